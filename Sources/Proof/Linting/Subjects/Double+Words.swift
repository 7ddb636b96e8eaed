import Documents

extension Double {
  /// With at most two decimals.
  var plain: String { JSONValue.format(self, decimals: 2) }
  /// The same, as a length.
  var points: String { plain + " pt" }
  /// The same, as a duration.
  var milliseconds: String { plain + " ms" }
}
