internal import Geometry

/// How a paragraph is set. Lengths are device pixels.
package struct TextStyle: Hashable, Sendable {
  package var fonts: FontStack
  /// Pixels an em.
  package var size: Double
  /// A multiple of `size`.
  package var lineHeight: Double
  package var features: [FontFeature]

  package init(
    fonts: FontStack, size: Double, lineHeight: Double, features: [FontFeature] = []
  ) {
    self.fonts = fonts
    self.size = size
    self.lineHeight = lineHeight
    self.features = features
  }
}

extension BaseDirection {
  /// The embedding level; nil where the text decides.
  var level: UInt8? {
    switch self {
    case .rightToLeft: 1
    case .leftToRight: 0
    case .automatic: nil
    }
  }
}

/// Which edge of the box the lines of a paragraph touch.
package enum TextAlignment: String, Hashable, Sendable {
  /// Where a line starts: the right edge of a right-to-left paragraph.
  case start
  case center
  case end
  case left
  case right
}

/// The room that a paragraph has.
package struct ParagraphConstraints: Hashable, Sendable {
  /// Pixels; infinite for a single line that never breaks by itself, which is aligned in as many
  /// whole pixels as it needs.
  package var width: Double
  package var alignment: TextAlignment
  /// Further lines are cut and an ellipsis says so. Nil for no limit.
  package var maximumLines: Int?
  /// Whether lines break where they are full; otherwise they hang out of the box.
  package var wraps: Bool

  package init(
    width: Double = .infinity, alignment: TextAlignment = .start, maximumLines: Int? = nil,
    wraps: Bool = true
  ) {
    self.width = width
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.wraps = wraps
  }
}
