/// Views side by side that go on below where the room is too narrow, like words.
package struct FlowStack: View {
  package let node: Node

  init(node: Node) { self.node = node }

  /// - Parameter spacing: between neighbours and between lines alike.
  package init(
    _ alignment: Alignment.Horizontal = .leading, spacing: Double = 0,
    @ViewBuilder _ content: () -> [Node]
  ) {
    let stack = Node.Stack(
      axis: .flow, spacing: spacing, alignment: Alignment(alignment, .top))
    node = Node(.stack(stack), children: content())
  }
}
