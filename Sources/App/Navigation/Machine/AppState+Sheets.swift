import AppContent
import DesignTokens

extension AppState {
  mutating func present(_ kind: SheetKind, since source: AppState) {
    switch kind {
    case .mockupPage, .mockupForm: break
    case .commit: present(.commit(commitDraft()), since: source)
    case .evidence: present(.evidence(EvidenceDraft(editing: evidence)), since: source)
    case .reflect:
      present(.reflect(ReflectDraft(reflection, isShared: isShared)), since: source)
    }
  }

  mutating func present(_ sheet: Sheet, since source: AppState) {
    cancelPress()
    presentation = Presentation(sheet)
    move(.sheet(sheet.kind), from: 0, to: 1, .sheetPresent, since: source)
  }

  mutating func dismissSheet(since source: AppState) {
    guard let kind = removeSheet() else { return }
    let from = source.shownValue(.sheet(kind)) ?? 1
    move(.sheet(kind), from: from, to: 0, .sheetDismiss, since: source)
  }

  /// Takes the sheet and all that lies over it away.
  @discardableResult
  mutating func removeSheet() -> SheetKind? {
    guard let kind = presentation?.sheet.kind else { return nil }
    cancelPress()
    presentation = nil
    scrollPositions[.sheet(kind)] = nil
    transitions.removeAll { transition in
      switch transition.kind {
      case .question, .thumb(.when), .thumb(.share): true
      case .stack, .sheet, .press, .tabPill, .thumb, .valueThumb, .titleCollapse, .scroll: false
      }
    }
    return kind
  }

  /// «لغو»: a form in which nothing changed goes at once, else there is a question first.
  mutating func cancel(since source: AppState) {
    guard presentation?.sheet.isDirty == true else {
      dismissSheet(since: source)
      return
    }
    askToDiscard(since: source)
  }

  mutating func askToDiscard(since source: AppState) {
    presentation?.asksToDiscard = true
    mockup?.lastDialog = nil
    move(.question, from: source.shownValue(.question) ?? 0, to: 1, .reducedFade, since: source)
  }

  /// «ادامه‌ی نوشتن».
  mutating func answerQuestion(since source: AppState) {
    presentation?.asksToDiscard = false
    move(.question, from: source.shownValue(.question) ?? 1, to: 0, .reducedFade, since: source)
  }

  /// «دور انداختن»: the question fades while the sheet goes.
  mutating func discard(since source: AppState) {
    dismissSheet(since: source)
    move(.question, from: source.shownValue(.question) ?? 1, to: 0, .reducedFade, since: source)
  }

  /// «ثبت»: saves, closes the sheet and says so.
  mutating func submit(since source: AppState) {
    guard let sheet = presentation?.sheet else { return }
    let message: String
    switch sheet {
    case .commit(let draft): message = save(draft)
    case .evidence(let draft): message = save(draft)
    case .reflect(let draft): message = save(draft)
    case .mockup: return
    }
    dismissSheet(since: source)
    hud = HUD(text: message, shownAt: now)
    haptics.append(Haptic(.success, at: now))
  }

  mutating func deleteEvidence(since source: AppState) {
    todaysDay.evidence = nil
    todaysDay.mark = .today
    todayState = .acting
    dismissSheet(since: source)
  }

  private mutating func save(_ draft: CommitDraft) -> String {
    todaysDay.commitment = draft.value
    if todayState.awaitsCommitment { todayState = .acting }
    returnChoice = nil
    // The lesson goes under cover of the sheet, so that one motion runs and not two.
    if case .lesson = route { removeTop() }
    return content.texts.commit[.saved]
  }

  private mutating func save(_ draft: EvidenceDraft) -> String {
    let time = draft.edited.map(\.minutesOfDay) ?? clock.minutesOfDay
    todaysDay.evidence = Evidence(text: draft.text, effort: draft.effort, minutesOfDay: time)
    if todayState == .acting { todayState = .done }
    todaysDay.mark = followsPause ? .comeback : .acted
    let isFirst = followsPause && !draft.isEditing
    return content.texts.evidence[isFirst ? .savedAfterReturn : .saved]
  }

  private mutating func save(_ draft: ReflectDraft) -> String {
    todaysDay.reflection = draft.value
    isShared = draft.isShared
    todayState = .closed
    return content.texts.reflect[.saved]
  }
}
