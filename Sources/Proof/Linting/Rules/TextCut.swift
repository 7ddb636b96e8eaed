import Geometry
import LayoutEngine
import Simulation
import Typography
import ViewTree

/// A text shows all of its letters: no ellipsis stands for some, and nothing clips them.
///
/// A field is exempt, since it shows the end of what is being written.
struct TextCut: ScreenRule {
  let name = "text-cut"
  let summary = "A text is shown whole: neither shortened nor clipped"
  let section = "Apple, Accessibility audit: clipped text"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .specimen]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.elements.flatMap { element -> [LintFault] in
      guard let (content, paragraph) = element.text, element.opacity > 0,
        !screen.isInside(element, where: { $0.node.role == .field })
      else { return [] }
      if paragraph.isTruncated {
        let shown = paragraph.lines.last?.range.upperBound ?? 0
        return [
          LintFault(
            element.id, "«\(content.string)» is shortened",
            found: "an ellipsis after \(shown) of \(content.string.utf16.count) units",
            wanted: "all of the text")
        ]
      }
      return clipped(element, screen)
    }
  }

  private func clipped(_ element: ScreenElement, _ screen: LaidOutScreen) -> [LintFault] {
    guard let ink = element.inkFrame(on: screen) else { return [] }
    for index in element.ancestors.reversed() {
      let outer = screen.elements[index]
      guard outer.node.appearance.clips else { continue }
      let lost = max(outer.frame.minX - ink.minX, ink.maxX - outer.frame.maxX)
      if lost > screen.pixel {
        return [
          LintFault(
            element.id, "sticks out of '\(outer.id)' at a side", found: "\(lost.points) cut off",
            wanted: "0 pt")
        ]
      }
      if outer.node.scroll != nil { return [] }
      let below = max(outer.frame.minY - ink.minY, ink.maxY - outer.frame.maxY)
      if below > screen.pixel, outer.node.role != .screen {
        return [
          LintFault(
            element.id, "sticks out of '\(outer.id)' above or below",
            found: "\(below.points) cut off", wanted: "0 pt")
        ]
      }
    }
    return []
  }
}
