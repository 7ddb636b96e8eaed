package import Diagnostics
package import Navigation
internal import Scenarios

/// A motion frame by frame, from where it begins until everything rests.
package struct Film: Sendable {
  package struct Frame: Sendable {
    /// From 0.
    package let number: Int
    /// Since the film's first frame.
    package let milliseconds: Double
    package let state: AppState
    /// How far the filmed motion is, 0 … 1.
    package let progress: Double
  }

  package let framesPerSecond: Int
  /// Never empty; the last one shows everything at rest.
  package let frames: [Frame]

  /// A film longer than this is a mistake.
  private static let limit = 36_000

  /// Films what a replay did, at its own instants: events that come during the motion are filmed too.
  ///
  /// A HUD that comes with the first frame counts as part of the motion; one that was there before, or
  /// comes later, is only seen.
  ///
  /// - Parameters:
  ///   - name: the screenshot to begin after; nil for the first motion of the scenario.
  /// - Throws: a diagnostic where there is no such screenshot, or no motion after it.
  package init(
    of result: ReplayResult, from name: String?, framesPerSecond: Int
  ) throws(DiagnosticList) {
    let moments = try Self.moments(of: result, from: name)
    guard let first = moments.first else {
      throw DiagnosticList([
        Diagnostic(
          .error, "nothing moves after " + (name.map { "'\($0)'" } ?? "the start"),
          hint: "tap something, and let no time pass before the film")
      ])
    }
    let start = first.now
    let (last, end) = Self.end(of: moments)
    let length = end.milliseconds(since: start)
    let count = Int((length * Double(framesPerSecond) / 1000 - 1e-9).rounded(.up)) + 1
    guard count <= Self.limit else {
      throw DiagnosticList([
        Diagnostic(.error, "a film of \(count) frames, more than \(Self.limit)")
      ])
    }
    let filmed = Self.filmed(in: moments)
    let lived = moments[...last]
    self.framesPerSecond = framesPerSecond
    frames = (0..<count).map { number in
      let milliseconds = Double(number) * 1000 / Double(framesPerSecond)
      let state = Self.state(at: start + milliseconds, lived)
      return Frame(
        number: number, milliseconds: milliseconds, state: state,
        progress: Self.progress(of: filmed, in: state))
    }
  }

  /// The states from the first one in which something moves.
  private static func moments(
    of result: ReplayResult, from name: String?
  ) throws(DiagnosticList) -> [AppState] {
    var moments = result.moments[...]
    if let name {
      guard let index = moments.firstIndex(where: { $0.screenshot?.name == name }) else {
        let names = moments.compactMap(\.screenshot?.name)
        throw DiagnosticList([
          Diagnostic(
            .error, "no screenshot is named '\(name)'", hint: NearestName.hint(name, among: names))
        ])
      }
      moments = moments[index...]
    }
    return moments.map(\.state).drop { $0.transitions.isEmpty }.map { $0 }
  }

  /// The first instant at which nothing moves, whatever came until then, and the last moment before.
  private static func end(of moments: [AppState]) -> (last: Int, instant: Instant) {
    let start = moments[0].now
    for (index, state) in moments.enumerated() {
      if state.transitions.contains(where: \.isHeld) { continue }
      var rest = state.settlesAt ?? state.now
      if let hud = state.hud, hud.shownAt == start {
        rest = max(rest, hud.shownAt + state.timings.hudMilliseconds)
      }
      let next = index + 1 < moments.count ? moments[index + 1].now : nil
      if rest > state.now || index == 0, let next, next <= rest { continue }
      return (index, rest)
    }
    return (moments.count - 1, moments[moments.count - 1].now)
  }

  private static func state(
    at instant: Instant, _ moments: ArraySlice<AppState>
  ) -> AppState {
    var state = moments.last { $0.now <= instant } ?? moments[moments.startIndex]
    do throws(NavigationError) {
      try state.advance(to: instant)
    } catch {
      // Only the end of the path refuses time, and there nothing moves any more.
    }
    return state
  }

  /// What the progress is counted of: what blocks touches, or else what began first.
  private static func filmed(in moments: [AppState]) -> Transition.Kind? {
    let start = moments[0].now
    let first = moments.last { $0.now == start } ?? moments[0]
    return (first.blockingTransition ?? first.transitions.first)?.kind
  }

  private static func progress(of kind: Transition.Kind?, in state: AppState) -> Double {
    guard let running = state.transitions.last(where: { $0.kind == kind }) else { return 1 }
    let value = running.value(at: state.now)
    let (from, to) = (running.course.from, running.course.to)
    return from == to ? 1 - value : (value - from) / (to - from)
  }
}
