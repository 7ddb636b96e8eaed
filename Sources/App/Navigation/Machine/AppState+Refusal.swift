import AppContent

extension AppState {
  /// Why a tap on an element of this meaning would do nothing, or nil if it works now.
  package func refusal(of action: Action) -> NavigationError? {
    if let blocking = blockingTransition, !canInterrupt(blocking, by: action) {
      return .inMotion(blocking.kind)
    }
    if let cover = coverRefusal(of: action) { return cover }
    if mockup?.dialog != nil, !action.isOfMockup { return .coveredByDialog }
    switch availability(of: action) {
    case .enabled: return nil
    case .disabled(let reason): return .disabled(action, reason)
    case .absent: return .notOnScreen(action, route, todayState)
    }
  }

  /// Every action that works now, in a fixed order.
  package var enabledActions: [Action] { allActions.filter { refusal(of: $0) == nil } }

  /// Every action that the content gives a meaning to.
  package var allActions: [Action] {
    var actions = Tab.allCases.map(Action.selectTab) + [.back]
    actions += SheetKind.forms.map(Action.present)
    actions += [.openLesson, .skipToday, .restoreToday, .finishLesson]
    actions += returnOptions.indices.map(Action.chooseReturnStep)
    actions += [.submit, .cancel, .discard, .keepWriting, .deleteEvidence, .toggleShare]
    actions += DayPart.allCases.map(Action.chooseWhen) + Effort.allCases.map(Action.chooseEffort)
    actions += PathSegment.allCases.map(Action.selectPathSegment)
    actions += content.chapters.indices.map(Action.openChapter)
    actions += days.indices.map { .toggleCommitment(day: $0 + 1) }
    actions += content.moves.indices.map(Action.askMove)
    actions += [.sendQuestion, .stopAnswer, .retryAnswer, .commitAnswer]
    actions += content.members.indices.map { .toggleCheer(member: $0) } + [.togglePledge]
    actions += days.indices.map { .toggleReflection(day: $0 + 1) }
    return actions + [.toggleReduceMotion, .toggleReduceTransparency]
  }

  /// Why a touch on the screen under a sheet does nothing.
  func coverRefusal(of action: Action) -> NavigationError? {
    if case .mockup(let tap) = action { return refusal(of: tap) }
    guard let presentation else { return nil }
    let kind = presentation.sheet.kind
    switch action {
    case .mockup: return nil
    case .discard, .keepWriting:
      return nil
    case .submit, .cancel, .deleteEvidence, .chooseWhen, .chooseEffort, .toggleShare:
      return presentation.asksToDiscard ? .coveredByQuestion(kind) : nil
    case .selectTab, .back, .present, .openLesson, .skipToday, .restoreToday, .chooseReturnStep,
      .finishLesson, .selectPathSegment, .openChapter, .toggleCommitment, .askMove, .sendQuestion,
      .stopAnswer, .retryAnswer, .commitAnswer, .toggleCheer, .togglePledge, .toggleReflection,
      .toggleReduceMotion, .toggleReduceTransparency:
      return .coveredBySheet(kind)
    }
  }

  /// The tab bar stands still while a screen slides above it, so another tab can be taken.
  private func canInterrupt(_ transition: Transition, by action: Action) -> Bool {
    guard case .selectTab(let tab) = action, tab != selectedTab, !transition.isHeld,
      case .stack(_, let lower, let upper) = transition.kind
    else { return false }
    return lower.showsTabBar && upper.showsTabBar
  }
}

extension Action {
  fileprivate var isOfMockup: Bool {
    if case .mockup = self { return true }
    return false
  }
}
