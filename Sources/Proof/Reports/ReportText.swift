/// Text made safe for terminals and logs. Names come from files that anybody may write.
enum ReportText {
  /// On one line: control characters and those that turn the direction of what follows
  /// become visible escapes. Joiners stay, for Persian needs them.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if Markup.hidesReading(scalar) || scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
