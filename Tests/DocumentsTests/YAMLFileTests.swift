import Diagnostics
import Documents
import Testing

@Suite struct YAMLFileTests {
  @Test("mappings keep their order, and every key and value knows its line and column")
  func places() throws {
    let text = "نام: صبح\nlist:\n  - a\n  - {b: 'c d', e: []}\n"
    let root = try #require(read(text).documents.first)
    let pairs = try #require(root.pairs)
    #expect(pairs.map(\.key) == ["نام", "list"])
    #expect(pairs[0].keyRange == range(1, 1, 3))
    #expect(pairs[0].value.range == range(1, 6, 3))
    let items = try #require(pairs[1].value.items)
    #expect(items[0].range == range(3, 5, 1))
    #expect(items[1].range == range(4, 5, 17))
    let inner = try #require(items[1].pairs)
    #expect(
      inner[0].value == YAMLNode(.scalar(YAMLScalar("c d", style: .quoted)), range: range(4, 9, 5)))
    #expect(inner[1].keyRange == range(4, 16, 1))
  }

  @Test("a file holds several documents")
  func documents() {
    #expect(read("a: 1\n---\n- b\n- c\n").documents.map(\.summary) == ["a mapping", "a list"])
  }

  @Test("JSON is read too, with its escapes")
  func json() throws {
    let root = try #require(read(#"{"a":[1,2.5e1,true,null],"b\u06CC":"x\n\/"}"#).documents.first)
    #expect(root["a"]?.items?.map(\.number) == [1, 25, nil, nil])
    #expect(root["a"]?.items?.map(\.boolean) == [nil, nil, true, nil])
    #expect(root["a"]?.items?.map(\.isNull) == [false, false, false, true])
    #expect(root["bی"]?.text == "x\n/")
  }

  @Test("zero-width joiners and composed letters stay as they are written")
  func scalarsStay() throws {
    let text = "پیاده\u{200C}روی e\u{301}"
    let root = try #require(read(text).documents.first)
    #expect(root.text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test("a byte order mark at the start is no content")
  func byteOrderMark() {
    let file = read("\u{FEFF}a: 1")
    #expect(file.problems.isEmpty)
    #expect(file.documents.first?["a"]?.integer == 1)
    #expect(file.documents.first?.pairs?[0].keyRange == range(1, 1, 1))
  }

  @Test(
    "only true and false are Booleans",
    arguments: [
      ("true", true), ("false", false), ("yes", nil), ("no", nil), ("on", nil), ("off", nil),
      ("y", nil), ("True", nil), ("'true'", nil),
    ] as [(String, Bool?)])
  func booleans(text: String, expected: Bool?) {
    #expect(read("- \(text)").documents.first?.items?[0].boolean == expected)
  }

  @Test(
    "numbers are decimal and finite, and only without quotation marks",
    arguments: [
      ("12", 12, 12), ("-3", -3, -3), ("+4", 4, 4), ("2.5", nil, 2.5), ("1e3", nil, 1000),
      ("'12'", nil, nil), ("0x10", nil, nil), ("1_000", nil, nil), ("18:00", nil, nil),
      (".inf", nil, nil), ("nan", nil, nil), ("1e999", nil, nil), ("-", nil, nil), ("۱۲", nil, nil),
      ("99999999999999999999", nil, 1e20),
    ] as [(String, Int?, Double?)])
  func numbers(text: String, integer: Int?, number: Double?) {
    let item = read("[\(text)]").documents.first?.items?[0]
    #expect(item?.integer == integer)
    #expect(item?.number == number)
  }

  @Test("an alias stands for the value of its anchor")
  func aliases() {
    let root = read("a: &x {b: 1}\nc: [*x, *x]").documents.first
    #expect(root?["c"]?.items?.map { $0["b"]?.integer } == [1, 1])
  }

  @Test("an anchor of one document is unknown in the next")
  func anchorsOfDocuments() {
    let file = read("&x 1\n---\n*x\n")
    #expect(file.problems.map(\.message) == ["unknown alias '*x'"])
    #expect(file.problems.first?.range == range(3, 1, 2))
  }

  @Test("aliases that double with every line are stopped")
  func exponentialAliases() {
    var text = "l0: &l0 [x, x]\n"
    for level in 1...40 {
      text += "l\(level): &l\(level) [*l\(level - 1), *l\(level - 1)]\n"
    }
    let file = read(text)
    #expect(file.problems.map(\.message) == ["the aliases stand for more than 100000 values"])
    #expect(!file.isComplete)
  }

  @Test("aliases cannot nest values deeper than brackets can")
  func deepAliases() {
    let nest = String(repeating: "[", count: 40)
    let end = String(repeating: "]", count: 40)
    let file = read("a: &a \(nest)\(end)\nb: \(nest)*a\(end)\n")
    #expect(file.problems.map(\.message) == ["values are nested deeper than 64 levels"])
  }

  private func read(_ text: String) -> YAMLFile {
    YAMLFile(parsing: Array(text.utf8), file: "f")
  }

  private func range(_ line: Int, _ column: Int, _ length: Int) -> SourceRange {
    SourceRange(start: SourceLocation(file: "f", line: line, column: column), length: length)
  }
}
