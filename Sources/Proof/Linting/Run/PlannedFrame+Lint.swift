internal import DesignTokens
import Diagnostics
internal import Mockups
import Navigation
import Scenarios
internal import Screens
package import Simulation

extension PlannedFrame {
  /// What kind of picture rules take it for.
  var kind: LaidOutScreen.Kind {
    switch shot.subject {
    case .specimen: .specimen
    case .app(let state): state.isResting ? .resting : .moving
    }
  }

  /// What a finding on it says of where it was found.
  package var scene: LintScene {
    LintScene(
      shot.scenario.name, moment: shot.screenshot.name, device: settings.environment.device.name,
      textSize: settings.environment.textSize.shortName)
  }

  /// Whether numbers on it are to be read in Persian digits.
  var usesPersianDigits: Bool {
    if case .app(let state) = shot.subject {
      return state.mockup?.mockup.usesPersianDigits ?? true
    }
    return true
  }

  /// Where in a file it is asked for; nil for a state that no file holds.
  var range: SourceRange? {
    shot.scenario.isInFile ? shot.screenshot.nameRange : nil
  }
}

extension Scenario {
  /// Whether a file holds it. One that does not is named after itself in messages.
  fileprivate var isInFile: Bool { file != name }
}

extension AppState {
  /// Whether nothing is moving and no message comes or goes.
  var isResting: Bool {
    let isHUDWhole = motion.hud.map { $0.opacity >= 1 } ?? true
    return transitions.isEmpty && pressedElement == nil && isHUDWhole
  }
}
