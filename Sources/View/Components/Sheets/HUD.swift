internal import DesignTokens
package import ViewTree

/// `.hud`: says for a moment that something was saved.
///
/// Source: platform figures section 5: 156 wide, radius 26, icon 48. The label is
/// Headline, the semibold style of the type table.
package struct HUD: View {
  package let node: Node

  package init(_ text: String, symbol: Symbol = .checkmark, material: Material) {
    let content = VStack(spacing: .grid(2.5)) {
      Icon(symbol, size: .token(.hudIcon), .token(.label))
      Text(text, .headline).textAlignment(.center).named("text")
    }
    .node.padding(horizontal: .grid(4), vertical: .grid(5))
    .fixedWidth(.token(.hudWidth)).minimumHeight(.token(.hudHeight), alignment: .center)
    node = material.apply(to: content, corners: .card)
      .role(.status).label(text).named("hud")
  }
}
