package import DesignTokens
package import Navigation
package import Scenarios

extension RenderPlan {
  /// A frame for each state that a walk found, on each device: `explore/0007-today-acting`.
  ///
  /// - Parameters:
  ///   - origin: The scenario whose settings and devices the frames have; nil for a new phone.
  ///   - devices: In place of the scenario's.
  package init(
    exploring exploration: Exploration, of origin: Scenario? = nil,
    devices: [DeviceProfile]? = nil, scale: Double? = nil
  ) {
    let names = exploration.states.enumerated().map { Self.name(of: $1, at: $0) }
    var scenario = Scenario(
      named: origin.map { "explore \($0.name)" } ?? "explore",
      start: origin?.start ?? .screen(ScreenStart(StartPoint(.today))), screenshots: names)
    if let origin {
      scenario.settings = origin.settings
      scenario.devices = origin.devices
    }
    let screenshots = names.map { Screenshot($0, at: scenario.nameRange) }
    self.init(
      frames: (devices ?? scenario.devices).flatMap { device in
        zip(exploration.states, screenshots).map { visit, screenshot in
          PlannedFrame(
            shot: Shot(scenario: scenario, screenshot: screenshot, subject: .app(visit.state)),
            settings: FrameSettings(scenario.settings, on: device, scale: scale))
        }
      })
  }

  /// The number and the words of a state, fit for a file.
  private static func name(of visit: Exploration.Visit, at index: Int) -> String {
    let number = String(index)
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let words = visit.abstract.name.split { !$0.isLetter && !$0.isNumber }
    return ([padded] + words.map(String.init)).joined(separator: "-")
  }
}
