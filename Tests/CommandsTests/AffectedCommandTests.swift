import Commands
import Documents
import FileSystem
import Testing

/// A small project in a Git repository of its own, with three scenarios, one of which another runs.
private struct Project {
  let folder = TemporaryFolder()
  var path: String { folder.path }

  init() throws {
    for file in ["tokens.json", "content/fa.yaml"] {
      try write("seeds/\(file)", try String(decoding: seed(file), as: UTF8.self))
    }
    try write("seeds/scenarios/a.yaml", Self.scenario("a", "today", "- takeScreenshot: one\n"))
    try write(
      "seeds/scenarios/b.yaml",
      Self.scenario("b", "circle", "- runScenario: steps.yaml\n- takeScreenshot: two\n"))
    try write("seeds/scenarios/steps.yaml", Self.scenario("s", "circle", "- settle\n"))
    try write("Sources/Program.swift", "let answer = 1\n")
    for name in try Files.names(in: Repository.fonts) {
      try Files.write(
        try Files.read(Files.join(Repository.fonts, name)),
        to: Files.join(path, "Fonts/\(name)"))
    }
    for words in [
      ["init", "--quiet"], ["add", "."],
      [
        "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "first",
      ],
    ] {
      let git = try ChildProcess("git", ["-C", path] + words)
      #expect(git.wait() == 0)
    }
  }

  private func seed(_ name: String) throws -> [UInt8] {
    try Files.read(Files.join(Repository.root, "seeds/\(name)"))
  }

  static func scenario(_ name: String, _ screen: String, _ steps: String) -> String {
    "name: \(name)\nstart: {screen: \(screen)}\n---\n" + steps
  }

  func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: Files.join(path, name))
  }

  func change(_ name: String, _ old: String, to new: String) throws {
    let file = Files.join(path, name)
    let text = String(decoding: try Files.read(file), as: UTF8.self)
    let parts = text.split(separator: old, omittingEmptySubsequences: false)
    try #require(parts.count > 1)
    try write(name, parts.joined(separator: new))
  }

  func affected(_ words: String...) -> Outcome { basiri(["affected", "--project", path] + words) }
}

@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct AffectedCommandTests {
  @Test func `nothing is affected while nothing changes`() throws {
    let outcome = try Project().affected("--since", "HEAD")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "0 of 2 shots are affected\n")
  }

  @Test func `a text of the content affects the screens that show it`() throws {
    let project = try Project()
    try project.change("seeds/content/fa.yaml", "قدم امروز را انتخاب کن", to: "قدمی بردار")
    let outcome = project.affected("--since", "HEAD")
    #expect(
      outcome.output == """
        seeds/scenarios/a.yaml
          one (iPhone 16): changed
        1 of 2 shots are affected

        """)
  }

  @Test func `a radius affects all that is rounded by it, and a comment nothing`() throws {
    let project = try Project()
    try project.change("seeds/scenarios/a.yaml", "---\n", to: "---\n# a comment\n")
    #expect(project.affected("--since", "HEAD").output == "0 of 2 shots are affected\n")
    try project.change("seeds/tokens.json", "\"value\": 26,", to: "\"value\": 24,")
    #expect(project.affected("--since", "HEAD").output.hasSuffix("2 of 2 shots are affected\n"))
  }

  @Test func `steps that another scenario runs affect that scenario`() throws {
    let project = try Project()
    try project.change("seeds/scenarios/steps.yaml", "- settle", to: "- selectTab: من\n- settle")
    let outcome = project.affected("--since", "HEAD")
    #expect(outcome.output.contains("seeds/scenarios/b.yaml\n  two (iPhone 16): changed\n"))
    #expect(outcome.output.hasSuffix("1 of 2 shots are affected\n"))
  }

  @Test func `shots come and go`() throws {
    let project = try Project()
    try project.change("seeds/scenarios/a.yaml", "one", to: "eins")
    let found = try YAMLFile.documents(
      parsing: Array(project.affected("--since", "HEAD", "--format", "json").output.utf8),
      file: "o.json")[0]
    let shots = found["affected"]?.items ?? []
    #expect(shots.map { $0["screenshot"]?.text } == ["eins", "one"])
    #expect(shots.map { $0["change"]?.text } == ["added", "removed"])
    #expect(found["everything"]?.boolean == false)
  }

  @Test func `where the program differs everything is affected, with the files`() throws {
    let project = try Project()
    try project.change("Sources/Program.swift", "1", to: "2")
    try project.write("Sources/New.swift", "")
    let outcome = project.affected("--since", "HEAD")
    #expect(
      outcome.output
        == "everything is affected\n  Sources/Program.swift\n  Sources/New.swift\n")
  }

  @Test func `two folders are compared without Git`() throws {
    let (old, new) = (try Project(), try Project())
    try new.change("seeds/content/fa.yaml", "قدم امروز را انتخاب کن", to: "قدمی بردار")
    let outcome = basiri(["affected", "--from", old.path, "--to", new.path])
    #expect(outcome.output.hasSuffix("1 of 2 shots are affected\n"))
    try new.write("Fonts/manifest.json", "{}")
    #expect(
      basiri(["affected", "--from", old.path, "--to", new.path]).output.hasPrefix(
        "everything is affected\n  Fonts/manifest.json"))
  }

  @Test func `what cannot be compared is bad input`() throws {
    let project = try Project()
    let unknown = project.affected("--since", "nowhere")
    #expect(unknown.exitCode == .badInput)
    #expect(unknown.errors.contains("git: "))
    #expect(project.affected().errors.contains("affected needs a state to compare with"))
    #expect(
      project.affected("--since", "HEAD", "--from", project.path).errors.contains("two beginnings"))
  }

  @Test func `verify takes the affected shots alone, and shards divide them`() throws {
    let project = try Project()
    try project.change("seeds/content/fa.yaml", "قدم امروز را انتخاب کن", to: "قدمی بردار")
    let out = Files.join(project.path, "out")
    func verify(_ words: String...) -> Outcome {
      basiri(
        [
          "verify", "--project", project.path, "--record=never", "--scale", "1", "--out", out,
          "--affected", "HEAD",
        ] + words)
    }
    let whole = verify()
    #expect(whole.output.contains("a/one"))
    #expect(!whole.output.contains("b/two"))
    #expect(verify("--shard", "1/2").output.contains("a/one"))
    #expect(!verify("--shard", "2/2").output.contains("a/one"))
  }
}
