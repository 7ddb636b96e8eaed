/// What `lint.yaml` says: what findings count as, and which of them are meant to be.
package struct LintSettings: Sendable {
  package var severities: [String: LintSeverity]

  package init(severities: [String: LintSeverity] = [:]) {
    self.severities = severities
  }

  package func severity(of rule: any LintRule) -> LintSeverity {
    severities[rule.name] ?? rule.severity
  }
}
