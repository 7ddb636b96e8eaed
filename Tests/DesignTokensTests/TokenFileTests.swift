import DesignTokens
import Diagnostics
import Geometry
import Imaging
import Testing

/// Token files that are wrong, and aliases that are right.
@Suite struct TokenFileTests {
  @Test("an alias has the value and the type of its target, through any number of steps")
  func aliases() throws {
    let file = try read(
      """
      {"a": {"$type": "duration", "$value": {"value": 0.25, "unit": "s"}},
       "b": {"c": {"$value": "{a}"}, "d": {"$type": "duration", "$value": "{b.c}"}}}
      """)
    #expect(file.tokens.map(\.path) == ["a", "b.c", "b.d"])
    #expect(file.tokens.map(\.value) == Array(repeating: .milliseconds(250), count: 3))
  }

  @Test("a token takes the type of its nearest group")
  func inheritedType() throws {
    let file = try read(
      """
      {"a": {"$type": "number", "b": {"c": {"$value": 2}}, "d": {"$type": "fontWeight", "$value": 3}}}
      """)
    #expect(file.tokens.map(\.value) == [.number(2), .fontWeight(3)])
  }

  @Test("parts of a composite may be aliases")
  func partialAliases() throws {
    let file = try read(
      """
      {"curve": {"$type": "cubicBezier", "$value": [0, 0.5, 1, 0.5]},
       "move": {"$type": "transition", "$value": {"duration": {"value": 10, "unit": "ms"},
         "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"}}}
      """)
    let motion = Motion(milliseconds: 10, curve: TimingCurve(0, 0.5, 1, 0.5))
    #expect(file["move"]?.value == .transition(motion))
  }

