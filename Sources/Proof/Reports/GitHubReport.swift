/// Workflow commands of GitHub Actions, which put each failure on its scenario's line.
enum GitHubReport {
  static func text(of run: RunResult) -> String {
    run.failures.map { shot in
      let title = "\(shot.screenshot) (\(shot.device)): \(shot.status.title)"
      let message = ([shot.summary] + shot.details).joined(separator: "\n")
      return
        "::error file=\(property(shot.place.file)),line=\(shot.place.line)"
        + ",col=\(shot.place.column),title=\(property(title))::\(data(message))\n"
    }.joined()
  }

  /// Source: actions/toolkit, `escapeData`: per cent signs and line ends.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += ReportText.line(String(scalar))
      }
    }
    return result
  }

  /// Source: actions/toolkit, `escapeProperty`: also what separates properties.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
