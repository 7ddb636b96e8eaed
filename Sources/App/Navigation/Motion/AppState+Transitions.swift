import AppContent
import DesignTokens

extension AppState {
  /// The motion that makes the machine drop touches, if one runs.
  package var blockingTransition: Transition? { transitions.first { $0.blocksTouches } }

  /// The moment at which the last transition ends, a finger's hold and a HUD not counted; nil if
  /// nothing moves.
  package var settlesAt: Instant? {
    transitions.filter { !$0.isHeld }.map(\.end).max()
  }

  /// Starts a motion from wherever the same thing is shown now; the latest one counts.
  ///
  /// Under Reduce Motion everything that would slide or scale fades instead.
  mutating func move(
    _ kind: Transition.Kind, from: Double, to: Double, _ token: MotionToken,
    after delay: Double = 0, since source: AppState
  ) {
    let fades = source.effectivePreferences.reduceMotion
    let motion = fades ? timings[.reducedFade] : timings[token]
    start(
      kind, .curve(from: from, to: to, motion), after: delay, fades: fades, since: source)
  }

  /// - Parameter delay: milliseconds from now in which what moves still stands.
  mutating func start(
    _ kind: Transition.Kind, _ course: Course, after delay: Double = 0, fades: Bool,
    since source: AppState
  ) {
    transitions.removeAll { $0.kind == kind }
    if course.milliseconds <= 0 { return }
    transitions.append(
      Transition(
        kind: kind, start: now + delay, course: course, fades: fades,
        source: .state(source.asSource)))
  }

  /// Drops what has reached its target.
  mutating func endTransitions() {
    transitions.removeAll { $0.end <= now }
    if let hud, now.milliseconds(since: hud.shownAt) >= timings.hudMilliseconds { self.hud = nil }
  }

  /// The state without the past of its own past, so that a chain of motions does not grow.
  private var asSource: AppState {
    var copy = self
    copy.transitions = transitions.map { transition in
      var past = transition.source.state
      past?.transitions = []
      return Transition(
        kind: transition.kind, start: transition.start, course: transition.course,
        fades: transition.fades, source: past.map { .state($0) } ?? .none)
    }
    return copy
  }

  /// Where a thing is shown at this instant, or nil if it does not move.
  func shownValue(_ kind: Transition.Kind) -> Double? {
    transitions.last { $0.kind == kind }?.value(at: now)
  }

  /// Moves a control's thumb to where the state now has it.
  mutating func moveThumb(of control: Control, since source: AppState) {
    let from = source.shownThumb(of: control)
    let target = position(of: control)
    guard from != target else { return }
    move(
      .thumb(control), from: from, to: target, control.isSwitch ? .toggle : .segment,
      since: source)
  }

  private func shownThumb(of control: Control) -> Double {
    shownValue(.thumb(control)) ?? position(of: control)
  }

  /// Where a control's thumb rests.
  package func position(of control: Control) -> Double {
    switch control {
    case .pathSegment: Double(pathSegment.position)
    case .when:
      switch presentation?.sheet {
      case .commit(let draft): Double(draft.value.when.position)
      case .evidence, .reflect, .mockup, nil: 0
      }
    case .share:
      switch presentation?.sheet {
      case .reflect(let draft): draft.isShared ? 1 : 0
      case .commit, .evidence, .mockup, nil: 0
      }
    case .pledge: circle.isPledged ? 1 : 0
    case .reduceMotion: preferences.reduceMotion ? 1 : 0
    case .reduceTransparency: preferences.reduceTransparency ? 1 : 0
    }
  }
}
