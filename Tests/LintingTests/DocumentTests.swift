import FileSystem
import Linting
import Testing

/// docs/lint.md explains every rule, and no other.
@Suite struct DocumentTests {
  private func sections() throws -> [(name: String, text: String)] {
    let bytes = try Files.read(Files.join(Studio.root, "docs/lint.md"))
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n### ").dropFirst()
    return parts.map { part in
      (String(part.prefix { $0 != "\n" }), String(part))
    }
  }

  @Test func `the document has a section for each rule, in their order`() throws {
    #expect(try sections().map(\.name) == LintRules.all.map(\.name))
  }

  @Test func `a section says what must hold, where that comes from, and how much it weighs`() throws
  {
    for (section, rule) in zip(try sections(), LintRules.all) {
      #expect(section.text.contains("\n\(rule.summary).\n"), "\(rule.name)")
      let source = "Source: \(rule.section). Severity: \(rule.severity.rawValue)."
      #expect(section.text.contains(source), "\(rule.name)")
    }
  }

  @Test func `a section shows both pictures that the program draws`() throws {
    #expect(LintExample.all.map(\.rule) == LintRules.all.map(\.name))
    for (section, example) in zip(try sections(), LintExample.all) {
      for name in ["wrong", "right"] {
        #expect(section.text.contains("(../out/lint/\(example.rule)-\(name).png)"))
      }
    }
  }
}
