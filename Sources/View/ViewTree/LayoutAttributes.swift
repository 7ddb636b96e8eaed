package import DesignTokens
package import Geometry

/// How a node is sized and where its content stands in it.
package struct LayoutAttributes: Hashable, Sendable {
  /// Inside of the frame, around the content.
  package var padding: EdgeInsets
  package var width: Extent
  package var height: Extent
  /// Where the content stands when the frame is larger than it.
  package var alignment: Alignment
  /// Which children of a horizontal stack get their room first; the higher the earlier.
  package var priority: Double
  /// Moves the node without moving its neighbours; x is logical.
  package var offset: Point
  /// Shows the node and everything in it elsewhere, by a part of its own width and height, rounded
  /// to whole device pixels.
  package var relativeOffset: Point

  package init() {
    padding = .zero
    width = .hug
    height = .hug
    alignment = .center
    priority = 0
    offset = .zero
    relativeOffset = .zero
  }
}

/// How long a node is along one axis, in points.
package enum Extent: Hashable, Sendable {
  /// As long as its content; all there is where the content fills.
  case hug
  case fixed(Double)
  /// All there is, at least `minimum`.
  case fill(minimum: Double = 0)
  /// As long as its content, within bounds, even where the content fills.
  case range(minimum: Double = 0, maximum: Double = .infinity)
  /// As high as a line of text of a style, whatever the text size is.
  case line(of: TypeStyle)
  /// One device pixel.
  case hairline

  package static let fill = Extent.fill()
}
