import Commands
import Documents
import FileSystem
import Testing

@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct LintCommandTests {
  private let folder = TemporaryFolder()

  private func lint(_ words: String...) -> Outcome {
    basiri(["lint", "--project", Repository.root] + words)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = Files.join(folder.path, name)
    try Files.write(Array(text.utf8), to: path)
    return path
  }

  @Test func `every reachable state and every mock-up is clean but for what lint.yaml excuses`() {
    let outcome = lint("--explore")
    #expect(outcome.exitCode == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("no findings in "))
  }

  @Test func `the smallest phone and the largest type are clean too`() {
    let outcome = lint("--device", "iPhone SE 3", "--text-size", "xS,xxxL,AX5")
    #expect(outcome.exitCode == .success, "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a mock-up that breaks rules fails with a finding at its screenshot`() throws {
    let path = try file(
      "wrong.yaml",
      """
      name: w
      screens:
        a:
          title: روز 12
          body:
            - button: {title: ثبت, onTap: dismiss}
            - button: {title: بعد, onTap: dismiss}
      ---
      - takeScreenshot: one
      """)
    let outcome = lint("--format", "json", path)
    #expect(outcome.exitCode == .failure)
    let found = try YAMLFile.documents(parsing: Array(outcome.output.utf8), file: "o.json")[0]
    let rules = found["findings"]?.items?.compactMap { $0["rule"]?.text } ?? []
    #expect(rules == ["primary-on-current-step", "persian-digits"])
    #expect(found["findings"]?.items?.allSatisfy { $0["line"]?.integer == 9 } == true)
  }

  @Test func `an exception that excuses nothing fails a run over all scenarios, and no other`()
    throws
  {
    let own = String(
      decoding: try Files.read(Files.join(Repository.root, "lint.yaml")), as: UTF8.self)
    let extra = "\n  - {rule: text-cut, node: nowhere, reason: it was there once}\n"
    let config = try file("lint.yaml", own + extra)
    let whole = lint("--config", config)
    #expect(whole.exitCode == .failure)
    #expect(whole.output.contains("text-cut (nowhere): the exception no longer applies"))
    let morning = Files.join(Repository.root, "seeds/scenarios/today/morning.yaml")
    #expect(lint("--config", config, morning).exitCode == .success)
  }

  @Test func `what is found does not depend on the number of threads`() throws {
    let config = try file("none.yaml", "severities: {}\n")
    let mockups = Files.join(Repository.root, "seeds/mockups")
    let outcomes = ["1", "3"].map {
      lint("--config", config, "--format", "sarif", "--workers", $0, mockups)
    }
    #expect(outcomes[0].exitCode == .failure)
    #expect(outcomes[0].output == outcomes[1].output)
  }

  @Test func `mistakes on the command line and in the file are told together`() throws {
    let config = try file("bad.yaml", "severities: {text-cutt: error}\n")
    let outcome = lint("--config", config, "--text-size", "XX", "--device", "iPhone 3")
    #expect(outcome.exitCode == .badInput)
    for part in ["unknown key 'text-cutt'", "unknown text size 'XX'", "unknown device 'iPhone 3'"] {
      #expect(outcome.errors.contains(part), "\(part)")
    }
    #expect(outcome.output.isEmpty)
  }

  @Test func `the list names every rule`() {
    let outcome = lint("--rules")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.split(separator: "\n").count == 25)
  }

  @Test func `each rule is drawn broken and kept, and the two differ`() throws {
    let outcome = lint("--pictures", folder.path)
    #expect(outcome.exitCode == .success)
    let names = try Files.names(in: folder.path).filter { $0.hasSuffix(".png") }
    #expect(names.count == 48)
    for name in names where name.hasSuffix("-wrong.png") {
      let right = name.dropLast("wrong.png".count) + "right.png"
      let one = try Files.read(Files.join(folder.path, name))
      #expect(try Files.read(Files.join(folder.path, String(right))) != one, "\(name)")
    }
  }
}
