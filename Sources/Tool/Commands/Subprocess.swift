internal import FileSystem
internal import Glibc

/// A program that runs beside this one, until its end.
enum Subprocess {
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  /// Runs a program that is found by `PATH`; nil where it does not start, or a signal ends it.
  ///
  /// What it says goes into files first, so that a full pipe never stops it.
  static func run(_ program: String, _ arguments: [String]) -> Result? {
    guard let folder = try? TemporaryFolder() else { return nil }
    defer { folder.remove() }
    let (output, errors) = (Files.join(folder.path, "out"), Files.join(folder.path, "err"))
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    let opened = [
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0),
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600),
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600),
    ]
    guard opened.allSatisfy({ $0 == 0 }) else { return nil }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    guard posix_spawnp(&number, program, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    guard status & 0x7F == 0 else { return nil }
    return Result(
      exitCode: status >> 8 & 0xFF, output: text(of: output), errors: text(of: errors))
  }

  private static func text(of path: String) -> String {
    String(decoding: (try? Files.read(path)) ?? [], as: UTF8.self)
  }
}
