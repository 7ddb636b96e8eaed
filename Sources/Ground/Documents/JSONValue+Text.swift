extension JSONValue {
  /// The document as text that ends with a line feed, indented by two spaces. Arrays and short
  /// objects that hold only scalars stand on one line.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self, .lines(depth: 0))
    return writer.output + "\n"
  }

  /// The document without any white space between its parts.
  package var compactText: String {
    var writer = JSONWriter()
    writer.write(self, .compact)
    return writer.output
  }

  /// A decimal number with at most `decimals` digits after the point: rounded to the nearest, ties
  /// away from zero, without trailing zeros, without a negative zero. Only numbers of 2⁶³ and more
  /// have an exponent.
  ///
  /// - Precondition: `value` is finite, for JSON knows no others, and `decimals` lies in 0 … 15.
  package static func format(_ value: Double, decimals: Int) -> String {
    precondition(value.isFinite, "JSON has no \(value)")
    precondition((0...15).contains(decimals), "a Double has no \(decimals) decimals")
    guard var whole = Int(exactly: value.magnitude.rounded(.down)) else { return value.description }
    let power = (0..<decimals).reduce(1) { power, _ in power * 10 }
    var part = Int(((value.magnitude - Double(whole)) * Double(power)).rounded())
    if part == power { (whole, part) = (whole + 1, 0) }
    var text = value < 0 && (whole, part) != (0, 0) ? "-\(whole)" : "\(whole)"
    if part == 0 { return text }
    let digits = String(part)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.last == "0" { text.removeLast() }
    return text
  }
}
