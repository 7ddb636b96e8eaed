internal import DesignTokens
internal import Imaging
package import ViewTree

/// What a pane that floats over the screen is made of.
package enum Material: Hashable, Sendable {
  case glass
  /// Under Reduce Transparency: no blur, a ring of one device pixel.
  case opaque
  /// Under Increase Contrast: glass with a visible edge.
  case bordered

  package static func platter(isOpaque: Bool, hasBorder: Bool) -> Material {
    isOpaque ? .opaque : hasBorder ? .bordered : .glass
  }

  /// Source: platform figures section 6, renderer default and Reduce Transparency.
  private static let glassRecipe = Glass(
    blurSigma: 8, saturation: 1.8, tint: Color(gray: 255, alpha: 0.72),
    topRim: Color(gray: 255, alpha: 0.75), bottomRim: Color(gray: 255, alpha: 0.15),
    outline: Color(gray: 0, alpha: 0.04))
  private static let shadow = ShadowStyle(Color(gray: 0, alpha: 0.10), sigma: 7, offsetY: 2.5)
  private static let opaqueFill = Color(gray: 0xF9)

  /// Gives a pane the look of the material.
  package func apply(to node: Node, corners: Corners) -> Node {
    switch self {
    case .glass: node.glass(Self.glassRecipe, corners: corners).shadow(Self.shadow)
    case .bordered:
      node.glass(Self.glassRecipe, corners: corners).shadow(Self.shadow)
        .border(.token(.secondaryLabel), width: .hairline)
    case .opaque:
      node.background(.color(Self.opaqueFill), corners: corners).shadow(Self.shadow)
        .border(.token(.separator), width: .hairline)
    }
  }
}
