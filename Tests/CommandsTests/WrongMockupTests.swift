import Commands
import FileSystem
import Testing

/// Mock-ups that are wrong, a file each: at its end, after `#|`, stands what is to be said of it.
@Suite struct WrongMockupTests {
  static let folder = Files.join(Repository.root, "Tests/WrongMockups")
  static let names = (try? Files.names(in: folder))?.filter { $0.hasSuffix(".yaml") } ?? []

  @Test func `there are at least sixty of them`() {
    #expect(Self.names.count >= 60)
  }

  @Test(arguments: names)
  func `a wrong mock-up is told to the letter, exits with 2, and nothing is written`(
    _ name: String
  ) throws {
    let file = Files.join(Self.folder, name)
    let lines = String(decoding: try Files.read(file), as: UTF8.self).split(separator: "\n")
    let expected = lines.filter { $0.hasPrefix("#|") }.map { $0.dropFirst(3) }
    try #require(!expected.isEmpty)
    let out = TemporaryFolder()
    let outcome = basiri([
      "render", file, "--out", out.file("frames"), "--project", Repository.root,
    ])
    let found = outcome.errors.replacing(Self.folder + "/", with: "")
    #expect(found == expected.joined(separator: "\n") + "\n")
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.output == "")
    #expect(!Files.exists(out.file("frames")))
  }
}
