/// Texts of the Today screen in its six states.
package enum TodayText: String, TextKey {
  case title
  case nodeCommit, nodeAct, nodeEvidence, nodeReview, evening
  case morningHeadline, dayLine, lessonRow, commit, morningNote
  case commitmentLine, edit, actHeadline, actBody, done, notToday, actNote
  case noEvidence, pausedNote, restore, reviewOpens, doneNote, rereadLesson
  case eveningHeadline, eveningBody, review, eveningPausedNote
  case editReview, closedLine, tomorrow
  /// On the first day, which has no yesterday, and on the last, which has no tomorrow.
  case firstDayNote, lastDayPausedNote, pathClosedLine
  case returnNote, returnHeadline, previousStep, comeBack

  package var placeholders: [String] {
    switch self {
    case .dayLine: ["day", "count", "chapter"]
    case .lessonRow: ["title"]
    case .commitmentLine: ["step", "cue"]
    case .tomorrow: ["day"]
    case .returnNote: ["count"]
    case .title, .nodeCommit, .nodeAct, .nodeEvidence, .nodeReview, .evening, .morningHeadline,
      .commit, .morningNote, .edit, .actHeadline, .actBody, .done, .notToday, .actNote, .noEvidence,
      .pausedNote, .restore, .reviewOpens, .doneNote, .rereadLesson, .eveningHeadline, .eveningBody,
      .review, .eveningPausedNote, .editReview, .closedLine, .returnHeadline, .previousStep,
      .comeBack, .firstDayNote, .lastDayPausedNote, .pathClosedLine:
      []
    }
  }
}
