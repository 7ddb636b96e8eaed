package import Geometry
internal import Imaging
package import LayoutEngine
internal import ViewTree

/// A node of a laid-out screen as a finger and an eye find it: after scaling, fading and clipping.
package struct ScreenElement: Sendable {
  package let node: LayoutNode
  /// Its place in paint order.
  package let index: Int
  /// The indices of what it lies in, from the screen inwards.
  package let ancestors: [Int]
  /// As it is shown, in points of the display.
  package let frame: Rect
  /// The part of the frame that scroll areas and the display's edges leave; may be empty.
  package let visibleFrame: Rect
  /// Of everything that it lies in, multiplied.
  package let opacity: Double
  /// Whether neither it nor anything around it is disabled.
  package let isEnabled: Bool

  package var id: String { node.id }
  package var center: Point { frame.center }
  package var isShown: Bool { opacity > 0 && !visibleFrame.isEmpty }

  /// What is read of it or spoken for it.
  var texts: [String] { [node.string, node.semantics.label].compactMap { $0 } }

  /// The room in which a finger finds it.
  package var target: Rect { node.semantics.hitArea(of: frame) }

  /// Whether one of the two lies in the other.
  package func isRelated(to other: ScreenElement) -> Bool {
    index == other.index || ancestors.contains(other.index) || other.ancestors.contains(index)
  }

  /// Whether a finger does not reach what lies behind it.
  var hidesWhatIsBehind: Bool {
    guard isShown, node.role != .status else { return false }
    if node.appearance.glass != nil { return true }
    switch node.appearance.fill {
    case .token(_, let opacity): return opacity > 0
    case .color(let color): return color.alpha > 0
    case nil: return false
    }
  }
}
