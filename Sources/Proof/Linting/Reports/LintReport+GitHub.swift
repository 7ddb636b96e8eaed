import Diagnostics
import Reports

extension LintReport {
  /// A workflow command a finding, one a line.
  package var annotations: String {
    findings.map { finding in
      let start = finding.range?.start
      let lines = [finding.sentence, finding.section, finding.scene.text]
      return WorkflowCommand(
        finding.severity == .error ? .error : .warning, title: "basiri lint: \(finding.rule)",
        message: lines.joined(separator: "\n"), file: start?.file, line: start?.line,
        column: start?.column
      ).text
    }.joined()
  }
}
