package import Diagnostics

/// A broken rule with everything that a reader needs to find and mend it.
package struct LintFinding: Hashable, Sendable {
  package var rule: String
  package var section: String
  package var severity: LintSeverity
  package var fault: LintFault
  /// Where in a file it shows; nil for states that no file holds.
  package var range: SourceRange?
  /// Where it shows first.
  package var scene: LintScene
  /// In how many scenes the same fault shows, this one counted.
  package var count: Int

  package init(
    _ rule: any LintRule, severity: LintSeverity? = nil, _ fault: LintFault, at range: SourceRange?,
    scene: LintScene, count: Int = 1
  ) {
    self.rule = rule.name
    section = rule.section
    self.severity = severity ?? rule.severity
    self.fault = fault
    self.range = range
    self.scene = scene
    self.count = count
  }
}

extension [LintFinding] {
  /// Each fault once, where it shows first, with how often it shows.
  ///
  /// Two faults are one where the same rule finds the same thing about nodes whose ids differ in their
  /// numbers alone: a row of a list, seven days of a week, one screen in a hundred states.
  package var grouped: [LintFinding] {
    var groups: [LintFinding] = []
    var indices: [Key: Int] = [:]
    for finding in self {
      let key = Key(finding)
      if let index = indices[key] {
        groups[index].count += finding.count
      } else {
        indices[key] = groups.count
        groups.append(finding)
      }
    }
    return groups
  }

  private struct Key: Hashable {
    let rule: String
    let node: [Substring]
    let message: String
    let about: String

    init(_ finding: LintFinding) {
      rule = finding.rule
      node = finding.fault.node.split { "[]".contains($0) }.filter { Int($0) == nil }
      message = finding.fault.message
      about = finding.fault.about
    }
  }
}
