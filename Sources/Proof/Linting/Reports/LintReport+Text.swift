import Diagnostics

/// What a run has found, in the forms that people and tools read.
package struct LintReport: Sendable {
  /// Each fault once.
  package var findings: [LintFinding]
  /// How many screens were looked at.
  package var screenCount: Int

  package init(findings: [LintFinding], screenCount: Int) {
    self.findings = findings
    self.screenCount = screenCount
  }
}

extension LintReport {
  /// A line a finding as compilers write them, and below it the rule's source and the scene.
  package var text: String {
    findings.map(Self.text(of:)).joined() + summary + "\n"
  }

  /// «2 errors and 1 warning in 413 screens».
  package var summary: String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    let screens = Self.count(screenCount, "screen")
    if findings.isEmpty { return "no findings in \(screens)" }
    return "\(Self.count(errors, "error")) and \(Self.count(warnings, "warning")) in \(screens)"
  }

  private static func text(of finding: LintFinding) -> String {
    let place = finding.range.map { "\($0.start.file):\($0.start.line):\($0.start.column): " } ?? ""
    let more = finding.count > 1 ? "; \(finding.count) times in all" : ""
    return "\(place)\(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]\n"
      + "    \(finding.section)\n    \(finding.scene)\(more)\n"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension LintFinding {
  /// The node, what is wrong with it, what was found and what is wanted.
  package var sentence: String {
    "\(fault.node): \(fault.message): found \(fault.found), wanted \(fault.wanted)"
  }
}
