internal import Diagnostics
import Documents
import FileSystem

/// JUnit's XML: a suite for each scenario, a case for each shot. The place of a failure stands in its text,
/// for the schemas know no attributes for it.
///
/// Source: jenkinsci/xunit-plugin, `junit-10.xsd`: attributes and elements of suites and cases.
enum JUnitReport {
  static func text(of run: RunResult, in folder: String) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"basiri\" \(counts(of: run.shots))>")
    for (scenario, shots) in run.shots.grouped(by: \.scenario) {
      lines.append("  <testsuite name=\"\(Markup.escape(scenario))\" \(counts(of: shots))>")
      for shot in shots { lines += testCase(shot, in: folder) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(of shots: [ShotResult]) -> String {
    let errors = shots.count { $0.status == .broken }
    let failures = shots.count { $0.status.isFailure } - errors
    let milliseconds = shots.compactMap(\.durationInMilliseconds).reduce(0) { sum, next in
      let (total, isTooLarge) = sum.addingReportingOverflow(next)
      return isTooLarge ? Int.max : total
    }
    return "tests=\"\(shots.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds(milliseconds))\""
  }

  private static func testCase(_ shot: ShotResult, in folder: String) -> [String] {
    let name = Markup.escape("\(shot.screenshot) (\(shot.device))")
    let className = Markup.escape(shot.scenario)
    var start = "    <testcase name=\"\(name)\" classname=\"\(className)\""
    if let duration = shot.durationInMilliseconds { start += " time=\"\(seconds(duration))\"" }
    var body: [String] = []
    if shot.status.isFailure {
      let element = shot.status == .broken ? "error" : "failure"
      let message = Markup.escape(VisibleText.line(shot.summary))
      let place = "at \(shot.place.file):\(shot.place.line):\(shot.place.column)"
      let details =
        (shot.details + VerdictText.lines(for: shot.allowances)
        + [place, shot.command, shot.acceptCommand])
        .filter { !$0.isEmpty }.map(Markup.escape).joined(separator: "\n")
      body.append(
        "      <\(element) type=\"\(shot.status.rawValue)\" message=\"\(message)\">\(details)</\(element)>"
      )
    }
    let attachments = [shot.images.expected, shot.images.actual, shot.images.diff]
      .compactMap(\.self).map { "[[ATTACHMENT|\(Markup.escape(Files.join(folder, $0)))]]" }
    if shot.status.isFailure, !attachments.isEmpty {
      body.append("      <system-out>\(attachments.joined(separator: "\n"))</system-out>")
    }
    return body.isEmpty ? [start + "/>"] : [start + ">"] + body + ["    </testcase>"]
  }

  private static func seconds(_ milliseconds: Int) -> String {
    JSONValue.format(Double(milliseconds) / 1000, decimals: 3)
  }
}
