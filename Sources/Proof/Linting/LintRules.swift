/// Every rule there is, in the order of the document that explains them.
package enum LintRules {
  package static let screens: [any ScreenRule] = [
    OneLargeTitle(), MissingGlyph(), TextCut(), TargetSize(),
  ]

  /// All of them, whatever they look at.
  package static let all: [any LintRule] = screens
}
