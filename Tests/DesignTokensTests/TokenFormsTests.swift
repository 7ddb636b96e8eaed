import DesignTokens
import Diagnostics
import Imaging
import Testing

/// The forms that other tools write, files over files, and exports.
@Suite struct TokenFormsTests {
  private func read(_ texts: String...) throws -> TokenFile {
    try TokenFile(
      parsing: texts.enumerated().map { (Array($1.utf8), "t\($0).json") })
  }

  private func problems(_ texts: String...) -> [String] {
    do throws(DiagnosticList) {
      _ = try TokenFile(parsing: texts.enumerated().map { (Array($1.utf8), "t\($0).json") })
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test(arguments: [
    ##""#007aff""##, ##""#007AFFFF""##, ##"{"colorSpace": "srgb", "hex": "#007AFF"}"##,
    ##"{"colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF"}"##,
  ])
  func `a colour is known by its components or by its hex alone`(value: String) throws {
    let file = try read(##"{"a": {"$type": "color", "$value": \##(value)}}"##)
    #expect(file["a"]?.value == .color(Color(red: 0, green: 0x7A, blue: 0xFF)))
  }

  @Test(arguments: [##""007AFF""##, ##""#07F""##, ##""#+12345""##, ##""#GGGGGG""##])
  func `a colour that is none is refused`(value: String) {
    #expect(problems(##"{"a": {"$type": "color", "$value": \##(value)}}"##).count == 1)
  }

  @Test func `a length may be written as one word`() throws {
    let file = try read(
      ##"{"a": {"$type": "dimension", "$value": "16px"}, "b": {"$type": "duration", "$value": "0.2s"}}"##
    )
    #expect(file["a"]?.value == .dimension(16))
    #expect(file["b"]?.value == .milliseconds(200))
  }

  @Test(arguments: [
    ##""$ref": "#/base/blue""##, ##""$ref": "#/base/blue/$value""##, ##""$value": "{base.blue}""##,
    ##""$value": {"$ref": "#/base/blue"}"##,
  ])
  func `a reference is an alias or a JSON pointer`(reference: String) throws {
    let file = try read(
      ##"{"base": {"blue": {"$type": "color", "$value": "#0000FF"}}, "a": {\##(reference)}}"##)
    #expect(file["a"]?.value == .color(Color(red: 0, green: 0, blue: 255)))
    #expect(file.aliased == ["base.blue"])
  }

  @Test func `a group has a token of its own, and takes over those of another`() throws {
    let file = try read(
      ##"""
      {"size": {"$type": "number", "$root": {"$value": 1}, "small": {"$value": 2}, "big": {"$value": 3}},
       "own": {"$extends": "{size}", "big": {"$value": 4}, "more": {"x": {"$value": 5}}},
       "third": {"$extends": "#/own", "more": {"y": {"$value": 6}}},
       "a": {"$value": "{size}"}}
      """##)
    #expect(file["a"]?.value == .number(1))
    #expect(file["own.small"]?.value == .number(2) && file["own.big"]?.value == .number(4))
    #expect(file["third.big"]?.value == .number(4) && file["third.small"]?.value == .number(2))
    #expect(file["third.more.x"]?.value == .number(5) && file["third.more.y"]?.value == .number(6))
  }

  @Test func `a group that extends itself or what is not there is refused`() {
    #expect(
      problems(##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$extends": "{x}"}}"##)
        == [
          "the group extends itself: b → a → b", "the group extends itself: a → b → a",
          "unknown group 'x'",
        ])
  }

  @Test func `a later file's tokens take the place of an earlier one's, aliases included`() throws {
    let base =
      ##"{"ink": {"$type": "color", "$value": "#000000", "$description": "Text"}, "a": {"$value": "{ink}"}}"##
    let dark = ##"{"ink": {"$value": "#FFFFFF"}}"##
    let file = try read(base, dark)
    #expect(file["a"]?.value == .color(.white))
    #expect(file["ink"]?.description == "Text")
    #expect(file["ink"]?.range.start.file == "t1.json")
    #expect(problems(base, ##"{"ink": {"$value": "{inc}"}}"##).contains("unknown token 'inc'"))
  }

  // MARK: Exports

  private func shipped() throws -> TokenFile {
    try TokenFile(parsing: try Repository.bytes("seeds/tokens.json"), path: "tokens.json")
  }

  @Test func `what is exported in the format comes back unchanged`() throws {
    let first = try shipped()
    let text = TokenExport.dtcg.text(of: first)
    let second = try TokenFile(parsing: Array(text.utf8), path: "tokens.json")
    #expect(TokenExport.dtcg.text(of: second) == text)
    #expect(second.tokens.map(\.path) == first.tokens.map(\.path))
    #expect(second.tokens.map(\.value) == first.tokens.map(\.value))
    #expect(second.tokens.map(\.description) == first.tokens.map(\.description))
    #expect(second.tokens.map(\.inference) == first.tokens.map(\.inference))
    #expect(second.aliased == first.aliased && second.numerals == first.numerals)
    #expect(second.warnings.isEmpty)
  }

  @Test func `every token is a custom property, a constant and an entry of Style Dictionary`()
    throws
  {
    let file = try shipped()
    let css = TokenExport.css.text(of: file)
    #expect(css.split(separator: "\n").count == file.tokens.count + 2)
    #expect(css.contains("  --color-accent: #007AFF;\n"))
    #expect(css.contains("  --motion-push: 420ms cubic-bezier(0.32, 0.72, 0, 1);\n"))
    #expect(css.contains("  --type-body: 400 17px/1.75 \"Estedad\";\n"))
    let swift = TokenExport.swift.text(of: file)
    #expect(swift.split(separator: "\n").count { $0.contains("static let ") } == file.tokens.count)
    #expect(swift.contains("public static let accent = TokenColor(rgb: 0x007AFF, alpha: 1.0)"))
    let dictionary = TokenExport.styleDictionary.text(of: file)
    #expect(
      dictionary.split(separator: "\n").count { $0.contains("\"value\": ") } == file.tokens.count)
  }
}
