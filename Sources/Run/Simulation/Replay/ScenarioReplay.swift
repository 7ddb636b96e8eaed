package import AppContent
package import DesignTokens
internal import Diagnostics
internal import Mockups
package import Navigation
package import Scenarios
internal import Screens

/// What became of a scenario on one device.
package struct ReplayResult: Sendable {
  /// The frames that were taken, in order.
  package var shots: [Shot] = []
  /// The state at the start and after each step, with how many screenshots had been taken by then.
  package var moments: [ReplayMoment] = []
  /// Nil where every step was carried out.
  package var failure: ScenarioFailure?
}

/// The app after a step.
package struct ReplayMoment: Sendable {
  package var state: AppState
  /// The screenshot that the step took, if it took one.
  package var screenshot: Screenshot?
}

/// Runs the steps of a scenario on the virtual clock and notes the frames that it asks for.
///
/// Replay depends on the device, since a finger finds things where they are laid out.
package struct ScenarioReplay {
  private let content: ContentModel
  private let tokens: DesignTokens

  package init(content: ContentModel, tokens: DesignTokens) {
    self.content = content
    self.tokens = tokens
  }

  /// - Parameter steps: those of the scenario with other files and repetitions in place.
  package func run(
    _ scenario: Scenario, steps: [Step], on settings: FrameSettings, renderer: FrameRenderer
  ) -> ReplayResult {
    switch scenario.start {
    case .screen(let start):
      return run(
        scenario, steps, from: state(at: start, of: scenario), scrolledBy: start.scroll,
        on: ReplayScreen(renderer: renderer, settings: settings))
    case .mockup(let start):
      guard let state = state(at: start, of: scenario) else { return ReplayResult() }
      return run(
        scenario, steps, from: state, scrolledBy: start.scroll,
        on: ReplayScreen(renderer: renderer, settings: settings))
    case .specimen(let name, let scroll):
      return run(scenario, steps, of: .specimen(name, scrollOffset: scroll))
    }
  }

  /// The state in which a scenario starts; nil for a component alone, which has none.
  package func start(of scenario: Scenario) -> AppState? {
    switch scenario.start {
    case .screen(let start): state(at: start, of: scenario)
    case .mockup(let start): state(at: start, of: scenario)
    case .specimen: nil
    }
  }

  /// 9:41, the time of the platform's own pictures.
  private static let mockupMinutes = 9 * 60 + 41

  private func run(
    _ scenario: Scenario, _ steps: [Step], from start: AppState,
    scrolledBy distance: Double, on screen: ReplayScreen
  ) -> ReplayResult {
    var result = ReplayResult()
    do throws(ScenarioFailure) {
      var player = ScenarioPlayer(state: start, screen: screen)
      try player.begin(scrolledBy: distance, at: scenario.nameRange)
      result.moments.append(ReplayMoment(state: player.state))
      for step in steps {
        try player.perform(step)
        var moment = ReplayMoment(state: player.state)
        if case .takeScreenshot(let screenshot) = step.command {
          moment.screenshot = screenshot
          result.shots.append(
            Shot(scenario: scenario, screenshot: screenshot, subject: .app(player.state)))
        }
        result.moments.append(moment)
      }
    } catch {
      result.failure = error
    }
    return result
  }

  /// A component shown alone has no state that a finger or time could change.
  private func run(
    _ scenario: Scenario, _ steps: [Step], of subject: Shot.Subject
  ) -> ReplayResult {
    var result = ReplayResult()
    for step in steps {
      switch step.command {
      case .takeScreenshot(let screenshot):
        result.shots.append(
          Shot(scenario: scenario, screenshot: screenshot, subject: subject))
      case .advance, .settle: break
      default:
        result.failure = ScenarioFailure(
          .badInput,
          Diagnostic(
            .error, "a specimen only stands still", at: step.range,
            hint: "start at a screen to touch things"))
        return result
      }
    }
    return result
  }

  /// What is wrong with the changes that a scenario makes of its first screen, at their places.
  func problems(withChangesOf scenario: Scenario, on device: DeviceProfile) -> [Diagnostic] {
    guard !scenario.changes.isEmpty, case .screen(let start) = scenario.start else { return [] }
    let state = state(at: start, of: scenario)
    let screen = AppScreen(state, in: FrameSettings(scenario.settings, on: device).environment)
    return screen.changeProblems.map { problem in
      Diagnostic(
        .error, problem.message, at: scenario.changes[problem.index].range, hint: problem.hint)
    }
  }

  /// Why a scenario cannot start as it says.
  func problems(withStartOf scenario: Scenario) -> [Diagnostic] {
    guard case .screen(let start) = scenario.start, start.point.today == .return,
      state(at: start, of: scenario).todayState != .return
    else { return [] }
    return [
      Diagnostic(
        .error, "a return needs a missed day, and the path has none left for one",
        at: scenario.nameRange, hint: "end 'history' with a pause, or before the last day")
    ]
  }

  private func state(at start: ScreenStart, of scenario: Scenario) -> AppState {
    let state = AppState.start(
      start.point, content: content, timings: Timings(tokens), system: system(of: scenario))
    return scenario.mockup.map { state.changed(by: $0) } ?? state
  }

  /// Nil where the scenario has no screens of its own.
  private func state(at start: MockupStart, of scenario: Scenario) -> AppState? {
    scenario.mockup.map { mockup in
      .start(
        mockup, at: start.screen, values: start.values,
        minutesOfDay: start.clock?.minutesSinceMidnight ?? Self.mockupMinutes, content: content,
        timings: Timings(tokens), system: system(of: scenario))
    }
  }

  private func system(of scenario: Scenario) -> Preferences {
    Preferences(
      reduceMotion: scenario.settings.reduceMotion,
      reduceTransparency: scenario.settings.reduceTransparency)
  }
}
