package import Geometry

extension View {
  /// The node after a change of its own fields.
  package func modified(_ change: (inout Node) -> Void) -> Node {
    var node = node
    change(&node)
    return node
  }

  /// Room around the view. After a background or a frame it stands outside of them.
  package func padding(_ insets: EdgeInsets) -> Node {
    let node = node
    if node.isPlainStack { return node.modified { $0.layout.padding = insets } }
    return node.wrapped().filling(like: node).modified { $0.layout.padding = insets }
  }

  package func padding(_ amount: Double) -> Node { padding(EdgeInsets(all: amount)) }

  package func padding(horizontal: Double = 0, vertical: Double = 0) -> Node {
    padding(EdgeInsets(horizontal: horizontal, vertical: vertical))
  }

  package func padding(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> Node {
    padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// How long the view is along each axis, and where its content then stands. A frame around a
  /// frame, a text or a symbol stands around it.
  package func frame(
    width: Extent? = nil, height: Extent? = nil, alignment: Alignment? = nil
  ) -> Node {
    let node = node
    let isFramed =
      (width != nil && node.layout.width != .hug) || (height != nil && node.layout.height != .hug)
    let framed = isFramed || node.isLeaf ? node.wrapped().filling(like: node) : node
    return framed.modified { node in
      if let width { node.layout.width = width }
      if let height { node.layout.height = height }
      if let alignment { node.layout.alignment = alignment }
    }
  }

  package func frame(width: Double, height: Double) -> Node {
    frame(width: .fixed(width), height: .fixed(height))
  }

  /// The whole width of the room, the content at one side of it.
  package func fillWidth(_ alignment: Alignment = .leading) -> Node {
    frame(width: .fill, alignment: alignment)
  }

  /// A row or flow that becomes a column at the accessibility text sizes.
  package func reflowing() -> Node { stacking { $0.reflows = true } }

  /// A row whose children rise to its top at the accessibility text sizes.
  package func rising() -> Node { stacking { $0.rises = true } }

  /// A flow in columns of one width, its lines as equally full as they can be.
  package func inEvenColumns() -> Node { stacking { $0.isEven = true } }

  private func stacking(_ change: (inout Node.Stack) -> Void) -> Node {
    modified { node in
      guard case .stack(var stack) = node.content else { return }
      change(&stack)
      node.content = .stack(stack)
    }
  }

  package func layoutPriority(_ priority: Double) -> Node {
    modified { $0.layout.priority = priority }
  }

  /// Moves the view without moving its neighbours; `x` is logical.
  package func offset(x: Double = 0, y: Double = 0) -> Node {
    modified { $0.layout.offset = Point(x: x, y: y) }
  }

  /// Moves the view by a part of its own width and height; `x` is logical.
  package func relativeOffset(x: Double = 0, y: Double = 0) -> Node {
    modified { $0.layout.relativeOffset = Point(x: x, y: y) }
  }
}

extension Node {
  /// The node alone in a new one, for a modifier that must not change its own frame.
  fileprivate func wrapped() -> Node {
    Node(.stack(.init(axis: .vertical, spacing: 0, alignment: .top)), children: [self])
  }

  /// A wrapper fills the room where what it wraps does.
  fileprivate func filling(like inner: Node) -> Node {
    modified { node in
      if case .fill = inner.layout.width { node.layout.width = .fill }
      if case .fill = inner.layout.height { node.layout.height = .fill }
    }
  }

  /// Whether it is a text or a symbol, whose frame always hugs what it draws.
  fileprivate var isLeaf: Bool {
    switch content {
    case .text, .symbol: true
    case .stack, .figure, .spacer, .scroll, .scaffold: false
    }
  }

  /// Whether it is a stack that nothing has framed, decorated or named yet.
  fileprivate var isPlainStack: Bool {
    guard case .stack = content else { return false }
    return appearance == Appearance() && layout == LayoutAttributes() && backgrounds.isEmpty
      && overlays.isEmpty && name == nil && figures.lengths.allSatisfy { $0.place == .spacing }
  }
}
