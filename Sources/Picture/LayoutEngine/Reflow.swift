internal import DesignTokens
internal import ViewTree

extension Node {
  /// The tree as a text size asks for it: rows whose texts would squeeze each other at the
  /// accessibility sizes become columns.
  ///
  /// Source: Apple's guidelines, Typography: at large sizes, stack what stood side by side.
  func reflowed(at textSize: TextSize) -> Node {
    textSize.isAccessibilitySize ? reflowed : self
  }

  private var reflowed: Node {
    var node = self
    node.children = children.map(\.reflowed)
    for index in backgrounds.indices {
      node.backgrounds[index].node = backgrounds[index].node.reflowed
    }
    for index in overlays.indices { node.overlays[index].node = overlays[index].node.reflowed }
    guard case .stack(var stack) = content else { return node }
    if stack.rises {
      stack.alignment.vertical = .top
      node.content = .stack(stack)
    }
    guard stack.reflows, stack.axis == .horizontal || stack.axis == .flow else { return node }
    stack.axis = .vertical
    stack.spacing = min(stack.spacing, 4)
    stack.alignment = .topLeading
    node.content = .stack(stack)
    node.children = node.children.filter { !$0.isSpacer }.map(\.atLeadingEdge)
    return node
  }

  private var isSpacer: Bool {
    if case .spacer = content { true } else { false }
  }

  private var atLeadingEdge: Node {
    guard case .text(var text) = content, text.alignment == .trailing else { return self }
    text.alignment = .leading
    return modified { $0.content = .text(text) }
  }
}
