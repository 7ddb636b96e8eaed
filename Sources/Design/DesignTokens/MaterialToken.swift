package import Imaging

/// What a pane that floats over the screen is made of, by the name of its group in `tokens.json`.
///
/// Source: platform figures sections 5 and 6.
package enum MaterialToken: String, CaseIterable, Hashable, Sendable {
  /// Bars: what lies behind can be seen.
  case glass
  /// The HUD: what lies behind cannot be read.
  case thick
}

/// The figures of a material; each is a token `material.<name>.<figure>`.
package struct MaterialRecipe: Hashable, Sendable {
  /// What the blurred ground is mixed with.
  package var surface: Color
  /// How much of the mixture is `surface`, from 0 to 1.
  package var cover: Double
  /// The standard deviation of the blur, in points.
  package var blurSigma: Double
  /// Of what lies behind; 1 changes nothing.
  package var saturation: Double
  /// The band along the edge in which what lies behind bends, in points; 0 for a flat pane.
  package var lensWidth: Double
  /// How far inwards the ground is looked up at the edge itself, in points.
  package var lensShift: Double
  /// Light on the inner upper edge.
  package var topRim: Color
  /// Light on the inner lower edge.
  package var bottomRim: Color
  /// Around the pane, one device pixel.
  package var hairline: Color
  package var shadow: [ShadowLayer]
  /// The whole pane under Reduce Transparency.
  package var opaque: Color
}
