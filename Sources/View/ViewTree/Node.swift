package import Geometry

/// One element of a screen before layout: what it is, how it is sized and how it looks.
///
/// A node is a value. Components build nodes, modifiers change them, and nothing else does.
package struct Node: Hashable, Sendable, View {
  /// A part of the id, unique among the named children of the nearest named ancestor; equal names
  /// are numbered. Nil for nodes that nobody needs to point at.
  package var name: String?
  package var role: Role
  package var content: Content
  /// In paint order.
  package var children: [Node]
  package var layout: LayoutAttributes
  package var appearance: Appearance
  /// Laid out in the node's frame, behind its content, without a say in its size.
  package var backgrounds: [Attachment]
  /// Laid out in the node's frame, in front of its content, without a say in its size.
  package var overlays: [Attachment]
  package var semantics: Semantics
  /// What of its layout and its appearance the token file gives.
  package var figures: NamedFigures

  package init(_ content: Content, role: Role = .group, children: [Node] = []) {
    self.name = nil
    self.role = role
    self.content = content
    self.children = children
    layout = LayoutAttributes()
    appearance = Appearance()
    backgrounds = []
    overlays = []
    semantics = Semantics()
    figures = NamedFigures()
  }

  package var node: Node { self }

  /// A node that hangs on another one.
  package struct Attachment: Hashable, Sendable {
    package var node: Node
    package var alignment: Alignment
  }

  /// What a node draws or how it arranges its children.
  package enum Content: Hashable, Sendable {
    case stack(Stack)
    case text(TextContent)
    case symbol(SymbolContent)
    case figure(Figure)
    /// Empty room that grows along the stack it stands in.
    case spacer(minimum: Double)
    /// Its children stand below each other and move up by the offset.
    case scroll(Scroll)
    /// Its first child fills it, and the others are bars over that.
    case scaffold(Scaffold)
  }

  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable {
      case horizontal
      case vertical
      case depth
      /// Side by side, and on further lines where the room is too narrow.
      case flow
    }

    package var axis: Axis
    package var spacing: Double
    package var alignment: Alignment
    /// Whether a row becomes a column at the accessibility text sizes, where its texts would
    /// squeeze each other.
    package var reflows: Bool
    /// Whether a row's children rise to its top at the accessibility text sizes, where its texts have
    /// several lines and its marks belong to the first.
    package var rises: Bool
    /// Whether a flow gives all children the width of the widest, and its lines as equal a number.
    package var isEven: Bool

    package init(axis: Axis, spacing: Double, alignment: Alignment) {
      self.axis = axis
      self.spacing = spacing
      self.alignment = alignment
      reflows = false
      rises = false
      isEven = false
    }
  }

  package struct Scroll: Hashable, Sendable {
    /// How far the content has moved up. Layout clamps it to what there is.
    package var offset: Double
    /// Room around the content, inside of what scrolls.
    package var insets: EdgeInsets
    /// Whether the end of the content is shown, wherever that is, in place of the offset.
    package var showsEnd = false
    /// The title at the start of the content that a bar stands in for once it has left the screen.
    /// Its name. It can always be scrolled away, however short the content is.
    package var title: String?
    /// A node that must be visible: the offset grows or shrinks until it is. Its name.
    package var revealed: String?

    package init(offset: Double, insets: EdgeInsets, revealed: String? = nil) {
      self.offset = offset
      self.insets = insets
      self.revealed = revealed
    }
  }

  /// Bars over content. Layout measures them and adds what they cover to the insets of the content,
  /// if that scrolls.
  package struct Scaffold: Hashable, Sendable {
    package enum Edge: String, Hashable, Sendable { case top, bottom }

    /// Where the children after the first stand, each in its own height.
    package var bars: [Edge]
    /// Room that is taken at the edges whatever the bars need.
    package var safeArea: EdgeInsets

    package init(bars: [Edge], safeArea: EdgeInsets) {
      self.bars = bars
      self.safeArea = safeArea
    }
  }
}
