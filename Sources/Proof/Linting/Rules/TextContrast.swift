import DesignTokens
import Geometry
import Imaging
import LayoutEngine
import Simulation
import Typography
import ViewTree

/// Words can be told from what they are really drawn on, wherever on the line that is worst.
///
/// What is disabled is exempt, and so is what lies behind a sheet or under a bar.
struct TextContrast: ScreenRule {
  let name = "text-contrast"
  let summary = "Text has a contrast of 4.5:1 with its ground, large text one of 3:1"
  let section = "WCAG 2.2, 1.4.3: Contrast (Minimum)"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.elements.compactMap { element in
      guard element.isShown, element.isEnabled, let text = element.text?.content,
        !screen.isBehindModal(element),
        let worst = worst(element, text.paint, on: screen)
      else { return nil }
      let wanted = isLarge(element, text, screen) ? 3 : 4.5
      guard worst.ratio < wanted else { return nil }
      return LintFault(
        element.id, "too little contrast with the ground", found: "\(worst.ratio.plain):1",
        wanted: "\(wanted.plain):1",
        about: "\(text.paint.words) on \(worst.ground.hexadecimal)")
    }
  }

  /// Source: WCAG 2.2, large scale text: 24 pixels, or 18.66 bold.
  private func isLarge(
    _ element: ScreenElement, _ text: TextContent, _ screen: LaidOutScreen
  ) -> Bool {
    guard let paragraph = element.text?.paragraph else { return false }
    let size = paragraph.fontSize / screen.map.tree.scale * element.shownScale
    let weight = text.weight ?? screen.tokens[text.style].weight
    return size >= 24 || (size >= 18.66 && weight >= 700)
  }

  /// The lowest ratio among points along the lines, with the ground there; nil where no point of the
  /// text is in sight.
  private func worst(
    _ element: ScreenElement, _ paint: Paint, on screen: LaidOutScreen
  ) -> (ratio: Double, ground: Color)? {
    let color = screen.color(paint).opacity(element.opacity)
    var worst: (ratio: Double, ground: Color)?
    for line in element.lineFrames(on: screen) {
      for part in [0.02, 0.5, 0.98] {
        let point = Point(x: line.minX + line.width * part, y: line.midY)
        guard element.visibleFrame.contains(point), !screen.isCovered(element, at: point) else {
          continue
        }
        for ground in screen.grounds(under: element, at: point) {
          let ratio = color.composited(over: ground).contrast(with: ground)
          if ratio < worst?.ratio ?? .infinity { worst = (ratio, ground) }
        }
      }
    }
    return worst
  }
}
