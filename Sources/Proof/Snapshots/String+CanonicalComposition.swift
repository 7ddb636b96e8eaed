@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's form NFC, so that one name has one path whatever keyboard wrote it.
  ///
  /// The standard library composes text for its own comparisons, and opens that only as SPI; ICU
  /// belongs to Typography, and FoundationEssentials has no normalization.
  var canonicallyComposed: String {
    var composed = ""
    composed.unicodeScalars.append(contentsOf: _nfc)
    return composed
  }
}
