import AppContent

extension AppState {
  /// Changes the text of a field that is on screen.
  mutating func edit(
    _ field: TextField, _ change: (inout String) -> Void
  ) throws(NavigationError) {
    if let refusal = refusal(of: field) { throw refusal }
    switch (field, presentation?.sheet) {
    case (.guideQuestion, _): change(&guide.question)
    case (.commitStep, .commit(var draft)):
      change(&draft.value.step)
      presentation?.sheet = .commit(draft)
    case (.commitCue, .commit(var draft)):
      change(&draft.value.cue)
      presentation?.sheet = .commit(draft)
    case (.commitOtherwise, .commit(var draft)):
      change(&draft.value.otherwise)
      presentation?.sheet = .commit(draft)
    case (.evidenceText, .evidence(var draft)):
      change(&draft.text)
      presentation?.sheet = .evidence(draft)
    case (.reflectHelped, .reflect(var draft)):
      change(&draft.value.helped)
      presentation?.sheet = .reflect(draft)
    case (.reflectSimpler, .reflect(var draft)):
      change(&draft.value.simpler)
      presentation?.sheet = .reflect(draft)
    default: throw .fieldNotOnScreen(field, route)
    }
  }

  /// Why a field takes no text now, or nil if it does.
  package func refusal(of field: TextField) -> NavigationError? {
    if let blocking = blockingTransition { return .inMotion(blocking.kind) }
    if let presentation {
      let kind = presentation.sheet.kind
      if presentation.asksToDiscard { return .coveredByQuestion(kind) }
      if field.sheet == kind { return nil }
      return field.sheet == nil ? .coveredBySheet(kind) : .fieldNotOnScreen(field, route)
    }
    return field == .guideQuestion && route == .root(.guide)
      ? nil : .fieldNotOnScreen(field, route)
  }

  /// What a field holds; nil where its sheet is not up.
  package func text(in field: TextField) -> String? {
    switch (field, presentation?.sheet) {
    case (.guideQuestion, _): guide.question
    case (.commitStep, .commit(let draft)): draft.value.step
    case (.commitCue, .commit(let draft)): draft.value.cue
    case (.commitOtherwise, .commit(let draft)): draft.value.otherwise
    case (.evidenceText, .evidence(let draft)): draft.text
    case (.reflectHelped, .reflect(let draft)): draft.value.helped
    case (.reflectSimpler, .reflect(let draft)): draft.value.simpler
    default: nil
    }
  }

  mutating func chooseWhen(_ part: DayPart, since source: AppState) {
    guard case .commit(var draft) = presentation?.sheet else { return }
    draft.value.when = part
    presentation?.sheet = .commit(draft)
    moveThumb(of: .when, since: source)
  }

  mutating func chooseEffort(_ effort: Effort) {
    guard case .evidence(var draft) = presentation?.sheet else { return }
    draft.effort = draft.effort == effort ? nil : effort
    presentation?.sheet = .evidence(draft)
  }

  mutating func toggleShare(since source: AppState) {
    guard case .reflect(var draft) = presentation?.sheet else { return }
    draft.isShared.toggle()
    presentation?.sheet = .reflect(draft)
    moveThumb(of: .share, since: source)
  }
}
