package import DesignTokens
package import Navigation
internal import Scenarios

extension RenderPlan {
  /// A frame for each state that a walk found, on each device: `explore/0007-today-acting`.
  package init(exploring exploration: Exploration, devices: [DeviceProfile], scale: Double? = nil) {
    let names = exploration.states.enumerated().map { Self.name(of: $1, at: $0) }
    let scenario = Scenario(
      named: "explore", start: Vocabulary.application().defaultStart, screenshots: names)
    let screenshots = names.map { Screenshot($0, at: scenario.nameRange) }
    self.init(
      frames: devices.flatMap { device in
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
