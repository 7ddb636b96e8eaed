internal import Diagnostics
internal import LayoutEngine
package import Navigation
package import Scenarios

/// A frame that a scenario asks for: what it shows, and the name to give the picture.
package struct Shot: Hashable, Sendable {
  package var scenario: Scenario
  package var screenshot: Screenshot
  package var subject: Subject

  package init(scenario: Scenario, screenshot: Screenshot, subject: Subject) {
    self.scenario = scenario
    self.screenshot = screenshot
    self.subject = subject
  }

  /// What a picture can show.
  package enum Subject: Hashable, Sendable {
    /// The app at an instant.
    case app(AppState)
    /// A component's page, by its name, and how far it is scrolled.
    case specimen(String, scrollOffset: Double)
  }
}

extension Shot {
  /// What shows a finger at the instant of the frame.
  var presses: [String: Press] {
    switch subject {
    case .app(let state): state.presses
    case .specimen: [:]
    }
  }
}

extension AppState {
  /// What shows a finger now, by the ids of the nodes.
  var presses: [String: Press] {
    var presses: [String: Press] = [:]
    for press in motion.presses {
      presses[press.element] = Press(
        amount: press.motion.amount, reducesMotion: press.motion.fades)
    }
    return presses
  }
}
