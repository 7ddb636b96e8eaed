internal import Diagnostics
import FileSystem

/// A run for a terminal: causes of failures first, then each shot that failed or was recorded, with its
/// reasons, its pictures and the commands that repeat and accept it.
enum ListReport {
  /// - Parameters:
  ///   - folder: Where the pictures of the run lie.
  ///   - isVerbose: Whether shots that passed have a line too, and all shots of a cause their reasons.
  static func text(of run: RunResult, in folder: String, isVerbose: Bool) -> String {
    var lines: [String] = []
    for shot in run.shots where !shot.status.isFailure {
      if shot.status == .recorded || isVerbose {
        lines.append(headline(of: shot))
        lines += allowances(of: shot, isVerbose: isVerbose)
      }
    }
    let groups = CauseGroup.groups(of: run)
    if run.failures.count > 1 {
      lines += groups.map { "✗ \(VisibleText.line($0.title))" }
    }
    for group in groups {
      for (index, shot) in group.shots.enumerated() {
        lines += failure(shot, in: folder, withReasons: isVerbose || index < reasonedShots)
      }
    }
    return (lines + [run.summary]).joined(separator: "\n") + "\n"
  }

  /// The shots of one cause that tell their reasons; those of the others are alike.
  private static let reasonedShots = 3

  private static func headline(of shot: ShotResult) -> String {
    let sign = shot.status == .passed ? "✓" : shot.status == .recorded ? "+" : "✗"
    return "\(sign) \(VisibleText.line(shot.path)): \(VisibleText.line(shot.summary))"
  }

  private static func allowances(of shot: ShotResult, isVerbose: Bool) -> [String] {
    guard shot.status == .passed, isVerbose else { return [] }
    return VerdictText.lines(for: shot.allowances).map { "    " + $0 }
  }

  private static func failure(
    _ shot: ShotResult, in folder: String, withReasons: Bool
  ) -> [String] {
    var lines: [String] = []
    if withReasons {
      lines += VerdictText.lines(for: shot.allowances)
      lines += shot.details.map(VisibleText.line)
    }
    let place = shot.place
    lines.append("at \(VisibleText.line(place.file)):\(place.line):\(place.column)")
    if let picture = shot.images.diff ?? shot.images.actual {
      lines.append("see " + VisibleText.line(Files.join(folder, picture)))
    }
    if !shot.command.isEmpty { lines.append("repeat: " + VisibleText.line(shot.command)) }
    if !shot.acceptCommand.isEmpty {
      lines.append("accept: " + VisibleText.line(shot.acceptCommand))
    }
    return [headline(of: shot)] + lines.map { "    " + $0 }
  }
}
