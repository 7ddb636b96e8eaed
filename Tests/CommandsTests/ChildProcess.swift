import Glibc

/// A program that runs beside the tests, silently.
struct ChildProcess {
  private let number: pid_t

  /// What the system says of a program that does not start.
  struct NotStarted: Error {
    let code: Int32
  }

  init(_ program: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    let code = posix_spawnp(&number, program, &actions, nil, words, environ)
    guard code == 0 else { throw NotStarted(code: code) }
    self.number = number
  }

  /// The exit code, nil where a signal ended the program.
  @discardableResult
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
