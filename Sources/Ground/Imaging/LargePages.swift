#if canImport(Glibc)
  import Glibc
#endif

/// Asks for large pages under memory that is about to be touched for the first time.
///
/// A screenful is three thousand pages of 4 KiB or six of 2 MiB, and each first touch of a page is a
/// trip into the kernel. Only a wish: where it is not granted, nothing changes but the time.
package enum LargePages {
  /// Has no effect below two large pages, or after the first touch.
  package static func wish(for memory: UnsafeMutableBufferPointer<UInt8>) {
    #if canImport(Glibc)
      let page = 4096
      guard memory.count >= 2 << 21, let start = memory.baseAddress else { return }
      let address = UInt(bitPattern: start)
      let skipped = (page - Int(address % UInt(page))) % page
      let length = (memory.count - skipped) / page * page
      _ = madvise(start + skipped, length, MADV_HUGEPAGE)
    #endif
  }
}
