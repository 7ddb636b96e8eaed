package import DesignTokens
package import Geometry
package import Typography
internal import ViewTree

/// Everything but the tree that decides where things stand.
package struct LayoutContext: Sendable {
  package var tokens: DesignTokens
  /// The faces of each weight that the type styles ask for.
  package var fonts: [Int: FontStack]
  package var textSize: TextSize
  package var direction: LayoutDirection
  /// Device pixels a point.
  package var scale: Double

  package init(
    tokens: DesignTokens, fonts: [Int: FontStack], textSize: TextSize,
    direction: LayoutDirection, scale: Double
  ) {
    precondition(!fonts.isEmpty, "layout needs a font")
    self.tokens = tokens
    self.fonts = fonts
    self.textSize = textSize
    self.direction = direction
    self.scale = scale
  }

  /// The height of a line of a style at the text size, in points.
  func lineHeight(of style: TypeStyle) -> Double {
    tokens.points(.line(of: style), at: textSize)
  }

  /// How a text is set, in device pixels.
  func style(of text: TextContent) -> TextStyle {
    let typeface = tokens[text.style]
    let growth = text.scales ? text.style.growth(at: textSize) : 1
    let size = typeface.size * growth
    return TextStyle(
      fonts: stack(for: text.weight ?? typeface.weight), size: size * scale,
      lineHeight: typeface.lineHeight,
      features: tokens.numerals.areTabular(standsInColumn: text.standsInColumn)
        ? [.tabularNumbers] : [])
  }

  /// The faces of a weight, or of the nearest one that there is.
  private func stack(for weight: Int) -> FontStack {
    if let stack = fonts[weight] { return stack }
    let nearest = fonts.keys.sorted().min { abs($0 - weight) < abs($1 - weight) }
    guard let nearest, let stack = fonts[nearest] else {
      preconditionFailure("layout needs a font")
    }
    return stack
  }
}
