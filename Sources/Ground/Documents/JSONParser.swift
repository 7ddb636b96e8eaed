/// A recursive reader of JSON text in UTF-8.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try self.value()
    skipSpace()
    guard position == bytes.count else { throw error("there is more after the value") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let first = current else { throw error("the text ends where a value belongs") }
    switch first {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(JSONSyntaxError) in try parser.object() }
    case UInt8(ascii: "["):
      return try nested { (parser) throws(JSONSyntaxError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("no value starts like this")
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    depth += 1
    guard depth <= Self.deepest else { throw error("nested deeper than \(Self.deepest) levels") }
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("a key in quotes belongs here") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("a colon belongs here") }
      members.append(JSONValue.Member(key, try value()))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("a comma or '}' belongs here") }
    return .object(members)
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("a comma or ']' belongs here") }
    return .array(elements)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    for byte in word.description.utf8 {
      guard take(byte) else { throw error("'\(word)' belongs here") }
    }
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    let wholeEnd = position
    var decimals = 0
    if take(UInt8(ascii: ".")) {
      try digits()
      decimals = position - wholeEnd - 1
    }
    let exponentStart = position
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      let exponent = position
      try digits()
      let isSmall = bytes[exponent - 1] == UInt8(ascii: "-")
      let size = min(Int(text(exponent..<position)) ?? 15, 15)
      decimals += isSmall ? size : -size
    }
    if wholeEnd == position, let integer = Int(text(start..<position)) { return .integer(integer) }
    guard let value = Double(text(start..<position)), value.isFinite else {
      position = exponentStart
      throw error("the number is too large")
    }
    return .number(value, decimals: min(max(decimals, 0), 15))
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    if position == start { throw error("a digit belongs here") }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var result = ""
    var plain = position
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a control character must be escaped") }
      if byte == UInt8(ascii: "\\") {
        result += try unescaped(plain..<position)
        result.unicodeScalars.append(try escape())
        plain = position
      } else {
        position += 1
      }
    }
    result += try unescaped(plain..<position)
    guard take(UInt8(ascii: "\"")) else { throw error("the string does not end") }
    return result
  }

  private func unescaped(_ range: Range<Int>) throws(JSONSyntaxError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("the string is not UTF-8")
    }
    return text
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    position += 1
    guard let letter = current else { throw error("the string does not end") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw error("unknown escape")
    }
  }

  /// Four hexadecimal digits, or two such units that are a surrogate pair.
  private mutating func codePoint() throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half of a surrogate pair")
    }
    let low = try codeUnit()
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar((unit - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits belong here")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    let before = bytes[..<position]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.count { $0 == 0x0A } + 1
    return JSONSyntaxError(line: line, column: position - lineStart + 1, message: message)
  }
}
