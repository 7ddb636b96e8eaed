package import Geometry
package import Typography
package import ViewTree

/// Lays out trees of nodes for one screen. One engine serves one thread.
///
/// Horizontal positions are counted from the leading edge all the way; a last pass puts edges on
/// device pixels and turns the whole screen round where it reads from right to left. So a tree laid
/// out in one direction is the exact mirror of the other.
package final class Layouter {
  let context: LayoutContext
  let typesetter: Typesetter
  /// How often a node was measured in earnest and not remembered: what layout costs, for tests.
  package internal(set) var measurementCount = 0
  /// How many paragraphs were set.
  package internal(set) var paragraphCount = 0

  package init(context: LayoutContext, typesetter: Typesetter) {
    self.context = context
    self.typesetter = typesetter
  }

  /// Gives every node of the tree its frame on a screen of `size` points.
  ///
  /// - Throws: `UnicodeError` where ICU fails, which only a broken installation makes it do.
  package func layOut(_ root: Node, size: Size) throws(UnicodeError) -> LayoutTree {
    let box = Identification.boxes(
      of: root.resolved(by: context.tokens, at: context.textSize).reflowed(at: context.textSize))
    let screen = Rect(origin: .zero, size: size)
    let placed = try place(box, in: screen, offeredWidth: size.width)
    let settling = PixelSettling(
      scale: context.scale, direction: context.direction, screenWidth: size.width)
    return LayoutTree(
      root: settling.settle(placed), size: size, scale: context.scale,
      direction: context.direction)
  }
}

/// A box with its frame in points, x from the leading edge.
struct PlacedBox {
  let box: Box
  var frame: Rect
  /// How far the box and everything in it is shown away from its frame, in whole device pixels, x from
  /// the leading edge. Kept apart from the frame, so that what moves as one is never rounded apart.
  var displacement: Point
  /// What it draws itself.
  var content = LayoutNode.Content.none
  /// The width that the lines of its text are aligned in, in whole pixels.
  var textWidth = 0.0
  var children: [PlacedBox] = []
  var backgroundCount = 0
  var scroll: LayoutNode.Scroll?
}
