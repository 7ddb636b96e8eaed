import DesignTokens
import Geometry

extension AppState {
  mutating func beginSwipeBack(since source: AppState) throws(NavigationError) {
    if let blocking = blockingTransition { throw .inMotion(blocking.kind) }
    if mockup?.dialog != nil { throw .coveredByDialog }
    if let presentation { throw .coveredBySheet(presentation.sheet.kind) }
    guard let lower = stacks[selectedTab].belowLast else {
      throw .nothingToGoBackTo(selectedTab)
    }
    cancelPress()
    start(
      .stack(selectedTab, lower: lower, upper: route), .held(at: 1),
      fades: effectivePreferences.reduceMotion, since: source)
  }

  mutating func moveSwipeBack(to part: Double) throws(NavigationError) {
    let held = try heldTransition { if case .stack = $0 { true } else { false } }
    hold(held, at: 1 - min(max(part, 0), 1))
  }

  /// Beyond half the width, or faster than 300 points a second, the screen goes; else it returns.
  ///
  /// Source: platform.md section 3.
  mutating func endSwipeBack(_ release: Release, since source: AppState) throws(NavigationError) {
    let held = try heldTransition { if case .stack = $0 { true } else { false } }
    let pushed = held.value(at: now)
    if release.completes(part: 1 - pushed, speed: 300) {
      removeTop()
      // The rest of the pop, and never longer than 300 ms.
      let motion = Motion(
        milliseconds: min(300, timings[.pop].milliseconds * pushed), curve: timings[.pop].curve)
      finish(held, .curve(from: pushed, to: 0, motion), since: source)
    } else {
      let motion = Motion(milliseconds: 200 + 100 * (1 - pushed), curve: timings[.pop].curve)
      finish(held, .curve(from: pushed, to: 1, motion), since: source)
    }
  }

  mutating func beginSheetDrag(since source: AppState) throws(NavigationError) {
    if let blocking = blockingTransition { throw .inMotion(blocking.kind) }
    if mockup?.dialog != nil { throw .coveredByDialog }
    guard let presentation else { throw .noSheet }
    let kind = presentation.sheet.kind
    if presentation.asksToDiscard { throw .coveredByQuestion(kind) }
    cancelPress()
    start(
      .sheet(kind), .held(at: 1), fades: effectivePreferences.reduceMotion, since: source)
  }

  mutating func moveSheetDrag(to part: Double) throws(NavigationError) {
    let held = try heldTransition { if case .sheet = $0 { true } else { false } }
    hold(held, at: 1 - min(max(part, 0), 1))
  }

  /// Beyond half the height, or faster than 1000 points a second, the sheet goes; one with unsaved
  /// changes springs back and asks.
  ///
  /// Source: platform.md section 4.
  mutating func endSheetDrag(_ release: Release, since source: AppState) throws(NavigationError) {
    let held = try heldTransition { if case .sheet = $0 { true } else { false } }
    let shown = held.value(at: now)
    let velocity = -release.velocity / release.length
    guard release.completes(part: 1 - shown, speed: 1000) else {
      finish(held, .spring(from: shown, to: 1, velocity: velocity), since: source)
      return
    }
    if presentation?.sheet.isDirty == true {
      finish(held, .spring(from: shown, to: 1, velocity: velocity), since: source)
      askToDiscard(since: source)
    } else {
      removeSheet()
      finish(held, .spring(from: shown, to: 0, velocity: velocity), since: source)
    }
  }

  private func heldTransition(
    _ matches: (Transition.Kind) -> Bool
  ) throws(NavigationError) -> Transition {
    guard let held = transitions.first(where: { $0.isHeld && matches($0.kind) }) else {
      throw .noGesture
    }
    return held
  }

  private mutating func hold(_ held: Transition, at value: Double) {
    guard let index = transitions.firstIndex(of: held) else { return }
    transitions[index] = Transition(
      kind: held.kind, start: held.start, course: .held(at: value), fades: held.fades,
      source: held.source)
  }

  private mutating func finish(_ held: Transition, _ course: Course, since source: AppState) {
    start(held.kind, course, fades: held.fades, since: source)
  }
}

extension Release {
  /// - Parameters:
  ///   - part: How far the finger has dragged, 0 … 1.
  ///   - speed: Points a second from which a flick decides alone.
  func completes(part: Double, speed: Double) -> Bool {
    switch outcome {
    case .complete: true
    case .cancel: false
    case nil: velocity >= speed || (part > 0.5 && velocity > -speed)
    }
  }
}
