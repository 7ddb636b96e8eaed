/// An OpenType feature that is switched away from its default, everywhere or on some characters.
package struct FontFeature: Hashable, Sendable {
  /// The characters that a feature acts on.
  enum Scope: Hashable, Sendable {
    case everything
    case digits
  }

  let tag: FontTag
  let value: UInt32
  let scope: Scope

  /// `tnum` on digits: they take one width, so that numbers in a column or on a clock do not move.
  /// Punctuation keeps its own, which fonts would widen along with them.
  package static let tabularNumbers = FontFeature(
    tag: FontTag("tnum"), value: 1, scope: .digits)

  /// The stretches of a run, in UTF-16 offsets of its text, on which the feature acts.
  ///
  /// - Parameter isExempt: Whether a digit must be left as it is, since the font would draw another.
  func ranges(
    in run: Range<Int>, of text: [UInt16], isExempt: (UInt16) -> Bool
  ) -> [Range<Int>] {
    if scope == .everything { return [run] }
    var ranges: [Range<Int>] = []
    for offset in run where Self.isDigit(text[offset]) && !isExempt(text[offset]) {
      if let last = ranges.last, last.upperBound == offset {
        ranges[ranges.count - 1] = last.lowerBound..<offset + 1
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
    return ranges
  }

  /// ASCII, Arabic-Indic and Persian digits.
  private static func isDigit(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x660...0x669).contains(unit)
      || (0x6F0...0x6F9).contains(unit)
  }
}
