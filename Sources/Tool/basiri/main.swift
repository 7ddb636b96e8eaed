import Commands
import FileSystem
import Glibc

StandardStream.holdMissing()
let output = StandardStream.output
let errors = StandardStream.errors
let console = Console(
  usesColor: isatty(STDERR_FILENO) == 1, showsProgress: isatty(STDERR_FILENO) == 1,
  write: { output.write($0) }, writeError: { errors.write($0) },
  writeBytes: { bytes in bytes.withUnsafeBytes { output.write($0) } },
  variable: { getenv($0).map { String(cString: $0) } })

/// The words of the command line, where all of them are text.
func words() -> [String]? {
  let pointers = UnsafeBufferPointer(
    start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  let words = pointers.dropFirst().compactMap { $0.flatMap { String(validatingCString: $0) } }
  return words.count == pointers.dropFirst().count ? words : nil
}

var code = ExitCode.badInput
if let words = words() {
  code = CommandRunner.run(words, console: console)
} else {
  errors.write("error: an argument is not valid UTF-8\n")
}
if let reason = output.failure {
  errors.write("error: standard output could not be written: \(reason)\n")
  code = .badInput
}
exit(code.rawValue)
