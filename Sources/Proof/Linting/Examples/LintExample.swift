import DesignTokens
package import Geometry
package import ViewTree

/// Two small pictures that explain a rule: broken and kept. Those of rules that look at screens are
/// screens themselves, of which the rule finds the one and not the other.
package struct LintExample: Sendable {
  /// The name of the rule.
  package let rule: String
  package let size: Size
  package let wrong: Node
  package let right: Node

  /// - Parameter height: points; the pictures are as wide as a phone.
  init(_ rule: String, height: Double = 200, wrong: some View, right: some View) {
    self.rule = rule
    size = Size(width: Self.width, height: height)
    self.wrong = wrong.node
    self.right = right.node
  }

  static let width = 393.0

  /// One for each rule, in their order.
  package static let all = design + legibility + touch + motion
}

/// A screen of an example: views one below the other on a ground.
struct ExamplePage: View {
  let node: Node

  init(
    on ground: ColorToken = .background, spacing: Double = 12, @ViewBuilder _ content: () -> [Node]
  ) {
    let stack = VStack(.leading, spacing: spacing, content).node.fillWidth()
    node = ScrollArea(insets: .init(top: 24, bottom: 24)) { stack }
      .node.background(ground).named("page").role(.screen)
  }
}
