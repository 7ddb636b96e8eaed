/// A screen, state or modal that the design document's inventory names.
///
/// Source: DESIGN_SYSTEM.md, Screen inventory; screens.md for the states of the answer.
package enum InventoryItem: String, CaseIterable, Hashable, Sendable {
  case todayMorning = "today/morning"
  case todayActing = "today/acting"
  case todayDone = "today/done"
  case todayPaused = "today/paused"
  case todayEvening = "today/evening"
  case todayClosed = "today/closed"
  case todayReturn = "today/return"
  case lesson, commit, evidence, reflect
  case pathChapters = "path/chapters"
  case pathCommitments = "path/commitments"
  case chapter, guide
  case answerPending = "answer/pending"
  case answerStreaming = "answer/streaming"
  case answerAnswered = "answer/answered"
  case answerFallback = "answer/fallback"
  case circle, me

  /// The claim that a state shows the item, with nothing over it.
  package func isShown(in state: AppState) -> Bool {
    if let presentation = state.presentation {
      return rawValue == presentation.sheet.kind.rawValue
    }
    let route = state.route
    let today = route == .root(.today)
    switch self {
    case .todayMorning: return today && state.todayState == .morning
    case .todayActing: return today && state.todayState == .acting
    case .todayDone: return today && state.todayState == .done && !state.isPaused
    case .todayPaused: return today && state.todayState == .done && state.isPaused
    case .todayEvening: return today && state.todayState == .evening
    case .todayClosed: return today && state.todayState == .closed
    case .todayReturn: return today && state.todayState == .return
    case .pathChapters: return route == .root(.path) && state.pathSegment == .chapters
    case .pathCommitments: return route == .root(.path) && state.pathSegment == .commitments
    case .lesson, .chapter, .guide, .circle, .me: return route.name == rawValue
    case .answerPending, .answerStreaming, .answerAnswered, .answerFallback:
      return route == .answer && "answer/\(state.guide.answer?.phase.name ?? "")" == rawValue
    case .commit, .evidence, .reflect: return false
    }
  }
}
