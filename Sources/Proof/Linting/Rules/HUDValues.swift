import DesignTokens

/// A message is seen as long as the document says, coming and going counted.
struct HUDValues: LintRule {
  let name = "hud-values"
  let summary = "A HUD is visible for 1.6 s in all, and whole for a part of them"
  let section = "Design document, Components: HUD"

  func check(_ design: DesignTokens) -> [LintFault] {
    var faults: [LintFault] = []
    let visible = design[.hudVisible]
    if visible != 1600 {
      faults.append(
        LintFault(
          DurationToken.hudVisible.rawValue, "the HUD is visible for another time",
          found: visible.milliseconds, wanted: 1600.0.milliseconds))
    }
    let fade = design[.hudFade].milliseconds
    if fade * 2 >= visible {
      faults.append(
        LintFault(
          "motion.\(MotionToken.hudFade.rawValue)", "the HUD never stands still",
          found: "\(fade.milliseconds) to come and to go",
          wanted: "less than \((visible / 2).milliseconds)"))
    }
    return faults
  }
}
