import AppContent
import Mockups

/// What two states must agree in to count as one in an exploration.
///
/// Folded away are: every text, the clock, dates and day numbers, scroll offsets, haptics, what lies
/// on tabs that are not selected, which of several like rows is open or cheered, and the switches of
/// screens that are not on top. A stack in which a mock-up's screen comes again counts as it was when
/// the screen came first, so that screens which push each other are walked round once.
package struct AbstractState: Hashable, Sendable {
  /// Nil in a mock-up, which knows no day.
  package let today: TodayState?
  package let isPaused: Bool
  package let followsPause: Bool
  package let isShared: Bool
  /// The names of the selected tab's screens from the root up, such as `path/chapter`.
  package let screens: String
  /// Nil in a mock-up, whose sheets are in the detail.
  package let sheet: SheetForm?
  package let hasHUD: Bool
  /// What the top screen shows beyond all that, such as `streaming`.
  package let detail: String

  /// A sheet without its texts.
  package struct SheetForm: Hashable, Sendable {
    package let kind: SheetKind
    package let isEditing: Bool
    package let isDirty: Bool
    package let isValid: Bool
    package let asksToDiscard: Bool
  }

  package init(_ state: AppState) {
    let isOfApp = state.mockup?.mockup.isWholeApp != true
    today = isOfApp ? state.todayState : nil
    isPaused = isOfApp && state.isPaused
    followsPause = isOfApp && state.followsPause
    isShared = state.isShared
    screens = Self.withoutRounds(state.stacks[state.selectedTab].elements).map(\.name)
      .joined(separator: "/")
    sheet = isOfApp ? state.presentation.map { SheetForm($0, in: state) } : nil
    hasHUD = state.hud != nil
    let added = state.mockup.map { Self.detail(of: $0, under: state.presentation?.sheet) } ?? ""
    detail = [Self.detail(of: state), added].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// One line that tells this state from every other, for reports.
  package var name: String {
    var words = [screens]
    if !detail.isEmpty { words.append(detail) }
    if let today { words.append(isPaused ? "\(today.rawValue), paused" : today.rawValue) }
    if followsPause, today != .return { words.append("after a pause") }
    if isShared { words.append("shared") }
    if let sheet { words.append(sheet.name) }
    if hasHUD { words.append("HUD") }
    return words.joined(separator: " · ")
  }

  private static func withoutRounds(_ routes: [Route]) -> [Route] {
    routes.reduce(into: []) { kept, route in
      if case .mockup = route, let first = kept.firstIndex(of: route) {
        kept.removeSubrange(first...)
      }
      kept.append(route)
    }
  }

  /// All values of a mock-up, free texts only as written or not, and what lies over the screen.
  private static func detail(of mockup: MockupState, under sheet: Sheet?) -> String {
    let values = mockup.values.sorted.map { name, value in
      if case .text(let text) = value, mockup.mockup.variable(name)?.choices.isEmpty ?? true {
        return text.isEmpty ? "\(name)=" : "\(name)=…"
      }
      return "\(name)=\(value.description)"
    }
    var covers: [String] = []
    if case .mockup(let sheet)? = sheet { covers.append("sheet \(sheet.screen)") }
    if let dialog = mockup.dialog { covers.append("dialog \(dialog)") }
    return (covers + values).joined(separator: ", ")
  }

  private static func detail(of state: AppState) -> String {
    switch state.route {
    case .root(.today):
      return state.returnChoice == nil ? "" : "step chosen"
    case .root(.path):
      let isOpen = state.pathSegment == .commitments && state.openCommitmentDay != nil
      return state.pathSegment.rawValue + (isOpen ? ", open" : "")
    case .root(.guide): return state.guide.canSend ? "question typed" : ""
    case .root(.circle):
      let cheer = state.circle.cheers.contains(true) ? "cheered" : ""
      return state.circle.isPledged ? cheer : "unpledged \(cheer)".trimmed
    case .root(.me):
      let flags = [
        (state.openReflectionDays.isEmpty ? "" : "open"),
        (state.preferences.reduceMotion ? "reduced motion" : ""),
        (state.preferences.reduceTransparency ? "reduced transparency" : ""),
      ]
      return flags.filter { !$0.isEmpty }.joined(separator: ", ")
    case .lesson(let chapter): return chapter == state.todaysChapter ? "" : "old"
    case .chapter(let index): return index == state.todaysChapter ? "now" : "past"
    case .answer: return state.guide.answer?.phase.name ?? ""
    case .mockup: return ""
    }
  }
}

extension AbstractState.SheetForm {
  fileprivate init(_ presentation: Presentation, in state: AppState) {
    kind = presentation.sheet.kind
    isDirty = presentation.sheet.isDirty
    isValid = presentation.sheet.isValid
    asksToDiscard = presentation.asksToDiscard
    switch presentation.sheet {
    case .commit(let draft): isEditing = draft.isEditing
    case .evidence(let draft): isEditing = draft.isEditing
    case .reflect: isEditing = state.reflection != nil
    case .mockup: isEditing = false
    }
  }

  fileprivate var name: String {
    var words = [kind.rawValue]
    if isEditing { words.append("editing") }
    if isDirty { words.append("dirty") }
    if isValid { words.append("valid") }
    if asksToDiscard { words.append("asking") }
    return words.joined(separator: ", ")
  }
}
