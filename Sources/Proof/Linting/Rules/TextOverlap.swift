import Geometry
import LayoutEngine
import Simulation

/// No text is drawn over another one, unless something between the two hides the lower.
struct TextOverlap: ScreenRule {
  let name = "text-overlap"
  let summary = "No text is drawn over another"
  let section = "Apple, Accessibility audit: text clipped or covered"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .specimen]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let texts = screen.elements.filter { $0.isShown && $0.text != nil }
      .flatMap { text in
        text.lineFrames(on: screen).map { (text: text, frame: $0.intersection(text.visibleFrame)) }
      }
      .filter { !$0.frame.isEmpty }.sorted { $0.frame.minY < $1.frame.minY }
    var faults: [LintFault] = []
    for (index, upper) in texts.enumerated() {
      for lower in texts[(index + 1)...] {
        if lower.frame.minY >= upper.frame.maxY - screen.pixel { break }
        if lower.text.index == upper.text.index { continue }
        let common = upper.frame.intersection(lower.frame)
        guard common.width > screen.pixel, common.height > screen.pixel else { continue }
        let (behind, front) =
          upper.text.index < lower.text.index
          ? (upper.text, lower.text) : (lower.text, upper.text)
        if screen.isCovered(behind, at: common.center) { continue }
        faults.append(
          LintFault(
            front.id, "lies over '\(behind.id)'",
            found: "\(common.width.plain)×\(common.height.points) in common", wanted: "nothing"))
      }
    }
    return faults
  }
}
