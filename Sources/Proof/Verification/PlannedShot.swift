import Diagnostics
package import Imaging
package import Reports
package import Scenarios
import Simulation
internal import Snapshots

/// A picture to be held against a reference, before anything is known of what it shows.
package struct PlannedShot: Sendable {
  /// Of the reference, below the folder of references.
  package var path: String
  package var scenario: String
  package var screenshot: String
  package var device: String
  /// Device pixels a point.
  package var scale: Double
  package var place: ShotResult.Place
  package var tolerances: Tolerances
  package var masks: [Mask]
  /// The command line that makes this shot alone.
  package var command: String

  package init(
    path: String, scenario: String, screenshot: String, device: String, scale: Double,
    place: ShotResult.Place, tolerances: Tolerances = .exact, masks: [Mask] = [],
    command: String = ""
  ) {
    self.path = path
    self.scenario = scenario
    self.screenshot = screenshot
    self.device = device
    self.scale = scale
    self.place = place
    self.tolerances = tolerances
    self.masks = masks
    self.command = command
  }

  /// The result as far as it is known before the shot is taken.
  func result(_ status: ShotResult.Status, summary: String, details: [String] = []) -> ShotResult {
    ShotResult(
      path: path, scenario: scenario, screenshot: screenshot, device: device, scale: scale,
      place: place, status: status, summary: summary, details: details, command: command)
  }
}

extension PlannedShot {
  /// The result of a shot that could not be taken, with every reason.
  func broken(_ problems: [Diagnostic]) -> ShotResult {
    let lines = problems.map(\.line)
    return result(
      .broken, summary: lines.first ?? "could not be taken", details: Array(lines.dropFirst()))
  }
}

extension PlannedShot {
  /// The result of a shot that its scenario has not come to.
  func stopped(_ failure: ScenarioFailure) -> ShotResult {
    switch failure.kind {
    case .assertion:
      result(.assertionFailed, summary: failure.diagnostic.line)
    case .badInput: broken([failure.diagnostic])
    }
  }
}

extension Diagnostic {
  /// Place, message and hint on one line.
  fileprivate var line: String {
    let start = range.map { "\($0.start.file):\($0.start.line):\($0.start.column): " } ?? ""
    return start + message + (hint.map { "; \($0)" } ?? "")
  }
}
