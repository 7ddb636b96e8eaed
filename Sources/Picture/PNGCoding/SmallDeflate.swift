import CDeflate

/// libdeflate at one of its levels, which finds more than zlib at the same cost.
struct SmallDeflate: ~Copyable {
  private let compressor: OpaquePointer

  /// - Parameter level: 1 (fast) to 12 (thorough).
  /// - Throws: `PNGError.libraryFailure` without memory.
  init(level: Int32) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .libraryFailure("no memory for libdeflate")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The most bytes that `count` bytes may become.
  func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(compressor, count) }

  /// Writes one zlib stream and returns its length.
  /// - Throws: `PNGError.libraryFailure`.
  func compress(
    _ input: UnsafeMutableBufferPointer<UInt8>, to output: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) -> Int {
    let count = libdeflate_zlib_compress(
      compressor, input.baseAddress, input.count, output.baseAddress, output.count)
    guard count > 0 else { throw .libraryFailure("libdeflate ran out of room") }
    return count
  }
}
