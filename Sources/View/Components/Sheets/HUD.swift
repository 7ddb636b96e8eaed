internal import DesignTokens
package import ViewTree

/// `.hud`: says for a moment that something was saved.
///
/// Source: platform figures section 5: 156 wide, radius 26, icon 48. The label is
/// Headline, the semibold style of the type table.
package struct HUD: View {
  package static let width = 156.0
  package static let minimumHeight = 144.0
  package static let iconSize = 48.0

  package let node: Node

  package init(_ text: String, symbol: Symbol = .checkmark, material: Material) {
    let content = VStack(spacing: 10) {
      Icon(symbol, size: Self.iconSize, .token(.label))
      Text(text, .headline).textAlignment(.center).named("text")
    }
    .node.padding(horizontal: 14, vertical: 20)
    .frame(
      width: .fixed(Self.width), height: .range(minimum: Self.minimumHeight), alignment: .center)
    node = material.apply(to: content, corners: .card)
      .role(.status).label(text).named("hud")
  }
}
