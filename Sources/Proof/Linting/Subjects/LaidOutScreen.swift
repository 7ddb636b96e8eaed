package import DesignTokens
package import Geometry
import Imaging
package import LayoutEngine
import Screens
package import Simulation
package import Typography
package import ViewTree

/// A screen as rules look at it: what was built, where layout has put it, and how it is shown.
package struct LaidOutScreen: Sendable {
  /// What of the app a picture shows; most rules make a claim about some kinds alone.
  package enum Kind: Hashable, Sendable {
    /// A screen on which nothing moves.
    case resting
    /// An instant of a motion.
    case moving
    /// The page of a component, which shows all of its states at once.
    case specimen
  }

  package let kind: Kind
  /// Before layout, for the figures that a laid-out tree does not keep.
  package let node: Node
  package let map: ElementMap
  /// Of sheets and dialogs, in paint order.
  private let modals: [Int]
  /// For each element the screen, sheet or dialog that it belongs to.
  private let stages: [Int]
  package let settings: FrameSettings
  /// Those of Increase Contrast where it is on.
  package let tokens: DesignTokens
  /// Whether numbers are to be read in Persian digits.
  package let usesPersianDigits: Bool

  package init(
    _ node: Node, laidOut tree: LayoutTree, kind: Kind = .resting, settings: FrameSettings,
    tokens: DesignTokens, usesPersianDigits: Bool = true
  ) {
    self.kind = kind
    self.node = node
    let map = ElementMap(tree)
    self.map = map
    modals = map.elements.filter { [.sheet, .dialog].contains($0.node.role) && $0.isShown }
      .map(\.index)
    stages = Self.stages(of: map.elements)
    self.settings = settings
    self.tokens = settings.environment.increasesContrast ? tokens.increasingContrast : tokens
    self.usesPersianDigits = usesPersianDigits
  }

  package var elements: [ScreenElement] { map.elements }
  package var device: DeviceProfile { settings.environment.device }

  /// A device pixel in points, with a little more for rounding.
  package var pixel: Double { 1.01 / map.tree.scale }
}

extension LaidOutScreen {
  /// The nearest element around another one that a claim holds of; the screen itself at last.
  package func ancestor(
    of element: ScreenElement, where holds: (ScreenElement) -> Bool
  ) -> ScreenElement? {
    element.ancestors.last { holds(elements[$0]) }.map { elements[$0] }
  }

  /// Whether an element lies in another one.
  package func isInside(_ element: ScreenElement, where holds: (ScreenElement) -> Bool) -> Bool {
    element.ancestors.contains { holds(elements[$0]) }
  }

  /// The screen, sheet or dialog that an element belongs to: its index, 0 for the display.
  package func stage(of element: ScreenElement) -> Int { stages[element.index] }

  /// An element stands after what it lies in.
  private static func stages(of elements: [ScreenElement]) -> [Int] {
    var stages: [Int] = []
    stages.reserveCapacity(elements.count)
    for element in elements {
      let isStage = [.screen, .sheet, .dialog].contains(element.node.role)
      stages.append(isStage ? element.index : element.ancestors.last.map { stages[$0] } ?? 0)
    }
    return stages
  }

  /// Everything that lies in an element, in paint order.
  package func descendants(of element: ScreenElement) -> ArraySlice<ScreenElement> {
    elements[(element.index + 1)...].prefix { $0.ancestors.contains(element.index) }
  }

  /// Whether a sheet or a dialog lies over an element, so that nobody can touch it.
  package func isBehindModal(_ element: ScreenElement) -> Bool {
    guard let modal = modals.last, modal > element.index else { return false }
    return !element.ancestors.contains(modal) && !elements[modal].ancestors.contains(element.index)
  }

  /// Whether anything that is painted later hides or dims a point of an element, so that it is not
  /// what a person looks at.
  package func isCovered(_ element: ScreenElement, at point: Point) -> Bool {
    elements[(element.index + 1)...].contains { other in
      other.isShown && other.paintsGround && other.visibleFrame.contains(point)
        && !other.ancestors.contains(element.index)
    }
  }
}

extension ScreenElement {
  /// Whether something is drawn over its whole frame.
  package var paintsGround: Bool {
    if node.appearance.glass != nil { return true }
    if let fade = node.appearance.edgeFade, fade.strength > 0 { return true }
    switch node.appearance.fill {
    case .token(_, let opacity): return opacity > 0
    case .color(let color): return color.alpha > 0
    case nil: return false
    }
  }

  /// What is read of it; nil where it is no text, or shows none.
  package var text: (content: TextContent, paragraph: Paragraph)? {
    guard case .text(let paragraph, let content) = node.content, !content.string.isEmpty else {
      return nil
    }
    return (content, paragraph)
  }

  /// How much larger it is shown than it was laid out.
  package var shownScale: Double {
    node.frame.width > 0 ? frame.width / node.frame.width : 1
  }
}
