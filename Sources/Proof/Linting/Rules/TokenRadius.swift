import DesignTokens
import Geometry
import LayoutEngine
import Screens
import Simulation
import ViewTree

/// Corners are square, half of the shorter side, or the one radius that the design has.
struct TokenRadius: ScreenRule {
  let name = "token-radius"
  let summary = "Corners are square, a capsule, a circle, or the radius of cards"
  let section = "Design document, Tokens: Radius (capsule, 26, circle)"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .specimen]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let card = screen.tokens[.cardRadius]
    return screen.elements.compactMap { element in
      guard element.isShown, element.showsCorners, let radius = radius(of: element, screen),
        !isHardware(element)
      else { return nil }
      // A screen that shrinks behind a sheet takes its cards with it.
      let shown = radius * element.shownScale
      guard abs(radius - card) > 0.05, abs(shown - card) > 0.05 else { return nil }
      return LintFault(
        element.id, "a radius that the design does not have", found: radius.points,
        wanted: "\(card.points), or half of the side", about: "radius \(radius.plain)")
    }
  }

  /// Before scaling; nil for square corners and for half of the shorter side.
  private func radius(of element: ScreenElement, _ screen: LaidOutScreen) -> Double? {
    let length: Length
    switch element.node.appearance.corners {
    case .square, .capsule: return nil
    case .rounded(let radius), .continuous(let radius), .continuousTop(let radius): length = radius
    }
    let frame = element.node.frame
    let points = screen.tokens.points(length, at: screen.settings.environment.textSize)
    if points <= 0 || points * 2 >= min(frame.width, frame.height) - 0.05 { return nil }
    return points
  }

  /// What hides a part of the display is no part of the design.
  private func isHardware(_ element: ScreenElement) -> Bool {
    ["notch", "island", "homeindicator"].contains(element.id)
  }
}

extension ScreenElement {
  /// Whether anything that is drawn, or cut off, follows its outline.
  fileprivate var showsCorners: Bool {
    let look = node.appearance
    return look.fill != nil || look.glass != nil || look.border != nil || look.clips
      || !look.shadows.isEmpty
  }
}
