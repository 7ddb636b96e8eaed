import Navigation

/// What a person does is answered by one tap of the phone's motor at most, and a message by exactly one.
struct OneHaptic: LintRule {
  let name = "one-haptic"
  let summary = "An action gives one haptic at most, and a HUD comes with exactly one"
  let section = "Design document, Components: HUD (with one haptic)"

  func check(_ step: PlayedStep) -> [LintFault] {
    var faults: [LintFault] = []
    var known: [Instant] = []
    for haptic in step.haptics where !known.contains(haptic.instant) {
      known.append(haptic.instant)
      let count = step.haptics.count { $0.instant == haptic.instant }
      guard count > 1 else { continue }
      faults.append(
        LintFault(
          step.name, "more than one haptic at \(haptic.instant.milliseconds.milliseconds)",
          found: "\(count) haptics", wanted: "one"))
    }
    if let hud = step.hud, !step.haptics.contains(where: { $0.instant == hud.shownAt }) {
      faults.append(
        LintFault(
          step.name, "no haptic with the HUD «\(hud.text)»", found: "0 haptics", wanted: "one"))
    }
    return faults
  }
}
