import Imaging

/// The colour that a cell such as «--bg #FFF», «bg rgba(0,122,255,.1)» or «Comeback #FF9500» gives.
func color(in cell: String) -> Color? {
  if let open = cell.range(after: "rgba(") {
    let numbers = cell[open...].prefix { $0 != ")" }.split(separator: ",").map {
      Double($0.first == "." ? "0" + $0 : String($0)) ?? .nan
    }
    guard numbers.count == 4 else { return nil }
    return Color(
      red: UInt8(numbers[0]), green: UInt8(numbers[1]), blue: UInt8(numbers[2]), alpha: numbers[3])
  }
  guard let hash = cell.range(after: "#") else { return nil }
  let digits = cell[hash...].prefix { $0.isHexDigit }
  let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
  guard six.count == 6, let value = Int(six, radix: 16) else { return nil }
  return Color(
    red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
}

extension String {
  /// Where the text after the first occurrence of `part` starts.
  func range(after part: String) -> String.Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
