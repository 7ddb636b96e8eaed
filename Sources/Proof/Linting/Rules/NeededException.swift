/// An exception that excuses nothing any more is taken out again, or it would excuse the next mistake.
struct NeededException: LintRule {
  let name = "needed-exception"
  let summary = "Every exception of lint.yaml excuses something"
  let section = "lint.yaml"

  func check(_ use: LintExceptionUse) -> [LintFault] {
    if use.findingCount > 0 { return [] }
    let exception = use.exception
    let parts =
      [exception.node, exception.about, exception.scenario, exception.device, exception.textSize]
      .compactMap { $0 }
    return [
      LintFault(
        "\(exception.rule) (\(parts.joined(separator: ", ")))",
        "the exception no longer applies", found: "0 findings",
        wanted: "one at least, or no exception")
    ]
  }
}

/// An exception, after a run that could have needed it.
package struct LintExceptionUse: Sendable {
  package let exception: LintException
  /// How many findings it has excused.
  package let findingCount: Int

  package init(exception: LintException, findingCount: Int) {
    self.exception = exception
    self.findingCount = findingCount
  }
}
