package import AppContent

/// The live values of the Guide screen's section «زمینه».
package struct GuideContext: Hashable, Sendable {
  /// Nil while today's step is not chosen.
  package var commitment: String?
  /// Nil before the first evidence.
  package var lastEvidence: String?
  /// Days of this week with an act, 0 … 7.
  package var actedDaysOfWeek: Int
}

extension AppState {
  package var guideContext: GuideContext {
    GuideContext(
      commitment: commitment?.step,
      lastEvidence: days.last { $0.evidence != nil }?.evidence.map { line(of: $0) },
      actedDaysOfWeek: weekStrip.count { $0.mark?.isAct == true })
  }

  /// The move behind a question; that of one's own question has its own notebook answer.
  package func move(for question: Question) -> GuideMove {
    switch question {
    case .move(let index):
      return content.moves.indices.contains(index) ? content.moves[index] : content.ownQuestion
    case .own(let text):
      var move = content.ownQuestion
      move.title = text
      return move
    }
  }

  /// What the Answer screen shows under the question; empty while pending.
  package func visibleText(of answer: Answer) -> String {
    switch answer.phase {
    case .pending: ""
    case .streaming, .answered: answer.text
    case .fallback: move(for: answer.question).localText
    }
  }

  /// The claim that «این را تعهد کن» is shown.
  package var canCommitAnswer: Bool {
    guard let answer = guide.answer, todayState.awaitsCommitment else { return false }
    switch answer.phase {
    case .answered: return true
    case .pending, .streaming, .fallback: return false
    }
  }
}
