/// A text style of the design document.
package enum TypeStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title2
  case headline
  case body
  case callout
  case subhead
  case footnote
  case caption

  /// The name in the design document.
  package var displayName: String {
    switch self {
    case .largeTitle: "Large Title"
    case .title2: "Title 2"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subhead: "Subhead"
    case .footnote: "Footnote"
    case .caption: "Caption"
    }
  }
}

/// The figures of a text style.
package struct Typeface: Hashable, Sendable {
  /// The name of a font family, the same for all styles.
  package var family: String
  /// Points.
  package var size: Double
  /// 1 … 1000.
  package var weight: Int
  /// A multiple of the size.
  package var lineHeight: Double

  package init(family: String, size: Double, weight: Int, lineHeight: Double) {
    self.family = family
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
  }
}
