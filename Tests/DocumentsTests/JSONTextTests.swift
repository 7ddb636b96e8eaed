import Documents
import Testing

@Suite struct JSONTextTests {
  @Test func `an object of more than scalars stands on lines, its keys in the given order`() {
    let value = JSONValue.object([
      "name": "today", "frame": [0, .number(1.5), 393], "none": nil,
      "children": [.object(["id": "a"]), .object(["id": "b"])],
    ])
    #expect(
      value.text == """
        {
          "name": "today",
          "frame": [0, 1.5, 393],
          "children": [
            {"id": "a"},
            {"id": "b"}
          ]
        }

        """)
  }

  @Test func `an object of at most four scalars stands on one line, a longer one on lines`() {
    let four = JSONValue.object(["a": 1, "b": true, "c": "x", "d": .null])
    #expect(four.text == "{\"a\": 1, \"b\": true, \"c\": \"x\", \"d\": null}\n")
    let five = JSONValue.object(["a": 1, "b": 2, "c": 3, "d": 4, "e": 5])
    #expect(five.text == "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3,\n  \"d\": 4,\n  \"e\": 5\n}\n")
  }

  @Test func `compact text has no white space but that of strings`() {
    let value = JSONValue.object([
      "a": [1, .object(["b": "x y"])], "c": .object(["d": false]), "e": [], "f": .object([:]),
    ])
    #expect(
      value.compactText == #"{"a":[1,{"b":"x y"}],"c":{"d":false},"e":[],"f":{}}"#)
  }

  @Test func `empty brackets hold nothing`() {
    #expect(JSONValue.array([]).text == "[]\n")
    #expect(JSONValue.object([:]).text == "{}\n")
    #expect(JSONValue.array([.array([])]).text == "[\n  []\n]\n")
  }

  @Test func `keys that occur twice are kept, for the writer judges nothing`() {
    let value = JSONValue.object([.init("a", 1), .init("a", 2)])
    #expect(value.compactText == #"{"a":1,"a":2}"#)
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and U+0000 to U+001F must be escaped.
  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("سلام", "\"سلام\""),
    ("می\u{200C}رود", #""می\u200cرود""#),
    ("\u{2067}x\u{2069}", #""\u2067x\u2069""#),
    ("a\u{61C}b", #""a\u061cb""#),
    ("🙂", "\"🙂\""),
  ])
  func `strings escape what JSON forbids and what an editor does not show`(
    string: String, expected: String
  ) {
    #expect(JSONValue.string(string).compactText == expected)
  }

  @Test func `control characters are written as their code points`() {
    #expect(JSONValue.string("\u{0}\u{1F}\u{7F}").compactText == #""\u0000\u001f\u007f""#)
  }
}
