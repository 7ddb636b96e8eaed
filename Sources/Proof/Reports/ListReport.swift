/// One line a shot, with the reasons of a failure under it.
enum ListReport {
  static func text(of run: RunResult) -> String {
    var lines: [String] = []
    for shot in run.shots {
      let sign = shot.status == .passed ? "✓" : shot.status == .recorded ? "+" : "✗"
      lines.append("\(sign) \(ReportText.line(shot.path)): \(ReportText.line(shot.summary))")
      guard shot.status != .recorded else { continue }
      lines += VerdictText.lines(for: shot.allowances).map { "    " + $0 }
      lines += shot.details.map { "    " + ReportText.line($0) }
      if shot.status.isFailure {
        let place = shot.place
        lines.append("    at \(ReportText.line(place.file)):\(place.line):\(place.column)")
      }
    }
    return (lines + [run.summary]).joined(separator: "\n") + "\n"
  }
}
