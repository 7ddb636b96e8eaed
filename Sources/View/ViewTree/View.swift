/// Something that can stand on a screen.
package protocol View {
  /// What it is made of.
  var node: Node { get }
}

/// Collects the views of a block, with its conditions and loops.
@resultBuilder
package enum ViewBuilder {
  package static func buildExpression(_ view: some View) -> [Node] { [view.node] }
  package static func buildExpression(_ view: (some View)?) -> [Node] {
    view.map { [$0.node] } ?? []
  }
  package static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  package static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap(\.self) }
  package static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  package static func buildEither(first part: [Node]) -> [Node] { part }
  package static func buildEither(second part: [Node]) -> [Node] { part }
  package static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap(\.self) }
}
