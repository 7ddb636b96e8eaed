import Diagnostics
import Linting
import Testing

/// What lint.yaml may say, and what becomes of it.
@Suite struct SettingsTests {
  private func read(_ text: String) throws(DiagnosticList) -> LintSettings {
    try LintSettings(parsing: Array(text.utf8), path: "lint.yaml")
  }

  private func problems(_ text: String) -> [String] {
    do throws(DiagnosticList) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics.map { problem in
        let start = problem.range?.start
        return "\(start?.line ?? 0):\(start?.column ?? 0) \(problem.message)"
      }
    }
  }

  @Test func `severities and exceptions are read`() throws {
    let settings = try read(
      """
      severities: {text-cut: warning, one-hud: off}
      exceptions:
        - rule: text-contrast
          about: 'accent on #FFFFFF'
          reason: the document gives it
      """)
    #expect(settings.severities == ["text-cut": .warning, "one-hud": .off])
    #expect(settings.exceptions.map(\.about) == ["accent on #FFFFFF"])
    #expect(settings.exceptions.map(\.range.start.line) == [3])
  }

  @Test func `a file may hold neither`() throws {
    #expect(try read("---\n").exceptions == [])
    #expect(try read("severities: {}\n").severities.isEmpty)
  }

  @Test func `every mistake is told at once, with its place`() {
    let text = """
      severities: {text-cutt: error, one-hud: loud}
      exceptions:
        - rule: text-cut
          node: a
        - {rule: none, about: b, reason: c}
        - {rule: one-hud, reason: d}
      """
    #expect(
      problems(text) == [
        "1:41 unknown severity 'loud'", "1:14 unknown key 'text-cutt'",
        "3:5 missing key 'reason'", "5:12 unknown rule 'none'",
        "6:5 an exception from a whole rule",
      ])
  }

  // MARK: What exceptions excuse

  private let rule = LintRules.screens[0]

  private func finding(
    _ node: String, about: String = "", scenario: String = "s", textSize: String = "L"
  ) -> LintFinding {
    LintFinding(
      rule, LintFault(node, "m", found: "1", wanted: "2", about: about), at: nil,
      scene: LintScene(scenario, device: "iPhone 16", textSize: textSize))
  }

  private func exception(
    node: String? = nil, about: String? = nil, scenario: String? = nil, textSize: String? = nil,
    rule: String? = nil
  ) -> LintException {
    LintException(
      rule: rule ?? self.rule.name, node: node, about: about, scenario: scenario,
      textSize: textSize, reason: "r", range: SourceRange(start: SourceLocation(file: "lint.yaml")))
  }

  @Test func `an exception covers what all of its patterns fit`() {
    let one = finding("today/title/text[1]", about: "a on b", scenario: "صبح")
    #expect(exception(node: "today/*").covers(one))
    #expect(exception(node: "*/text[?]", about: "a *", scenario: "ص*").covers(one))
    #expect(!exception(node: "today").covers(one))
    #expect(!exception(node: "today/*", about: "c *").covers(one))
    #expect(!exception(node: "today/*", rule: "text-cut").covers(one))
    #expect(!exception(node: "today/*", textSize: "AX*").covers(one))
  }

  @Test func `one fault in many screens and under many numbers is one finding with a count`() {
    let all = [
      finding("week/day[1]/text[1]"), finding("week/day[7]/text[2]"),
      finding("week/day[7]/text[2]"),
      finding("week/title"), finding("week/day[1]/text[1]", about: "other"),
    ]
    #expect(all.grouped.map(\.count) == [3, 1, 1])
    #expect(
      all.grouped.map(\.fault.node) == ["week/day[1]/text[1]", "week/title", "week/day[1]/text[1]"])
  }
}
