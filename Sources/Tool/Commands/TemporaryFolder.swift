internal import FileSystem
internal import Glibc

/// A folder of its own below `TMPDIR` or `/tmp`, until it is removed.
struct TemporaryFolder: Sendable {
  let path: String

  /// - Throws: `FileError.notWritable`.
  init() throws(FileError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let pattern = Files.join(parent, "basiri-XXXXXX")
    var bytes = Array(pattern.utf8CString)
    let made = bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) } != nil
    }
    guard made else { throw .notWritable(path: pattern, reason: String(cString: strerror(errno))) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and everything in it; what cannot be removed stays.
  func remove() { Self.remove(path) }

  private static func remove(_ folder: String) {
    for name in (try? Files.names(in: folder)) ?? [] {
      let path = Files.join(folder, name)
      if Files.isUnlinkedFolder(path) { remove(path) } else { try? Files.remove(path) }
    }
    Files.removeIfEmpty(folder)
  }
}
