internal import DesignTokens
internal import Geometry
internal import Imaging
package import LayoutEngine
internal import ViewTree

/// Everything on a display at an instant, in paint order.
package struct ElementMap: Sendable {
  package let tree: LayoutTree
  package private(set) var elements: [ScreenElement] = []

  package init(_ tree: LayoutTree) {
    self.tree = tree
    let display = Rect(origin: .zero, size: tree.size)
    add(
      tree.root,
      Surroundings(
        ancestors: [], transform: .identity, clip: display, opacity: 1, isEnabled: true))
  }

  /// What a node inherits from those around it.
  private struct Surroundings {
    var ancestors: [Int]
    var transform: AffineTransform
    var clip: Rect
    var opacity: Double
    var isEnabled: Bool
  }

  private mutating func add(_ node: LayoutNode, _ outer: Surroundings) {
    let look = node.appearance
    var inner = outer
    inner.transform = look.transform(of: node.frame, in: tree.direction)
      .concatenating(outer.transform)
    inner.opacity *= min(1, max(0, look.opacity))
    inner.isEnabled = outer.isEnabled && node.semantics.isEnabled
    let frame = inner.transform.apply(to: node.frame)
    let visible = frame.intersection(outer.clip)
    let index = elements.count
    elements.append(
      ScreenElement(
        node: node, index: index, ancestors: outer.ancestors, frame: frame,
        visibleFrame: visible, opacity: inner.opacity, isEnabled: inner.isEnabled))
    if look.clips { inner.clip = visible }
    inner.ancestors.append(index)
    for child in node.children { add(child, inner) }
  }

  /// The texts that can be read, from the top of the paint order down, each once.
  var visibleTexts: [String] {
    var known: Set<String> = []
    return elements.compactMap { element in
      guard element.isShown, let text = element.node.string, cover(of: element) == nil,
        known.insert(text).inserted
      else { return nil }
      return text
    }
  }

  /// What lies over the middle of the part of an element that is in sight.
  func cover(of element: ScreenElement) -> ScreenElement? {
    let point = element.visibleFrame.center
    return elements[(element.index + 1)...].last { other in
      other.hidesWhatIsBehind && !other.isRelated(to: element) && isOpaque(other)
        && other.visibleFrame.contains(point)
    }
  }

  /// Whether nothing can be read through an element.
  private func isOpaque(_ element: ScreenElement) -> Bool {
    guard element.opacity >= 1 else { return false }
    switch element.node.appearance.fill {
    case .token(let token, let opacity):
      return opacity >= 1 && [.background, .groupedBackground].contains(token)
    case .color(let color): return color.alpha >= 1
    case nil: return false
    }
  }
}
