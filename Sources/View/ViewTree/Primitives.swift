package import DesignTokens
package import Geometry

/// Views one below the other.
package struct VStack: View {
  package let node: Node

  init(node: Node) { self.node = node }

  package init(
    _ alignment: Alignment.Horizontal = .center, spacing: Double = 0,
    @ViewBuilder _ content: () -> [Node]
  ) {
    let stack = Node.Stack(
      axis: .vertical, spacing: spacing, alignment: Alignment(alignment, .top))
    node = Node(.stack(stack), children: content())
  }
}

/// Views side by side, from the leading edge on.
package struct HStack: View {
  package let node: Node

  init(node: Node) { self.node = node }

  package init(
    _ alignment: Alignment.Vertical = .center, spacing: Double = 0,
    @ViewBuilder _ content: () -> [Node]
  ) {
    let stack = Node.Stack(
      axis: .horizontal, spacing: spacing, alignment: Alignment(.leading, alignment))
    node = Node(.stack(stack), children: content())
  }
}

/// Views on top of each other, the first at the back.
package struct ZStack: View {
  package let node: Node

  package init(_ alignment: Alignment = .center, @ViewBuilder _ content: () -> [Node]) {
    let stack = Node.Stack(axis: .depth, spacing: 0, alignment: alignment)
    node = Node(.stack(stack), children: content())
  }
}

/// Content that is higher than the room for it and moves under it.
package struct ScrollArea: View {
  package let node: Node

  /// - Parameters:
  ///   - showsEnd: whether the end of the content is shown in place of the offset.
  ///   - title: the name of a title in the content that a bar stands in for.
  package init(
    offset: Double = 0, insets: EdgeInsets = .zero, showsEnd: Bool = false, title: String? = nil,
    @ViewBuilder _ content: () -> [Node]
  ) {
    var scroll = Node.Scroll(offset: offset, insets: insets)
    scroll.showsEnd = showsEnd
    scroll.title = title
    var node = Node(.scroll(scroll), role: .scrollArea, children: content())
    node.layout.width = .fill
    node.layout.height = .fill
    node.appearance.clips = true
    self.node = node
  }
}

/// A paragraph.
package struct Text: View {
  package let node: Node

  package init(_ string: String, _ style: TypeStyle = .body) {
    node = Node(.text(TextContent(string, style: style)), role: .text)
  }
}

/// A symbol from the catalogue.
package struct Icon: View {
  package let node: Node

  init(node: Node) { self.node = node }

  package init(_ symbol: Symbol, size: Double = Symbol.gridSize, _ paint: Paint = .token(.label)) {
    var node = Node(.symbol(SymbolContent(symbol, size: size, paint: paint)), role: .image)
    node.layout.width = .fixed(size)
    node.layout.height = .fixed(size)
    self.node = node
  }
}

/// Room that takes what the others leave.
package struct Spacer: View {
  package let node: Node

  package init(minimum: Double = 0) {
    node = Node(.spacer(minimum: minimum))
  }
}

/// An area without content, to be filled, framed and rounded by modifiers.
package struct Area: View {
  package let node: Node

  package init() {
    node = Node(.stack(.init(axis: .depth, spacing: 0, alignment: .center)))
  }
}

/// A line of one device pixel across the room.
package struct Hairline: View {
  package let node: Node

  package init(_ paint: Paint = .token(.separator)) {
    var node = Area().frame(width: .fill, height: .hairline).background(paint)
    node.role = .separator
    self.node = node
  }
}

/// A geometric drawing.
package struct FigureView: View {
  package let node: Node

  package init(_ figure: Figure) {
    node = Node(.figure(figure), role: .image)
  }
}
