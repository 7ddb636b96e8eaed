import DesignTokens
import Geometry

/// A finger shows within a tenth of a second, and as the document says it does.
struct PressValues: LintRule {
  let name = "press-values"
  let summary =
    "A press takes .1 s; buttons shrink to 0.97, bar buttons fade to 0.4, disabled is 0.3"
  let section = "Design document, Tokens: Motion (Press); Components: Buttons, Bar button"

  func check(_ design: DesignTokens) -> [LintFault] {
    design.faults(
      of: .press,
      wanted: Motion(milliseconds: 100, curve: TimingCurve(0.23, 1, 0.32, 1)))
      + design.faults(of: .pressedScale, wanted: 0.97)
      + design.faults(of: .pressedOpacity, wanted: 0.4)
      + design.faults(of: .disabledOpacity, wanted: 0.3)
  }
}
