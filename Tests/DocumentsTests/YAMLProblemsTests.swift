import Diagnostics
import Documents
import Testing

/// The exact messages about texts whose form is wrong.
@Suite struct YAMLProblemsTests {
  @Test(
    "a mistake of form is reported with its place",
    arguments: [
      ("", "f:1:1: error: the file is empty\n"),
      (
        "# nothing\n",
        "f:1:1: error: the file is empty\n    1 | # nothing\n      | ^\n"
      ),
      (
        "a: 1\nb: 2\na: 3\n",
        """
        f:3:1: error: the key 'a' is given twice
            3 | a: 3
              | ^
        f:1:1: note: first given here
            1 | a: 1
              | ^

        """
      ),
      (
        "a: [1, 2\nb: 3\n",
        """
        f:2:2: error: broken YAML: did not find expected ',' or ']'
            2 | b: 3
              |  ^ inside of brackets, text with any of [ ] { } , needs quotation marks
        f:1:4: note: while parsing a flow sequence
            1 | a: [1, 2
              |    ^

        """
      ),
      (
        "a: !!str x\n",
        """
        f:1:4: error: tags such as 'tag:yaml.org,2002:str' are not supported
            1 | a: !!str x
              |    ^~~~~~~

        """
      ),
      (
        "a: *b\n",
        """
        f:1:4: error: unknown alias '*b'
            1 | a: *b
              |    ^~ an anchor '&b' must be complete before its alias

        """
      ),
      (
        "a: &b [*b]\n",
        """
        f:1:8: error: unknown alias '*b'
            1 | a: &b [*b]
              |        ^~ an anchor '&b' must be complete before its alias

        """
      ),
      (
        "{[1, 2]: x}\n",
        """
        f:1:2: error: a key must be text, found a list
            1 | {[1, 2]: x}
              |  ^~~~~~

        """
      ),
      (
        "a: &x {b: 1}\nc:\n  <<: *x\n",
        """
        f:3:3: error: merge keys '<<' are not supported
            3 |   <<: *x
              |   ^~

        """
      ),
      (
        "a: x\u{7}y\nb: \u{0}\n",
        """
        f:1:5: error: the character U+0007 is not allowed
            1 | a: x\\u{7}y
              |     ^~~~~
        f:2:4: error: the character U+0000 is not allowed
            2 | b: \\u{0}
              |    ^~~~~

        """
      ),
    ])
  func messages(text: String, expected: String) {
    let file = YAMLFile(parsing: Array(text.utf8), file: "f")
    #expect(DiagnosticRenderer(sources: ["f": text]).render(file.problems) == expected)
  }

  @Test(
    "broken UTF-8 is reported where it starts",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 4),  // no lead byte
      ([0xD9, 0x86, 0x3A, 0x20, 0xE2, 0x80], 4),  // cut off after one good letter, colon and space
      ([0xC0, 0x80], 1),  // overlong
      ([0xED, 0xA0, 0x80], 1),  // a surrogate
    ] as [([UInt8], Int)])
  func encoding(bytes: [UInt8], column: Int) {
    let file = YAMLFile(parsing: bytes, file: "f")
    #expect(
      DiagnosticRenderer().render(file.problems)
        == "f:1:\(column): error: the text is not valid UTF-8\n")
  }

  @Test("brackets nested without end stop with a message, not with the process")
  func nesting() {
    let text = String(repeating: "[", count: 200_000)
    let file = YAMLFile(parsing: Array(text.utf8), file: "f")
    #expect(
      DiagnosticRenderer().render(file.problems)
        == "f:1:65: error: values are nested deeper than 64 levels\n")
  }

  @Test("mistakes before a break in structure are reported along with it")
  func collecting() {
    let file = YAMLFile(parsing: Array("a: 1\na: 2\n---\n]".utf8), file: "f")
    #expect(file.problems.map(\.range?.start.line) == [2, 4])
    #expect(file.documents.count == 1)
    #expect(!file.isComplete)
  }
}
