import Documents

/// What a run has found, in the forms that people and tools read.
package struct LintReport: Sendable {
  /// Each fault once.
  package var findings: [LintFinding]
  /// What `lint.yaml` excuses, each fault once, with its exception.
  package var excused: [(finding: LintFinding, exception: LintException)]
  /// How many screens were looked at.
  package var screenCount: Int

  package init(
    findings: [LintFinding],
    excused: [(finding: LintFinding, exception: LintException)] = [], screenCount: Int
  ) {
    self.findings = findings
    self.excused = excused
    self.screenCount = screenCount
  }

  package var errorCount: Int { findings.count { $0.severity == .error } }
  package var warningCount: Int { findings.count - errorCount }

  /// «2 errors and 1 warning in 413 screens, 4 excused by lint.yaml».
  package var summary: String {
    let screens = Self.count(screenCount, "screen")
    let excuses = excused.isEmpty ? "" : ", \(excused.count) excused by \(LintSettings.fileName)"
    if findings.isEmpty { return "no findings in \(screens)\(excuses)" }
    let errors = Self.count(errorCount, "error")
    return "\(errors) and \(Self.count(warningCount, "warning")) in \(screens)\(excuses)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The forms that a report can have.
package enum LintFormat: String, CaseIterable, Hashable, Sendable {
  case text
  case json
  /// Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
}

extension LintReport {
  /// - Parameter version: of the program, for formats that say it.
  package func text(as format: LintFormat, version: String) -> String {
    switch format {
    case .text: text
    case .json: json.text
    case .sarif: sarif(version: version).text
    case .github: annotations
    }
  }
}

extension LintFinding {
  /// The node, what is wrong with it, what was found and what is wanted.
  package var sentence: String {
    "\(fault.node): \(fault.message): found \(fault.found), wanted \(fault.wanted)"
  }
}
