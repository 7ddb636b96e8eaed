import Documents
import Testing

@Suite struct JSONParsingTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true\n", .bool(true)), ("false", .bool(false)),
    ("0", .integer(0)), ("-12", .integer(-12)), ("1.50", .number(1.5, decimals: 2)),
    ("25e-3", .number(0.025, decimals: 3)), ("1E2", .number(100, decimals: 0)),
    ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808, decimals: 0)),
    ("[]", .array([])), ("{}", .object([JSONValue.Member]())),
    ("[1,[2]]", .array([.integer(1), .array([.integer(2)])])),
    ("\"«هم\u{200C}مسیر»\"", .string("«هم\u{200C}مسیر»")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0627\ud83d\ude00\uD83C\uDF31""#, .string("ا😀🌱")),
  ])
  func `Every kind of value is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)) == value)
  }

  @Test func `Objects keep the order of their keys, and the last of a key counts`() throws {
    let value = try JSONValue(parsing: Array(#"{"b": 1, "a": 2, "b": 3}"#.utf8))
    #expect(value == .object([.init("b", 1), .init("a", 2), .init("b", 3)]))
    #expect(value["b"] == 3)
    #expect(value["c"] == nil)
    #expect(JSONValue.integer(1)["b"] == nil)
  }

  @Test(arguments: [
    ("", 1, 1, "the text ends where a value belongs"),
    ("{\"a\":\n 1,}", 2, 4, "a key in quotes belongs here"),
    ("[1 2]", 1, 4, "a comma or ']' belongs here"),
    ("{\"a\" 1}", 1, 6, "a colon belongs here"),
    ("{\"a\": 1", 1, 8, "a comma or '}' belongs here"),
    ("1 2", 1, 3, "there is more after the value"),
    ("01", 1, 2, "there is more after the value"),
    ("1.", 1, 3, "a digit belongs here"),
    ("-", 1, 2, "a digit belongs here"),
    ("1e999", 1, 2, "the number is too large"),
    ("nul", 1, 4, "'null' belongs here"),
    ("'a'", 1, 1, "no value starts like this"),
    ("\"a", 1, 3, "the string does not end"),
    ("\"\t\"", 1, 2, "a control character must be escaped"),
    (#""\x""#, 1, 4, "unknown escape"),
    (#""\ud83d""#, 1, 8, "half of a surrogate pair"),
    (#""\ude00""#, 1, 8, "half of a surrogate pair"),
    (#""\ud83d\u0041""#, 1, 14, "half of a surrogate pair"),
    (#""\u12g4""#, 1, 6, "four hexadecimal digits belong here"),
  ])
  func `What is not JSON is refused at its place`(
    text: String, line: Int, column: Int, message: String
  ) {
    #expect(throws: JSONSyntaxError(line: line, column: column, message: message)) {
      try JSONValue(parsing: Array(text.utf8))
    }
  }

  @Test func `Bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONSyntaxError(line: 1, column: 3, message: "the string is not UTF-8")) {
      try JSONValue(parsing: [0x22, 0xFF, 0x22])
    }
  }

  @Test func `Depth is limited, so that no file can exhaust the stack`() {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    }
    #expect(throws: Never.self) { try JSONValue(parsing: nested(256)) }
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: nested(257)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: [UInt8](repeating: 0x5B, count: 1_000_000))
    }
  }

  @Test func `What was written is read back`() throws {
    let value = JSONValue.object([
      "name": "نیمهٔ راه\u{202E}\"\\", "ratio": .number(0.375, decimals: 3), "count": 12,
      "list": [true, .null], "empty": [],
    ])
    #expect(try JSONValue(parsing: Array(value.text.utf8)) == value)
    #expect(try JSONValue(parsing: Array(value.compactText.utf8)) == value)
  }
}
