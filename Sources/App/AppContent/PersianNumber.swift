/// Numbers as Persian text writes them: digits U+06F0 … U+06F9, never the Arabic-Indic ones.
package enum PersianNumber {
  /// The digits of an integer; a negative one has its sign before it, held there by U+200E.
  ///
  /// Source: CLDR `fa`, minus sign U+200E U+2212.
  package static func digits(_ value: Int) -> String {
    let text = localized(String(value.magnitude))
    return value < 0 ? "\u{200E}\u{2212}" + text : text
  }

  /// The text with every ASCII digit replaced by its Persian one.
  package static func localized(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar), let digit = UnicodeScalar(scalar.value - 0x30 + 0x06F0) {
        result.unicodeScalars.append(digit)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A time of day on the 24-hour clock, «۹:۴۱»: hours unpadded, minutes of two digits.
  ///
  /// Source: CLDR `fa`, short time `H:mm`.
  package static func time(minutesOfDay: Int) -> String {
    let minutes = minutesOfDay % 60
    return digits(minutesOfDay / 60) + ":" + (minutes < 10 ? "۰" : "") + digits(minutes)
  }

  /// The number in letters up to twenty, «سه», and in digits beyond.
  package static func word(_ value: Int) -> String {
    words.indices.contains(value) ? words[value] : digits(value)
  }

  private static let words = [
    "صفر", "یک", "دو", "سه", "چهار", "پنج", "شش", "هفت", "هشت", "نه", "ده", "یازده", "دوازده",
    "سیزده", "چهارده", "پانزده", "شانزده", "هفده", "هجده", "نوزده", "بیست",
  ]
}
