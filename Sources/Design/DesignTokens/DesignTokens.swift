import Geometry
package import Imaging

/// Every value of the design document's tables and of the platform figures, typed.
package struct DesignTokens: Hashable, Sendable {
  /// Complete, as are all the tables but `contrastColors`: the initialiser demands every case.
  package var colors: [ColorToken: Color]
  /// What replaces a colour under Increase Contrast.
  package var contrastColors: [ColorToken: Color]
  /// Sizes are those of the large text size.
  package var typefaces: [TypeStyle: Typeface]
  /// Durations and curves, whether given or inferred.
  package var motions: [MotionToken: Motion]
  /// Points.
  package var lengths: [LengthToken: Double]
  package var numbers: [NumberToken: Double]
  /// Milliseconds.
  package var durations: [DurationToken: Double]
  /// Layers from the back to the front.
  package var shadows: [ShadowToken: [ShadowLayer]]
  package var materials: [MaterialToken: MaterialRecipe]
  package var numerals: Numerals

  package init(
    colors: [ColorToken: Color], contrastColors: [ColorToken: Color] = [:],
    typefaces: [TypeStyle: Typeface], motions: [MotionToken: Motion],
    lengths: [LengthToken: Double], numbers: [NumberToken: Double],
    durations: [DurationToken: Double], shadows: [ShadowToken: [ShadowLayer]],
    materials: [MaterialToken: MaterialRecipe], numerals: Numerals = .contextual
  ) {
    precondition(ColorToken.allCases.allSatisfy { colors[$0] != nil }, "a colour is missing")
    precondition(TypeStyle.allCases.allSatisfy { typefaces[$0] != nil }, "a style is missing")
    precondition(MotionToken.allCases.allSatisfy { motions[$0] != nil }, "a motion is missing")
    precondition(LengthToken.allCases.allSatisfy { lengths[$0] != nil }, "a length is missing")
    precondition(NumberToken.allCases.allSatisfy { numbers[$0] != nil }, "a number is missing")
    precondition(
      DurationToken.allCases.allSatisfy { durations[$0] != nil }, "a duration is missing")
    precondition(ShadowToken.allCases.allSatisfy { shadows[$0] != nil }, "a shadow is missing")
    precondition(
      MaterialToken.allCases.allSatisfy { materials[$0] != nil }, "a material is missing")
    self.colors = colors
    self.contrastColors = contrastColors
    self.typefaces = typefaces
    self.motions = motions
    self.lengths = lengths
    self.numbers = numbers
    self.durations = durations
    self.shadows = shadows
    self.materials = materials
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

  /// A distance in points.
  package subscript(_ token: LengthToken) -> Double { lengths[token] ?? 0 }

  package subscript(_ token: NumberToken) -> Double { numbers[token] ?? 0 }

  /// Milliseconds.
  package subscript(_ token: DurationToken) -> Double { durations[token] ?? 0 }

  /// The layers of a shadow, from the back to the front.
  package subscript(_ token: ShadowToken) -> [ShadowLayer] { shadows[token] ?? [] }

  /// The figures of a material.
  package subscript(_ token: MaterialToken) -> MaterialRecipe {
    guard let recipe = materials[token] else { preconditionFailure("a material is missing") }
    return recipe
  }

  /// The same design with the colours of Increase Contrast.
  package var increasingContrast: DesignTokens {
    var tokens = self
    tokens.colors.merge(contrastColors) { _, contrasting in contrasting }
    return tokens
  }
}
