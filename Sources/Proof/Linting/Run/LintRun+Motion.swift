internal import DesignTokens
import Diagnostics
internal import Geometry
import LayoutEngine
import Navigation
import Scenarios
internal import Screens
import Simulation
import ViewTree

extension LintRun {
  /// What the rules of motions find in all that moves while the scenarios of a plan are played.
  /// - Throws: what ICU says where its data cannot be loaded.
  package func findings(inMotionsOf plan: LintPlan) throws -> [LintFinding] {
    let rules = LintRules.motions.filter(isAsked)
    if rules.isEmpty { return [] }
    let stretches = plan.passages.flatMap(\.stretches)
    let farm = FrameFarm(resources: resources, workerCount: workerCount)
    return try farm.map(stretches) { stretch, renderer in
      let passage = stretch.passage(renderer)
      return rules.flatMap { rule in
        rule.check(passage).map { fault in
          finding(
            rule, fault, at: stretch.range,
            scene: LintScene(
              stretch.scenario.name, moment: stretch.words,
              device: stretch.settings.environment.device.name,
              textSize: stretch.settings.environment.textSize.shortName))
        }
      }
    }.flatMap { $0 }
  }
}

/// A stretch of a scenario in which nobody does anything and something moves.
private struct Stretch: Sendable {
  let scenario: Scenario
  let settings: FrameSettings
  let range: SourceRange
  let words: String
  let state: AppState
  /// Milliseconds after the state's own instant.
  let length: Double

  /// What was done at the instant itself is there from the first microseconds on.
  private static let start = 1.0

  func passage(_ renderer: FrameRenderer) -> MotionPassage {
    let begin = state.now.milliseconds
    return MotionPassage(from: begin + Self.start, to: begin + length) { milliseconds in
      picture(Instant(milliseconds: milliseconds), renderer)
    }
  }

  private func picture(_ instant: Instant, _ renderer: FrameRenderer) -> MotionPassage.Picture {
    var state = state
    try? state.advance(to: instant)
    let frame = PlannedFrame(
      shot: Shot(
        scenario: scenario, screenshot: Screenshot(words, at: range), subject: .app(state)),
      settings: settings)
    guard let tree = try? renderer.layOut(frame.node, frame.settings) else { return [] }
    let seen = ElementMap(tree).elements.filter { $0.hasName && !$0.visibleFrame.isEmpty }
    return seen.map { element in
      (element.id, MotionPassage.Place(center: element.frame.center, opacity: element.opacity))
    }
  }
}

extension ScreenElement {
  /// Whether it is the same node at every instant: nodes without a name are numbered, and another
  /// number is another node.
  fileprivate var hasName: Bool {
    guard let last = id.split(separator: "/").last, let bracket = last.firstIndex(of: "[") else {
      return true
    }
    let kinds = ["stack", "text", "symbol", "figure", "spacer", "scroll", "scaffold"]
    let word = String(last[..<bracket])
    return !kinds.contains(word) && Role(rawValue: word) == nil
  }
}

extension LintPlan.Passage {
  /// From each step of the scenario to the next, as long as something moves between them.
  fileprivate var stretches: [Stretch] {
    let moments = result.moments
    let ranges = [run.scenario.nameRange] + run.steps.map(\.range)
    return moments.indices.compactMap { index in
      let state = moments[index].state
      let next = index + 1 < moments.count ? moments[index + 1].state.now : nil
      guard let rest = state.rest, rest > state.now, index < ranges.count else { return nil }
      let end = min(rest, next ?? rest)
      let length = end.milliseconds(since: state.now)
      guard length > 2 else { return nil }
      return Stretch(
        scenario: run.scenario, settings: run.settings, range: ranges[index],
        words: index == 0 ? "from the start on" : "after line \(ranges[index].start.line)",
        state: state, length: length)
    }
  }
}

extension AppState {
  /// When everything stands still and no message is seen any more; nil where it does now.
  fileprivate var rest: Instant? {
    let message = hud.map { $0.shownAt + timings.hudMilliseconds }
    return [settlesAt, message].compactMap { $0 }.max()
  }
}
