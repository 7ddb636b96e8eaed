import Diagnostics

extension LintRun {
  /// Findings apart from those that are meant to be, each fault once.
  package struct Judged: Sendable {
    package var findings: [LintFinding]
    /// With the exception that covers each.
    package var excused: [(finding: LintFinding, exception: LintException)]
  }

  /// Sets aside what `lint.yaml` excuses.
  ///
  /// - Parameter judged: the rules that were asked about all that there is, so that their exceptions can
  ///   be held to be needed; those that excuse nothing are findings too.
  package func judge(
    _ findings: [LintFinding], exceptionsOf judged: [any LintRule], in plan: LintPlan
  ) -> Judged {
    var result = Judged(findings: [], excused: [])
    var excused = settings.exceptions.map { _ in [LintFinding]() }
    for finding in findings {
      if let index = settings.exceptions.firstIndex(where: { $0.covers(finding) }) {
        excused[index].append(finding)
      } else {
        result.findings.append(finding)
      }
    }
    result.findings = result.findings.grouped
    result.excused = zip(settings.exceptions, excused).flatMap { exception, findings in
      findings.grouped.map { ($0, exception) }
    }
    let names = Set(judged.filter(isAsked).map(\.name))
    let rule = LintRules.exceptions
    guard isAsked(rule) else { return result }
    let scenes = plan.scenes
    for (exception, findings) in zip(settings.exceptions, excused)
    where names.contains(exception.rule) && exception.isTested(by: scenes) {
      let use = LintExceptionUse(exception: exception, findingCount: findings.count)
      result.findings += rule.check(use).map {
        finding(rule, $0, at: exception.range, scene: LintScene("all scenarios"))
      }
    }
    return result
  }
}
