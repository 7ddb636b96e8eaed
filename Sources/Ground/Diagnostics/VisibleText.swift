/// Text made safe for terminals and logs. Names come from files that anybody may write.
package enum VisibleText {
  /// On one line: control characters and those that turn the direction of what follows become visible
  /// escapes. Joiners stay, for Persian needs them.
  package static func line(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if hidesReading(scalar) || scalar == "\n" || scalar == "\r" || scalar == "\t" {
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether a character is a control, no character at all, or reorders the text after it.
  package static func hidesReading(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}
