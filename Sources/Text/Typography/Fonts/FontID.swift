/// The number of a glyph in its font file.
package struct GlyphID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// What tells one face from every other: the digest of its file and the weight it is set to.
package struct FontID: Hashable, Sendable {
  /// SHA-256 of the file, 64 hexadecimal digits.
  package var digest: String
  /// The value of the weight axis, or the file's own weight where it has no such axis.
  package var weight: Int

  package init(digest: String, weight: Int) {
    self.digest = digest
    self.weight = weight
  }
}
