package import Geometry
package import Typography
package import ViewTree

/// A screen with every node in its place.
package struct LayoutTree: Hashable, Sendable {
  package var root: LayoutNode
  /// Of the screen, in points.
  package var size: Size
  /// Device pixels a point.
  package var scale: Double
  package var direction: LayoutDirection
}

/// A node in its place.
package struct LayoutNode: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case none
    /// Lines are in device pixels from the frame's left and top edges.
    case text(Paragraph, TextContent)
    case symbol(SymbolContent)
    case figure(Figure)
  }

  /// What a scroll area shows, in points.
  package struct Scroll: Hashable, Sendable {
    package var offset: Double
    /// Of the content and its insets.
    package var contentHeight: Double
    /// The largest offset that there is content for, or that scrolls a title away.
    package var maximumOffset: Double
    /// Room around the content, what bars cover included.
    package var insets: EdgeInsets
    /// What bars cover of the area at each edge.
    package var bars: EdgeInsets
    /// From the start of the content to the lower edge of the title that a bar stands in for; 0 where
    /// there is none.
    package var titleHeight: Double
  }

  /// The names of its named ancestors and its own, with slashes between.
  package var id: String
  package var role: Role
  /// Points from the left and top edges of the screen, on whole device pixels.
  package var frame: Rect
  package var content: Content
  package var appearance: Appearance
  package var semantics: Semantics
  package var scroll: Scroll?
  /// In paint order.
  package var children: [LayoutNode]
  /// How many of the children are painted before the node's own content.
  package var backgroundCount: Int
}

extension LayoutNode {
  /// The node and everything in it, in paint order.
  package var flattened: [LayoutNode] {
    [self] + children.flatMap(\.flattened)
  }

  /// What a reader sees of it: nil where it is not text.
  package var string: String? {
    if case .text(_, let text) = content { text.string } else { nil }
  }
}

extension LayoutTree {
  /// All nodes in paint order.
  package var nodes: [LayoutNode] { root.flattened }

  package func node(_ id: String) -> LayoutNode? { nodes.first { $0.id == id } }

  /// Characters that no font of the app has, each with the node that asked for it.
  package var missingGlyphs: [(node: String, scalar: Unicode.Scalar)] {
    nodes.flatMap { node -> [(node: String, scalar: Unicode.Scalar)] in
      guard case .text(let paragraph, _) = node.content else { return [] }
      var known: Set<Unicode.Scalar> = []
      return paragraph.missingGlyphs.filter { known.insert($0.scalar).inserted }
        .map { (node.id, $0.scalar) }
    }
  }
}
