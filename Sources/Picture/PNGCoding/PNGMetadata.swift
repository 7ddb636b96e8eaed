/// What a PNG says about its picture besides the pixels.
package struct PNGMetadata: Hashable, Sendable {
  /// One pair of a tEXt or iTXt chunk.
  package struct Text: Hashable, Sendable {
    /// 1 to 79 printable ASCII characters.
    package var key: String
    /// Any text without NUL.
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The density, equal in both directions; nil where the file does not say.
  package var pixelsPerMetre: Int?
  /// The texts in the order of the file. A key may stand more than once.
  package var texts: [Text]

  package init(pixelsPerMetre: Int? = nil, texts: [Text] = []) {
    self.pixelsPerMetre = pixelsPerMetre
    self.texts = texts
  }

  /// - Parameter scale: device pixels a point.
  package init(scale: Double, texts: [Text] = []) {
    self.init(
      pixelsPerMetre: Int((scale * Self.pointsPerMetre).rounded()), texts: texts)
  }

  /// Device pixels a point, to the nearest hundredth.
  package var scale: Double? {
    pixelsPerMetre.map { (Double($0) / Self.pointsPerMetre * 100).rounded() / 100 }
  }

  /// The first text with this key.
  package func text(_ key: String) -> String? {
    texts.first { $0.key == key }?.value
  }

  /// A point is 1/72 inch, as in every screenshot that the platform itself writes.
  private static let pointsPerMetre = 72 / 0.0254
}
