import Diagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  let place = SourceRange(
    start: SourceLocation(file: "seeds/scenarios/commit.yaml", line: 2, column: 3), length: 5)

  @Test("a mistake is printed in the form of a compiler, with its line, marker and hint")
  func compilerForm() {
    let renderer = DiagnosticRenderer(
      sources: ["seeds/scenarios/commit.yaml": "- settle\n- tapOm: ثبت\n"])
    let text = renderer.render(
      Diagnostic(.error, "unknown command 'tapOm'", at: place, hint: "did you mean 'tapOn'?"))
    #expect(
      text == """
        seeds/scenarios/commit.yaml:2:3: error: unknown command 'tapOm'
            2 | - tapOm: ثبت
              |   ^~~~~ did you mean 'tapOn'?

        """)
  }

  @Test("a place in a text that is not at hand is named without its line")
  func unknownSource() {
    let text = DiagnosticRenderer().render(
      Diagnostic(.warning, "odd", at: place, hint: "so write it even"))
    #expect(
      text == """
        seeds/scenarios/commit.yaml:2:3: warning: odd
          so write it even

        """)
  }

  @Test("a mistake without a place is a single line")
  func noPlace() {
    #expect(DiagnosticRenderer().render(Diagnostic(.error, "no file")) == "error: no file\n")
  }

  @Test("notes follow their mistake")
  func notes() {
    let note = Diagnostic(.note, "first given here", at: SourceLocation(file: "a", line: 1).point)
    let text = DiagnosticRenderer().render(
      [Diagnostic(.error, "twice", at: SourceLocation(file: "a", line: 2).point, notes: [note])])
    #expect(text == "a:2:1: error: twice\na:1:1: note: first given here\n")
  }

  @Test("columns count scalars, and tabs are kept so that the marker stands under its word")
  func columns() {
    let renderer = DiagnosticRenderer(sources: ["a": "\tمی‌شود x\r\nnext"])
    let range = SourceRange(start: SourceLocation(file: "a", line: 1, column: 9), length: 1)
    #expect(
      renderer.render(Diagnostic(.error, "here", at: range))
        == "a:1:9: error: here\n    1 | \tمی‌شود x\n      | \t       ^\n")
  }

  @Test("lines that end with a carriage return are counted and shown without it")
  func carriageReturns() {
    let renderer = DiagnosticRenderer(sources: ["a": "one\r\ntwo\r\nthree"])
    let text = renderer.render(
      Diagnostic(.error, "here", at: SourceLocation(file: "a", line: 2).point))
    #expect(text == "a:2:1: error: here\n    2 | two\n      | ^\n")
  }

  @Test("line numbers of five digits still stand before the bar")
  func longLineNumbers() {
    let source = String(repeating: "\n", count: 99_999) + "x"
    let text = DiagnosticRenderer(sources: ["a": source]).render(
      Diagnostic(.error, "far", at: SourceLocation(file: "a", line: 100_000).point))
    #expect(text == "a:100000:1: error: far\n 100000 | x\n        | ^\n")
  }

  @Test("colour only adds escape sequences")
  func colour() {
    let diagnostic = Diagnostic(.error, "unknown", at: place, hint: "hint")
    let colored = DiagnosticRenderer(usesColor: true).render(diagnostic)
    var plain = ""
    var isEscape = false
    for character in colored {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    #expect(colored.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(plain == DiagnosticRenderer().render(diagnostic))
  }

  @Test("problems are sorted by file, line and column, those without a place first")
  func sorting() {
    func problem(_ message: String, _ file: String, _ line: Int, _ column: Int) -> Diagnostic {
      Diagnostic(.error, message, at: SourceLocation(file: file, line: line, column: column).point)
    }
    let list = DiagnosticList([
      problem("f", "b", 1, 1), problem("e", "a", 10, 1), problem("c", "a", 9, 2),
      problem("d", "a", 9, 2), problem("b", "a", 9, 1), Diagnostic(.error, "a"),
    ])
    #expect(list.sortedByPlace.diagnostics.map(\.message) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `a long line is shown around the fault alone`() {
    let line = "devices: [" + String(repeating: "iPhone 16, ", count: 4000) + "]"
    let renderer = DiagnosticRenderer(sources: ["a.yaml": line])
    let range = SourceRange(
      start: SourceLocation(file: "a.yaml", line: 1, column: 20_001), length: 9)
    let text = renderer.render(Diagnostic(.error, "given twice", at: range))
    #expect(text.utf8.count < 600)
    let lines = text.split(separator: "\n").map(Array.init)
    let place = lines[2].firstIndex(of: "^").map { String(lines[1][$0...].prefix(9)) }
    #expect(place == String(Array(line)[20_000..<20_009]))
    #expect(lines[1].contains("…") && lines[1].last == "…")
  }

  @Test func `of many findings the first are told, and how many more there are`() {
    let list = (0..<53).map { Diagnostic(.error, "number \($0)") }
    let text = DiagnosticRenderer().render(list)
    #expect(text.hasSuffix("error: number 49\n… and 3 more problems\n"))
    #expect(!text.contains("number 50"))
    #expect(DiagnosticRenderer().render(Array(list.prefix(50))).hasSuffix("number 49\n"))
  }

  /// An escape sequence, a return, an override of the direction.
  @Test func `what a file brings in cannot move the cursor or turn the text`() {
    let evil = "\u{1B}]0;owned\u{07}\r\u{202E}"
    let renderer = DiagnosticRenderer(sources: ["a\u{1B}.yaml": "- x: \(evil)"])
    let range = SourceRange(
      start: SourceLocation(file: "a\u{1B}.yaml", line: 1, column: 6), length: 3)
    let text = renderer.render(
      Diagnostic(.error, "unknown '\(evil)'", at: range, hint: "not \(evil)"))
    let hidden = text.unicodeScalars.filter { VisibleText.hidesReading($0) || $0 == "\r" }
    #expect(hidden.isEmpty)
    #expect(text.contains("unknown '\\u{1B}]0;owned\\u{7}\\u{D}\\u{202E}'"))
    #expect(text.contains("a\\u{1B}.yaml:1:6"))
  }
}
