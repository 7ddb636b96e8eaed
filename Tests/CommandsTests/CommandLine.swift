import Commands
import FileSystem
import FoundationEssentials
import Synchronization

/// The package that the tests belong to.
enum Repository {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let fonts = Files.join(root, "Fonts")
  static let hasFonts = Files.exists(Files.join(fonts, "Estedad-Regular.ttf"))
}

/// What a user sees of a command line.
struct Outcome {
  var exitCode: ExitCode
  var output: String
  var errors: String
}

/// Runs a command line in the test's own process.
func basiri(_ words: [String]) -> Outcome {
  let output = Stream()
  let errors = Stream()
  let console = Console(
    usesColor: false, write: { output.append($0) }, writeError: { errors.append($0) })
  let code = CommandRunner.run(words, console: console)
  return Outcome(exitCode: code, output: output.text, errors: errors.text)
}

private final class Stream: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func append(_ text: String) { written.withLock { $0 += text } }
}

/// A folder that lives as long as a test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = Files.join(
      FileManager.default.temporaryDirectory.path, "basiri-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { Files.join(path, name) }

  func write(_ text: String, to name: String) throws {
    try Files.write(Array(text.utf8), to: file(name))
  }

  /// Makes it a project with tokens, content and one scenario, but without fonts.
  func becomeProject() throws {
    for name in ["seeds/tokens.json", "seeds/content/fa.yaml"] {
      try Files.write(try Files.read(Files.join(Repository.root, name)), to: file(name))
    }
    try write(
      """
      name: a
      devices: [iPhone SE 3]
      start: {screen: today, state: morning}
      ---
      - takeScreenshot: x

      """, to: "seeds/scenarios/a.yaml")
  }
}
