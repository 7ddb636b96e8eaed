internal import Geometry
internal import Typography
internal import ViewTree

/// A node on its way through layout: it knows its id and remembers how large it wanted to be.
final class Box {
  let node: Node
  let id: String
  let children: [Box]
  let backgrounds: [Box]
  let overlays: [Box]
  var measurements: [Proposal: Measurement] = [:]
  /// What a text came to, by the width in pixels that it was broken at.
  var paragraphs: [Double: Paragraph] = [:]

  init(node: Node, id: String, children: [Box], backgrounds: [Box], overlays: [Box]) {
    self.node = node
    self.id = id
    self.children = children
    self.backgrounds = backgrounds
    self.overlays = overlays
  }

  /// Whether it takes all the width it can get.
  private(set) lazy var fillsWidth: Bool = fills(
    node.layout.width, along: .horizontal, child: \.fillsWidth)

  /// Whether it takes all the height it can get.
  private(set) lazy var fillsHeight: Bool = fills(
    node.layout.height, along: .vertical, child: \.fillsHeight)

  /// Where the content stands in a larger frame. What a pile holds stands there each by itself.
  var contentAlignment: Alignment {
    if case .stack(let stack) = node.content, stack.axis == .depth { return stack.alignment }
    return node.layout.alignment
  }

  private func fills(
    _ extent: Extent, along axis: Node.Stack.Axis, child: KeyPath<Box, Bool>
  ) -> Bool {
    switch extent {
    case .fill: return true
    case .fixed, .line, .hairline, .range: return false
    case .hug: break
    }
    switch node.content {
    case .stack(let stack):
      return children.contains { box in
        if case .spacer = box.node.content { return stack.axis == axis }
        return box[keyPath: child]
      }
    case .scroll, .scaffold: return true
    case .text, .symbol, .figure, .spacer: return false
    }
  }
}

/// The room that a box is offered, in points; nil for as much as it likes.
struct Proposal: Hashable {
  let width: Double?
  let height: Double?

  /// Lengths are rounded to 2⁻²⁴ points, so that rounding noise does not make two proposals of one.
  init(width: Double? = nil, height: Double? = nil) {
    self.width = width.map(Self.rounded)
    self.height = height.map(Self.rounded)
  }

  private static func rounded(_ length: Double) -> Double {
    (length * 0x1p24).rounded() * 0x1p-24
  }

  func inset(by padding: EdgeInsets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - padding.horizontal) },
      height: height.map { max(0, $0 - padding.vertical) })
  }
}

/// The room that a box takes, in points.
struct Measurement {
  var size: Size
  /// From its top edge; nil where it holds no text.
  var firstBaseline: Double?
}
