import Commands
import Glibc

/// Writes all bytes, whatever the descriptor takes at a time.
func put(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
  var rest = bytes
  while !rest.isEmpty {
    let written = write(descriptor, rest.baseAddress, rest.count)
    if written < 0 && errno == EINTR { continue }
    guard written > 0 else { return }
    rest = UnsafeRawBufferPointer(rebasing: rest[written...])
  }
}

func put(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { put(UnsafeRawBufferPointer($0), to: descriptor) }
}

let console = Console(
  usesColor: isatty(STDERR_FILENO) == 1, showsProgress: isatty(STDERR_FILENO) == 1,
  write: { put($0, to: STDOUT_FILENO) }, writeError: { put($0, to: STDERR_FILENO) },
  writeBytes: { bytes in bytes.withUnsafeBytes { put($0, to: STDOUT_FILENO) } })
exit(CommandRunner.run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
