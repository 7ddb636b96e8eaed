internal import Diagnostics

/// What GitHub Actions show of a run: an annotation for each cause, on the line of the first scenario
/// that it changed, and a summary of the step.
///
/// A page shows ten annotations of a step and drops the rest, so that one for each shot would hide
/// causes behind each other.
package enum GitHubReport {
  /// Workflow commands, one a line.
  static func text(of run: RunResult) -> String {
    CauseGroup.groups(of: run).compactMap { group in
      group.shots.first.map { annotation(of: group, first: $0) }
    }.joined()
  }

  /// The Markdown that belongs into the file `GITHUB_STEP_SUMMARY`.
  package static func summary(of run: RunResult) -> String {
    let groups = CauseGroup.groups(of: run)
    var text = "## basiri\n\n\(markdown(run.summary))\n"
    if !groups.isEmpty { text += "\n| Shots | Cause | First of them |\n| --: | --- | --- |\n" }
    for group in groups {
      guard let first = group.shots.first else { continue }
      text += "| \(group.shots.count) | \(markdown(group.cause)) | \(markdown(first.path)) |\n"
    }
    return text
  }

  private static func annotation(of group: CauseGroup, first shot: ShotResult) -> String {
    let count = group.shots.count
    let title =
      count == 1
      ? "\(shot.screenshot) (\(shot.device)): \(shot.status.title)"
      : "\(count) shots: \(group.cause)"
    var lines = [shot.summary] + shot.details
    if count > 1 { lines = ["\(count) shots, first \(shot.path)"] + lines }
    if !shot.command.isEmpty { lines.append("repeat: " + shot.command) }
    return WorkflowCommand(
      .error, title: title, message: lines.joined(separator: "\n"), file: shot.place.file,
      line: shot.place.line, column: shot.place.column
    ).text
  }

  /// Text that is no Markdown and stays in its cell.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text) {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }
}
