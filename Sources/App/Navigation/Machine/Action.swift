package import AppContent

/// What an element of a screen means when it is tapped.
package enum Action: Hashable, Sendable {
  // Everywhere
  case selectTab(Tab)
  case back
  // Today
  /// Opens the Commit, Evidence or Reflect sheet, new or to be edited, as the day has it.
  case present(SheetKind)
  case openLesson
  /// «امروز نشد».
  case skipToday
  /// «برگرداندن».
  case restoreToday
  /// A chip of the return state, by its index; a second tap takes it off.
  case chooseReturnStep(Int)
  // Lesson
  /// «خواندم».
  case finishLesson
  // Sheets
  /// «ثبت».
  case submit
  /// «لغو».
  case cancel
  /// «دور انداختن».
  case discard
  /// «ادامه‌ی نوشتن».
  case keepWriting
  case deleteEvidence
  case chooseWhen(DayPart)
  /// A second tap takes the effort off.
  case chooseEffort(Effort)
  case toggleShare
  // Path
  case selectPathSegment(PathSegment)
  case openChapter(Int)
  /// Opens or closes the evidence line of a day under «تعهدها».
  case toggleCommitment(day: Int)
  // Guide
  case askMove(Int)
  case sendQuestion
  case stopAnswer
  /// «دوباره بپرس» and «دوباره».
  case retryAnswer
  /// «این را تعهد کن».
  case commitAnswer
  // Circle
  case toggleCheer(member: Int)
  case togglePledge
  // Me
  case toggleReflection(day: Int)
  case toggleReduceMotion
  case toggleReduceTransparency
  // Mock-ups
  case mockup(MockupTap)
}

extension Action {
  /// A name that no other action has, for dumps, reports and the ids of elements.
  package var name: String {
    switch self {
    case .selectTab(let tab): "selectTab(\(tab.rawValue))"
    case .back: "back"
    case .present(let kind): "present(\(kind.rawValue))"
    case .openLesson: "openLesson"
    case .skipToday: "skipToday"
    case .restoreToday: "restoreToday"
    case .chooseReturnStep(let index): "chooseReturnStep(\(index))"
    case .finishLesson: "finishLesson"
    case .submit: "submit"
    case .cancel: "cancel"
    case .discard: "discard"
    case .keepWriting: "keepWriting"
    case .deleteEvidence: "deleteEvidence"
    case .chooseWhen(let part): "chooseWhen(\(part.rawValue))"
    case .chooseEffort(let effort): "chooseEffort(\(effort.rawValue))"
    case .toggleShare: "toggleShare"
    case .selectPathSegment(let segment): "selectPathSegment(\(segment.rawValue))"
    case .openChapter(let index): "openChapter(\(index))"
    case .toggleCommitment(let day): "toggleCommitment(\(day))"
    case .askMove(let index): "askMove(\(index))"
    case .sendQuestion: "sendQuestion"
    case .stopAnswer: "stopAnswer"
    case .retryAnswer: "retryAnswer"
    case .commitAnswer: "commitAnswer"
    case .toggleCheer(let member): "toggleCheer(\(member))"
    case .togglePledge: "togglePledge"
    case .toggleReflection(let day): "toggleReflection(\(day))"
    case .toggleReduceMotion: "toggleReduceMotion"
    case .toggleReduceTransparency: "toggleReduceTransparency"
    case .mockup(let tap): tap.name
    }
  }
}
