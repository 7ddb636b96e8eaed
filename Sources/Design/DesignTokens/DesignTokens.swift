import Geometry
package import Imaging

/// Every value of the design document's tables, typed.
package struct DesignTokens: Hashable, Sendable {
  /// Distances of the page, in points.
  package struct Spacing: Hashable, Sendable {
    /// The grid that free spacing obeys: 4.
    package var grid: Double
    /// The page inset of cards: 16.
    package var cardInset: Double
    /// The page inset of bare text and large titles: 20.
    package var textInset: Double
    /// Between sections: 22.
    package var sectionGap: Double
  }

  /// Corner radii in points; a capsule and a circle need no figure.
  package struct Radius: Hashable, Sendable {
    /// The only radius that is neither a capsule nor a circle: 26.
    package var card: Double
  }

  /// Whether digits are equally wide.
  package var numerals: Numerals
  /// Complete, as are `typefaces` and `motions`: the initialiser demands every case.
  package var colors: [ColorToken: Color]
  /// Sizes are those of the large text size.
  package var typefaces: [TypeStyle: Typeface]
  /// Durations and curves, whether given or inferred.
  package var motions: [MotionToken: Motion]
  /// Row «Spacing» of the document.
  package var spacing: Spacing
  /// Row «Radius» of the document.
  package var radius: Radius
  /// Of hairlines, in points before they snap to a device pixel: 0.5.
  package var separatorWidth: Double
  /// How long a HUD is visible in all, in milliseconds: 1600.
  package var hudMilliseconds: Double
  /// The scale of the page behind a page sheet: 0.93.
  package var shrunkScale: Double

  package init(
    colors: [ColorToken: Color], typefaces: [TypeStyle: Typeface],
    motions: [MotionToken: Motion], spacing: Spacing, radius: Radius, separatorWidth: Double,
    hudMilliseconds: Double, shrunkScale: Double, numerals: Numerals = .contextual
  ) {
    precondition(ColorToken.allCases.allSatisfy { colors[$0] != nil }, "a colour is missing")
    precondition(TypeStyle.allCases.allSatisfy { typefaces[$0] != nil }, "a style is missing")
    precondition(MotionToken.allCases.allSatisfy { motions[$0] != nil }, "a motion is missing")
    self.colors = colors
    self.typefaces = typefaces
    self.motions = motions
    self.spacing = spacing
    self.radius = radius
    self.separatorWidth = separatorWidth
    self.hudMilliseconds = hudMilliseconds
    self.shrunkScale = shrunkScale
    self.numerals = numerals
  }

  /// The value of a colour.
  package subscript(_ token: ColorToken) -> Color { colors[token] ?? .clear }

  /// The figures of a style at the large text size.
  package subscript(_ style: TypeStyle) -> Typeface {
    typefaces[style] ?? Typeface(family: "", size: 0, weight: 400, lineHeight: 1)
  }

  /// The duration and the curve of a motion.
  package subscript(_ motion: MotionToken) -> Motion {
    motions[motion] ?? Motion(milliseconds: 0, curve: .linear)
  }
}
