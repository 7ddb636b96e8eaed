/// What `lint.yaml` says: what findings count as, and which of them are meant to be.
package struct LintSettings: Sendable {
  /// By the names of rules; the others count as they say themselves.
  package var severities: [String: LintSeverity]
  package var exceptions: [LintException]

  package init(
    severities: [String: LintSeverity] = [:], exceptions: [LintException] = []
  ) {
    self.severities = severities
    self.exceptions = exceptions
  }

  package func severity(of rule: any LintRule) -> LintSeverity {
    severities[rule.name] ?? rule.severity
  }
}
