extension TypeStyle {
  /// The size in points that the system gives this style at a text size.
  ///
  /// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes. The document's Body
  /// and Headline are both 17, its Caption is the guidelines' Caption 1.
  package func size(at textSize: TextSize) -> Double {
    let sizes = dynamicTypeSizes
    return switch textSize {
    case .xSmall: sizes[0]
    case .small: sizes[1]
    case .medium: sizes[2]
    case .large: sizes[3]
    case .xLarge: sizes[4]
    case .xxLarge: sizes[5]
    case .xxxLarge: sizes[6]
    case .accessibility1: sizes[7]
    case .accessibility2: sizes[8]
    case .accessibility3: sizes[9]
    case .accessibility4: sizes[10]
    case .accessibility5: sizes[11]
    }
  }

  /// Twelve sizes, from the smallest step to the largest.
  private var dynamicTypeSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subhead: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    }
  }
}

extension DesignTokens {
  /// The size in points of a style at a text size: the token's own at `.large`, else the system's.
  package func size(of style: TypeStyle, at textSize: TextSize) -> Double {
    textSize == .large ? self[style].size : style.size(at: textSize)
  }

  /// The figures of a style at a text size; weight and line height stay.
  package func typeface(_ style: TypeStyle, at textSize: TextSize) -> Typeface {
    var face = self[style]
    face.size = size(of: style, at: textSize)
    return face
  }
}

extension TypeStyle {
  /// How much larger the style is at a text size than at the setting of a new phone.
  package func growth(at textSize: TextSize) -> Double {
    size(at: textSize) / size(at: .large)
  }
}
