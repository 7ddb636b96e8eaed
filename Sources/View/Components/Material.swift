package import DesignTokens
package import ViewTree

/// What a pane that floats over the screen is made of: a recipe of the tokens, and what the settings of
/// the device make of it.
package struct Material: Hashable, Sendable {
  package var recipe: MaterialToken
  /// Under Reduce Transparency: one colour and a ring.
  package var isOpaque: Bool
  /// Under Increase Contrast: a visible edge.
  package var hasBorder: Bool

  package init(_ recipe: MaterialToken, isOpaque: Bool = false, hasBorder: Bool = false) {
    self.recipe = recipe
    self.isOpaque = isOpaque
    self.hasBorder = hasBorder
  }

  /// Gives a pane the look of the material.
  package func apply(to node: Node, corners: Corners) -> Node {
    let pane = node.glass(Glass(recipe, form: isOpaque ? .opaque : .translucent), corners: corners)
    if hasBorder { return pane.border(.token(.secondaryLabel), width: .hairline) }
    if isOpaque { return pane.border(.token(.separator), width: .hairline) }
    return pane
  }
}
