import Glibc

/// An open file, closed when it goes.
struct FileDescriptor: ~Copyable {
  let path: String
  private let number: Int32

  /// Opens a regular file for reading; what else stands there may have no end, or never begin.
  init(reading path: String) throws(SystemError) {
    self.path = path
    // Without O_NONBLOCK a pipe waits here for somebody to write.
    number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    if number < 0 { throw .latest }
    let kind = try FileStatus(descriptor: number).kind
    if let fault = kind.faultInReading { throw fault }
  }

  /// Opens a device or a pipe for writing, as it stands; a pipe waits for its reader.
  init(writingThrough path: String) throws(SystemError) {
    self.path = path
    number = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    if number < 0 { throw .latest }
  }

  /// Makes a new file beside another, under its name with a full stop and six letters, which no file
  /// has. Its permissions are what the process's mask leaves of reading and writing for all.
  init(temporaryBeside target: String) throws(SystemError) {
    var seed = UInt64(getpid())
    var name = ""
    var descriptor: Int32 = -1
    repeat {
      name = target + "." + Self.sixLetters(seed)
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      seed += 1_000_003
    } while descriptor < 0 && errno == EEXIST
    path = name
    number = descriptor
    if number < 0 { throw .latest }
  }

  deinit { if number >= 0 { close(number) } }

  private static func sixLetters(_ seed: UInt64) -> String {
    var rest = seed
    var text = ""
    for _ in 0..<6 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26)))
      rest /= 26
    }
    return text
  }

  /// - Throws: `.tooLarge` past the limit in bytes.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    let size = try FileStatus(descriptor: number).size
    if size > limit { throw .tooLarge(limit: limit) }
    // One byte more than the file has, so that the end is met without a second round; files of
    // the kernel state no size.
    var room = max(size + 1, 4096)
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(upTo: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      room = max(room - chunk.count, 4096)
    }
  }

  func setPermissions(_ mode: mode_t) throws(SystemError) {
    if fchmod(number, mode) != 0 { throw .latest }
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
      try StandardStream.put(UnsafeRawBufferPointer(buffer), to: number)
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
    if code != 0 { throw .call(code: code) }
    return bytes
  }
}
