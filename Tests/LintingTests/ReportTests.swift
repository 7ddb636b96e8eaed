import Diagnostics
import Documents
import Linting
import Testing

/// The forms in which findings are told.
@Suite struct ReportTests {
  private let report: LintReport = {
    let rule = LintRules.screens[0]
    let fault = LintFault("today/title", "another title", found: "2 titles", wanted: "one")
    let range = SourceRange(
      start: SourceLocation(file: "seeds/a b/صبح.yaml", line: 5, column: 19), length: 3)
    let scene = LintScene("امروز", moment: "صبح", device: "iPhone 16", textSize: "L")
    let exception = LintException(
      rule: rule.name, node: "*", reason: "meant to be",
      range: SourceRange(start: SourceLocation(file: "lint.yaml")))
    return LintReport(
      findings: [
        LintFinding(rule, fault, at: range, scene: scene, count: 3),
        LintFinding(
          LintRules.design[0], severity: .warning, fault, at: nil, scene: LintScene("tokens")),
      ],
      excused: [(LintFinding(rule, fault, at: range, scene: scene), exception)], screenCount: 7)
  }()

  @Test func `text names place, node, figures, rule, source and scene`() {
    #expect(
      report.text(as: .text, version: "1") == """
        seeds/a b/صبح.yaml:5:19: error: today/title: another title: found 2 titles, wanted one \
        [one-large-title]
            Design document, Type: Large Title, one per screen
            امروز, صبح, iPhone 16, L; 3 times in all
        warning: today/title: another title: found 2 titles, wanted one [press-values]
            Design document, Tokens: Motion (Press); Components: Buttons, Bar button
            tokens
        1 error and 1 warning in 7 screens, 1 excused by lint.yaml

        """)
  }

  @Test func `JSON holds the same, and leaves out what there is not`() throws {
    let json = try JSONValue(parsing: Array(report.text(as: .json, version: "1").utf8))
    let findings = json["findings"]?.elements ?? []
    #expect(json["errors"] == .integer(1))
    #expect(findings.count == 2)
    #expect(findings[0]["file"] == "seeds/a b/صبح.yaml")
    #expect(findings[0]["line"] == .integer(5))
    #expect(findings[0]["scene"]?["moment"] == "صبح")
    #expect(findings[1]["file"] == nil)
  }

  /// Sections 3.13, 3.19.23, 3.27, 3.28, 3.35 of SARIF 2.1.0: what a log must hold.
  @Test func `SARIF describes each rule once, and points at it and at a file by a URI`() throws {
    let log = try JSONValue(parsing: Array(report.text(as: .sarif, version: "1.2").utf8))
    #expect(log["version"] == "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"] == "basiri")
    let ids = (driver["rules"]?.elements ?? []).compactMap { $0["id"] }
    #expect(ids.count == LintRules.all.count)
    #expect(Set(ids).count == ids.count)
    let results = run["results"]?.elements ?? []
    #expect(results.count == 3)
    for result in results {
      guard case .integer(let index)? = result["ruleIndex"] else {
        Issue.record("no index")
        continue
      }
      #expect(ids[index] == result["ruleId"])
      #expect(result["message"]?["text"] != nil)
    }
    let place = results[0]["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == "seeds/a%20b/%D8%B5%D8%A8%D8%AD.yaml")
    #expect(place?["region"]?["startLine"] == .integer(5))
    #expect(results[0]["suppressions"] == nil)
    let suppression = results[2]["suppressions"]?.elements.first
    #expect(suppression?["kind"] == "external")
    #expect(suppression?["justification"] == "meant to be")
  }

  @Test func `GitHub shows a finding at its line, and one without a file without`() {
    let lines = report.text(as: .github, version: "1").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=seeds/a b/صبح.yaml,line=5,col=19,title=basiri lint%3A one-large-title::"))
    #expect(lines[1].hasPrefix("::warning title=basiri lint%3A press-values::"))
    #expect(lines[0].contains("%0A"))
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
