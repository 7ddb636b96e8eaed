/// Texts of the Guide screen.
package enum GuideText: String, TextKey {
  case title, context, commitment, notYet, lastEvidence, week, weekValue
  case moves, footer, ask, send

  package var placeholders: [String] {
    switch self {
    case .weekValue: ["count"]
    case .title, .context, .commitment, .notYet, .lastEvidence, .week, .moves, .footer, .ask, .send:
      []
    }
  }
}

/// Texts of the Answer screen.
package enum AnswerText: String, TextKey {
  case thinking, stop, unfinished, commitThis, askAgain, fallbackNote, retry

  package var placeholders: [String] { [] }
}
