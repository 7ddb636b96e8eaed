/// A laid-out paragraph. Lengths are device pixels from the left and top edges of its box.
package struct Paragraph: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// UTF-16 offsets of the text on the line, its trailing white space included.
    package var range: Range<Int>
    /// Where the first glyph starts and how far the last one reaches; hanging space not counted.
    package var left: Double
    package var width: Double
    package var top: Double
    /// A whole number.
    package var baseline: Double
    /// Left to right.
    package var runs: [Run]
    /// In the order of the text.
    package var clusters: [Cluster]
  }

  /// Glyphs of one face.
  package struct Run: Hashable, Sendable {
    package var font: FontID
    package var range: Range<Int>
    /// Odd for right to left.
    package var level: UInt8
    /// ISO 15924, as «Arab».
    package var script: String
    /// Left to right; origins on quarters of a pixel across and whole pixels down.
    package var glyphs: [Glyph]
  }

  package struct Glyph: Hashable, Sendable {
    package var id: GlyphID
    package var x: Double
    package var y: Double
    /// The first UTF-16 offset of its characters.
    package var cluster: Int
  }

  /// What a reader sees as one character, and where it stands on the line.
  package struct Cluster: Hashable, Sendable {
    package var range: Range<Int>
    package var left: Double
    package var right: Double
  }

  package struct MissingGlyph: Hashable, Sendable {
    package var scalar: Unicode.Scalar
    /// UTF-16.
    package var offset: Int
  }

  package var lines: [Line]
  /// Of the widest line.
  package var width: Double
  package var height: Double
  /// Pixels an em.
  package var fontSize: Double
  /// Whether text was cut and an ellipsis stands for it.
  package var isTruncated: Bool
  /// Characters that no face of the stack has, one of each grapheme.
  package var missingGlyphs: [MissingGlyph]
}
