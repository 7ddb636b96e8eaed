/// A field that takes text.
package enum TextField: String, CaseIterable, Hashable, Sendable {
  case commitStep = "commit/step"
  case commitCue = "commit/cue"
  case commitOtherwise = "commit/otherwise"
  case evidenceText = "evidence/text"
  case reflectHelped = "reflect/helped"
  case reflectSimpler = "reflect/simpler"
  case guideQuestion = "guide/question"

  /// The sheet that holds the field; nil for the Guide screen's ask bar.
  package var sheet: SheetKind? {
    switch self {
    case .commitStep, .commitCue, .commitOtherwise: .commit
    case .evidenceText: .evidence
    case .reflectHelped, .reflectSimpler: .reflect
    case .guideQuestion: nil
    }
  }
}