  @Test(
    "a mistake is reported with its place",
    arguments: [
      (#"{"a": {"$value": 1}}"#, #"t:1:2: error: the token 'a' has no type"#),
      (
        #"{"a": {"$type": "colour", "$value": 1}}"#, "t:1:17: error: unknown token type 'colour'"
      ),
      (
        ##"{"g": {"$type": "color", "a": {"$value": "3C3C43"}}}"##,
        "t:1:42: error: expected a colour such as #007AFF, found '3C3C43'"
      ),
      (
        #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "pt"}}}"#,
        "t:1:61: error: unknown unit of a dimension 'pt'"
      ),
      (
        #"{"a": {"$type": "cubicBezier", "$value": [0.1, 0, 1.5, 1]}}"#,
        "t:1:42: error: the first and the third number must lie between 0 and 1"
      ),
      (
        #"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1]}}"#,
        "t:1:42: error: expected four numbers, found 3"
      ),
      (
        #"{"a": {"$type": "number", "$value": "{b}"}}"#, "t:1:37: error: unknown token 'b'"
      ),
      (
        #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#,
        "t:1:42: error: the alias leads back to itself: a → b → a"
      ),
      (
        #"{"a": {"$type": "number", "$value": "{a}"}}"#,
        "t:1:37: error: the alias leads back to itself: a → a"
      ),
      (
        #"{"n": {"$type": "number", "$value": 1}, "w": {"$type": "fontWeight", "$value": "{n}"}}"#,
        "t:1:80: error: expected a token of type fontWeight, 'n' is of type number"
      ),
      (#"{"a.b": {"$type": "number", "$value": 1}}"#, "t:1:2: error: the name 'a.b' must not"),
      (#"{"a": {"$type": "number", "$value": 1, "x": 2}}"#, "t:1:40: error: unknown key 'x'"),
      (#"{"a": {"$type": "number", "$ref": "\#u{23}/b"}}"#, "t:1:35: error: unknown token 'b'"),
      (#"{"a": 1}"#, "t:1:7: error: expected a token or a group, found '1'"),
      (#"{"a": {"$extends": "b"}}"#, "t:1:20: error: expected the path of a group"),
      (#"[]"#, "t:1:1: error: expected groups of tokens, found a list"),
      (
        """
        {"a": {"$type": "number", "$value": 1, "$extensions": {"app.basiri": {"inferred": true}}}}
        """,
        "t:1:70: error: missing key 'reason'"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mine": 1}}}"#,
        "t:1:56: error: the extension 'mine' must be named by a reversed domain"
      ),
      ("", "t:1:1: error: the file is empty"),
    ])
  func mistakes(text: String, expected: String) {
    let found = problems(text)
    #expect(DiagnosticRenderer().render(found).hasPrefix(expected), "\(found.map(\.message))")
    #expect(found.count == 1)
  }

  @Test("a typography object needs all five keys")
  func typography() {
    let text = """
      {"a": {"$type": "typography", "$value": {"fontFamily": "E", "fontSize": {"value": 1,
        "unit": "px"}, "fontWeight": 1001}}}
      """
    #expect(
      problems(text).map(\.message) == [
        "missing key 'letterSpacing'", "missing key 'lineHeight'",
        "expected a whole number from 1 to 1000, found '1001'",
      ])
  }

  @Test("a colour whose hex is not that of its components is wrong")
  func hexadecimal() {
    let text = """
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0],
        "hex": "#FE0000"}}}
      """
    #expect(
      problems(text).map(\.message) == [
        "expected the hex of the components, #FF0000, found '#FE0000'"
      ])
  }

  @Test("a word that names no kind of numerals is wrong, and says which do")
  func numerals() throws {
    let text = #"{"type": {"$extensions": {"app.basiri": {"numerals": "tabluar"}}}}"#
    let found = problems(text)
    #expect(found.map(\.message) == ["unknown kind of numerals 'tabluar'"])
    #expect(found.first?.hint?.contains("tabular") == true)
    let proportional = text.replacing("tabluar", with: "proportional")
    #expect(try read(proportional).numerals == .proportional)
    #expect(try read("{}").numerals == .contextual)
  }

  @Test("every missing token is named, with the one that may have been meant")
  func missing() throws {
    let file = try read(
      #"{"color": {"acent": {"$type": "number", "$value": 1}}, "radius": {"card": {"$type": "#
        + #""number", "$value": 26}}}"#)
    let error = #expect(throws: DiagnosticList.self) { try DesignTokens(file) }
    let found = try #require(error).diagnostics
    let accent = try #require(found.first { $0.message == "missing token 'color.accent'" })
    #expect(accent.hint?.contains("'color.acent'") == true)
    #expect(found.contains { $0.message == "the token 'radius.card' must be of type dimension" })
    // 21 colours, 8 styles, 11 motions, the lengths, 9 numbers, a duration, 3 shadows, and 11 figures
    // of each of 2 materials.
    #expect(found.count == 21 + 8 + 11 + LengthToken.allCases.count + 9 + 1 + 3 + 2 * 11)
  }

  @Test("a shadow is one layer or a list of them, the front one first")
  func shadows() throws {
    let layer = { (blur: Int) in
      """
      {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 3, "unit": "px"},
       "blur": {"value": \(blur), "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
      """
    }
    let file = try read(
      """
      {"a": {"$type": "shadow", "$value": \(layer(4))},
       "b": {"$type": "shadow", "$value": [\(layer(1)), \(layer(8))]}}
      """)
    let black = Color(gray: 0, alpha: 0.5)
    #expect(file["a"]?.value == .shadow([ShadowLayer(color: black, offsetY: 3, blur: 4)]))
    #expect(
      file["b"]?.value
        == .shadow([8, 1].map { ShadowLayer(color: black, offsetY: 3, blur: $0) }))
  }

  @Test(
    "a token that nothing reads is a warning with the nearest name; one that is aliased is none")
  func unread() throws {
    let file = try read(
      """
      {"radius": {"$type": "dimension", "crad": {"$value": {"value": 4, "unit": "px"}},
       "base": {"$value": {"value": 26, "unit": "px"}}, "card": {"$value": "{radius.base}"}}}
      """)
    #expect(
      DiagnosticRenderer().render(file.warnings).hasPrefix(
        "t:1:35: warning: nothing reads the token 'radius.crad'"))
    #expect(file.warnings.count == 1)
    #expect(file.warnings.first?.hint == "did you mean 'radius.card'?")
  }

  private func read(_ text: String) throws -> TokenFile {
    try TokenFile(parsing: Array(text.utf8), path: "t")
  }

  private func problems(_ text: String) -> [Diagnostic] {
    do throws(DiagnosticList) {
      _ = try TokenFile(parsing: Array(text.utf8), path: "t")
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// What makes a frame take gigabytes, or strokes collapse, is refused at its place.
  @Test(arguments: [
    ("\"$value\": 0.93,", "\"$value\": 0.001,", "is a number from 0.1 to 2, found 0.001"),
    ("\"$value\": 0.93,", "\"$value\": -1,", "is a number from 0.1 to 2, found -1"),
    (
      "\"value\": 1600, \"unit\": \"ms\"", "\"value\": 1e9, \"unit\": \"ms\"",
      "takes milliseconds from 0 to 60000"
    ),
  ])
  func `figures that no screen can be drawn with are refused`(
    old: String, new: String, message: String
  ) throws {
    let text = try Repository.text("seeds/tokens.json")
    let parts = text.split(separator: old, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = #expect(throws: DiagnosticList.self) {
      try DesignTokens(tokensFile: Array(parts.joined(separator: new).utf8), path: "tokens.json")
    }
    let found = try #require(error).diagnostics
    #expect(found.count == 1 && found[0].message.contains(message), "\(found.map(\.message))")
    #expect(found.first?.range != nil)
  }
}
