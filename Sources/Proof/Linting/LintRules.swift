package import DesignTokens

/// Every rule there is, in the order of the document that explains them.
package enum LintRules {
  package static let screens: [any ScreenRule] = [
    OneLargeTitle(), ComebackMarks(), PrimaryOnCurrentStep(), OneContainer(), TokenRadius(),
    FourPointGrid(), PersianDigits(), OneHUD(), TextCut(), TextOverlap(), TextUnderBar(),
    TextContrast(), TargetSize(), TargetOverlap(), SafeArea(), MissingGlyph(),
  ]

  package static let design: [any LintRule<DesignTokens>] = [
    PressValues(), PushValues(), PopValues(), HUDValues(),
  ]

  package static let steps: [any LintRule<PlayedStep>] = [OneHaptic()]

  package static let apps: [any LintRule<WalkedApp>] = [ReachableStates()]

  package static let motions: [any LintRule<MotionPassage>] = [SmoothMotion()]

  package static let exceptions: any LintRule<LintExceptionUse> = NeededException()

  /// All of them, whatever they look at.
  package static let all: [any LintRule] = screens + design + steps + apps + motions + [exceptions]
}
