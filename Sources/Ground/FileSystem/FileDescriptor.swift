import Glibc

/// An open file, closed when it goes.
struct FileDescriptor: ~Copyable {
  let path: String
  private let number: Int32

  /// Opens a file for reading.
  init(reading path: String) throws(SystemError) {
    self.path = path
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw .latest }
  }

  /// Makes a new file beside another, under a name that no file has, which only its owner may read.
  init(temporaryBeside target: String) throws(SystemError) {
    var template = Array("\(target).XXXXXX".utf8CString)
    number = mkstemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    if number < 0 { throw .latest }
  }

  deinit { close(number) }

  func readAll() throws(SystemError) -> [UInt8] {
    var status = stat()
    if fstat(number, &status) != 0 { throw .latest }
    // One byte more than the file has, so that the end is met without a second round; files of
    // the kernel state no size.
    var room = max(Int(status.st_size) + 1, 4096)
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(upTo: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = max(room - chunk.count, 4096)
    }
  }

  func setPermissions(_ mode: mode_t) throws(SystemError) {
    if fchmod(number, mode) != 0 { throw .latest }
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(number, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .latest
      }
      offset += count
    }
  }

  /// The next bytes, none at the end of the file.
  private func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result: Int
      repeat {
        result = Glibc.read(number, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      filled = max(0, result)
    }
    if code != 0 { throw SystemError(code: code) }
    return bytes
  }
}
