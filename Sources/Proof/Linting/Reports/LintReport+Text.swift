import Diagnostics

extension LintReport {
  /// A line a finding as compilers write them, below it the source of the rule and the scene, and at
  /// last how many there are.
  package var text: String { findings.map(Self.text(of:)).joined() + summary + "\n" }

  private static func text(of finding: LintFinding) -> String {
    let place = finding.range.map { "\($0.start.file):\($0.start.line):\($0.start.column): " } ?? ""
    let more = finding.count > 1 ? "; \(finding.count) times in all" : ""
    return "\(place)\(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]\n"
      + "    \(finding.section)\n    \(finding.scene.text)\(more)\n"
  }
}
