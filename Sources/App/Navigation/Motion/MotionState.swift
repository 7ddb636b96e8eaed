import DesignTokens

/// Everything that a renderer needs to know about motion at one instant.
package struct MotionState: Hashable, Sendable {
  package let instant: Instant
  /// Nil while no screen slides.
  package let stack: StackMotion?
  /// Nil while no sheet is to be seen.
  package let sheet: SheetMotion?
  package let hud: HUDMotion?
  /// The opacity of the question whether to discard.
  package let questionOpacity: Double
  /// Of the tab bar's pill: the position of a tab in reading order.
  package let tabPill: Glide
  private let state: AppState

  /// - Precondition: The instant is not before `state.now`.
  init(_ state: AppState, at instant: Instant) {
    self.state = state
    self.instant = instant
    stack = Self.stack(state, at: instant)
    sheet = Self.sheet(state, at: instant)
    let reduced = state.effectivePreferences.reduceMotion
    hud = state.hud.flatMap {
      HUDMotion($0, at: instant, timings: state.timings, fades: reduced)
    }
    questionOpacity =
      Self.value(.question, in: state, at: instant)
      ?? (state.presentation?.asksToDiscard == true || state.mockup?.dialog != nil ? 1 : 0)
    tabPill =
      Self.glide(.tabPill, in: state, at: instant)
      ?? Glide(at: Double(state.selectedTab.position))
  }

  /// The thumb of a segmented control (a segment's index) or a switch (0 off, 1 on).
  package func thumb(of control: Control) -> Glide {
    Self.glide(.thumb(control), in: state, at: instant)
      ?? Glide(at: state.position(of: control))
  }

  /// The thumb of a control that shows a mock-up's value; nil where the value has no order.
  package func thumb(ofValue name: String) -> Glide? {
    Self.glide(.valueThumb(name), in: state, at: instant)
      ?? state.mockup?.position(of: name).map { Glide(at: $0) }
  }

  /// How far an element is pressed; elements are named by the ids that `Event.pressDown` gives.
  package func press(on element: String) -> PressMotion {
    let kind = Transition.Kind.press(element: element)
    if let transition = Self.running(kind, in: state, at: instant) {
      return PressMotion(amount: transition.value(at: instant), fades: transition.fades)
    }
    guard state.pressedElement == element else { return .none }
    return PressMotion(amount: 1, fades: state.effectivePreferences.reduceMotion)
  }

  /// Everything that shows a touch now.
  package var presses: [(element: String, motion: PressMotion)] {
    var elements: [String] = []
    for transition in state.transitions where transition.end > instant {
      if case .press(let element) = transition.kind { elements.append(element) }
    }
    if let pressed = state.pressedElement, !elements.contains(pressed) { elements.append(pressed) }
    return elements.map { ($0, press(on: $0)) }
  }

  /// How far the inline title has replaced the large one: its opacity.
  package func titleCollapse(of region: ScrollRegion) -> Double {
    Self.value(.titleCollapse(region), in: state, at: instant)
      ?? (state.isTitleCollapsed(region) ? 1 : 0)
  }

  /// Points by which a region is scrolled now.
  package func scrollOffset(of region: ScrollRegion) -> Double {
    Self.value(.scroll(region), in: state, at: instant) ?? state.scrollOffset(of: region)
  }

  /// Since the guide was asked, for the pulse of the three dots; nil while no answer is pending,
  /// and under Reduce Motion, where they rest.
  package var pendingMilliseconds: Double? {
    guard let answer = state.guide.answer, answer.phase == .pending,
      !state.effectivePreferences.reduceMotion
    else { return nil }
    return instant.milliseconds(since: answer.askedAt)
  }

  private static func running(
    _ kind: Transition.Kind, in state: AppState, at instant: Instant
  ) -> Transition? {
    state.transitions.last { $0.kind == kind && $0.end > instant }
  }

  private static func value(
    _ kind: Transition.Kind, in state: AppState, at instant: Instant
  ) -> Double? {
    running(kind, in: state, at: instant)?.value(at: instant)
  }

  private static func glide(
    _ kind: Transition.Kind, in state: AppState, at instant: Instant
  ) -> Glide? {
    running(kind, in: state, at: instant).map { Glide($0, at: instant) }
  }

  private static func stack(_ state: AppState, at instant: Instant) -> StackMotion? {
    for transition in state.transitions where transition.end > instant {
      guard case .stack(let tab, let lower, let upper) = transition.kind else { continue }
      let source = transition.source.state ?? state
      // Whatever is not there any more, or has not changed yet, is drawn as it was.
      let isUpperGone = !state.stacks[tab].elements.contains(upper)
      return StackMotion(
        tab: tab, lower: lower, upper: upper, pushed: transition.value(at: instant),
        fades: transition.fades, lowerState: isUpperGone ? state : source,
        upperState: isUpperGone ? source : state)
    }
    return nil
  }

  private static func sheet(_ state: AppState, at instant: Instant) -> SheetMotion? {
    for transition in state.transitions where transition.end > instant {
      guard case .sheet = transition.kind else { continue }
      let owner = state.presentation == nil ? transition.source.state ?? state : state
      guard let sheet = owner.presentation?.sheet else { continue }
      return SheetMotion(
        sheet: sheet, shown: transition.value(at: instant), fades: transition.fades, state: owner)
    }
    return state.presentation.map {
      SheetMotion(
        sheet: $0.sheet, shown: 1, fades: state.effectivePreferences.reduceMotion, state: state)
    }
  }
}

extension AppState {
  /// How everything moves now.
  package var motion: MotionState { MotionState(self, at: now) }

  /// How everything moves at a later instant, if no event comes before it.
  package func motion(at instant: Instant) -> MotionState {
    MotionState(self, at: max(instant, now))
  }

  /// What is on screen now: a motion that starts at this very instant has not changed anything
  /// yet, so the state before it is still shown. Another tab, or the other side of a screen, is
  /// there at once; only the mark of the choice still has its way to go.
  package var displayed: AppState {
    let unseen = transitions.last { $0.start == now && !$0.isHeld && $0.kind.replacesContent }
    return unseen?.source.state?.displayed ?? self
  }
}

extension Transition.Kind {
  /// The claim that content is there at the end which was not there at the start.
  fileprivate var replacesContent: Bool {
    switch self {
    case .tabPill, .thumb(.pathSegment), .press, .titleCollapse, .scroll: false
    case .stack, .sheet, .question, .thumb, .valueThumb: true
    }
  }
}
