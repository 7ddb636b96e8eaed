import Commands
import Diagnostics
import FileSystem
import Testing

/// What a user reads after a mistake.
@Suite struct MistakeTests {
  /// In words and messages, FOLDER is the folder of the test, OUT an output folder in it that is not
  /// there yet, and PROJECT the package.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]
    var files: [String: String]
    var expected: String

    init(
      _ description: String, _ words: [String], files: [String: String] = [:], _ expected: String
    ) {
      testDescription = description
      self.words = words
      self.files = files
      self.expected = expected
    }

    /// A mistake in a scenario file.
    init(_ description: String, scenario: String, _ expected: String) {
      self.init(
        description, ["render", "FOLDER/f.yaml", "--out", "OUT", "--project", "PROJECT"],
        files: ["f.yaml": scenario], expected)
    }
  }

  @Test(arguments: commandLineMistakes + scenarioMistakes)
  func `a mistake names its place and what would be right, exits with 2 and writes nothing`(
    mistake: Mistake
  ) throws {
    let folder = TemporaryFolder()
    for (name, text) in mistake.files { try folder.write(text, to: name) }
    func filled(_ text: String) -> String {
      text.replacing("FOLDER", with: folder.path).replacing("OUT", with: folder.file("out"))
        .replacing("PROJECT", with: Repository.root)
    }
    let outcome = basiri(mistake.words.map(filled))
    #expect(outcome.errors == filled(mistake.expected) + "\n")
    #expect(outcome.output == "")
    #expect(outcome.exitCode == .badInput)
    #expect(!Files.exists(folder.file("out")))
  }

  /// A line of `text --pixels`.
  private static func line(_ id: String) -> String {
    """
    {"id":"\(id)", "text": "a", "direction": "ltr", "weight": 400, "size_px": 20, "color": "#000000", \
    "background": "#FFFFFF", "canvas": [40, 40], "right": 30, "baseline": 20}
    """
  }

  private static let hostileLines =
    "{\"cases\": [\n "
    + ["../../evil", "/tmp/absolute", ".."].map { line($0) }.joined(separator: ",\n ")
    + "\n]}"

  static let commandLineMistakes = [
    Mistake(
      "unknown command", ["rendr"],
      """
      error: unknown command 'rendr'
        did you mean 'render'?
      """),
    Mistake(
      "unknown option", ["render", "--devise", "iPhone 16"],
      """
      error: unknown option '--devise' for 'basiri render'
        did you mean '--device'?
      """),
    Mistake(
      "a text too large for a picture",
      [
        "text", "abcdefghijkl", "--size", "1000", "--scale", "16", "--format", "png", "--out",
        "OUT", "--project", "PROJECT",
      ],
      """
      error: a picture of 103422×44000 pixels is too large: a side has at most 32000
        give less text, or a smaller --scale
      """),
    Mistake(
      "lines whose files would leave the folder, be one file, or be too large",
      ["text", "--pixels", "FOLDER/lines.json", "--out", "OUT", "--project", "PROJECT"],
      files: ["lines.json": hostileLines],
      """
      FOLDER/lines.json:2:8: error: the name of a line must not leave its folder, found '../../evil'
          2 |  {"id":"../../evil", "text": "a", "direction": "ltr", "weight": 400, "size_px": 20, "color": "#000000", "ba…
            |        ^~~~~~~~~~~~
      FOLDER/lines.json:3:8: error: the name of a line must not leave its folder, found '/tmp/absolute'
          3 |  {"id":"/tmp/absolute", "text": "a", "direction": "ltr", "weight": 400, "size_px": 20, "color": "#000000", …
            |        ^~~~~~~~~~~~~~~
      FOLDER/lines.json:4:8: error: the name of a line must not start with a full stop, found '..'
          4 |  {"id":"..", "text": "a", "direction": "ltr", "weight": 400, "size_px": 20, "color": "#000000", "background…
            |        ^~~~
      """),
    Mistake(
      "lines that would be one file on some systems",
      ["text", "--pixels", "FOLDER/lines.json", "--out", "OUT", "--project", "PROJECT"],
      files: ["lines.json": "{\"cases\": [" + line("a") + "," + line("A") + "]}"],
      """
      FOLDER/lines.json:1:186: error: two lines have the id 'A'
          1 | …FF", "canvas": [40, 40], "right": 30, "baseline": 20},{"id":"A", "text": "a", "direction": "ltr", "weight": 400, "size_px": 20, "color": "#000000", "background"…
            |                                                              ^~~
      """),
    Mistake(
      "unknown options, all at once", ["render", "--ouy", "--scael=2", "--quiet=yes"],
      """
      error: unknown option '--ouy' for 'basiri render'
        did you mean '--out'?
      error: unknown option '--scael' for 'basiri render'
        did you mean '--scale'?
      error: --quiet takes no value
      """),
    Mistake(
      "missing value at the end", ["render", "--device"],
      "error: --device needs a value: --device NAME,…"),
    Mistake(
      "missing value before an option", ["render", "--device", "--quiet"],
      "error: --device needs a value: --device NAME,…"),
    Mistake(
      "empty value", ["render", "--out", "OUT", "--device=", "--project", "PROJECT"],
      "error: --device needs a value: --device NAME,…"),
    Mistake(
      "only commas", ["render", "--out", "OUT", "--device", " , ", "--project", "PROJECT"],
      "error: --device needs a value: --device NAME,…"),
    Mistake(
      "unknown devices",
      [
        "render", "--out", "OUT", "--device", "iPhone 61, iPhone SE 3,Iphone 15",
        "--project", "PROJECT",
      ],
      """
      error: unknown device 'iPhone 61'
        did you mean 'iPhone 16'?
      error: unknown device 'Iphone 15'
        did you mean 'iPhone 15'?
      """),
    Mistake(
      "values out of range or of the wrong kind, and a scenario that is absent, all at once",
      [
        "render", "FOLDER/none.yaml", "--out", "OUT", "--scale", "100", "--compression", "fat",
        "--device", "iPhone 61", "--workers", "0", "--project", "PROJECT",
      ],
      """
      error: unknown device 'iPhone 61'
        did you mean 'iPhone 16'?
      error: --scale takes a number from 0.5 to 8, found '100'
      error: unknown value 'fat' for --compression
        did you mean 'fast'?
      error: --workers takes a number from 1 to 256, found '0'
      error: no such file or folder: 'FOLDER/none.yaml'
      """),
    Mistake(
      "a word that is no number",
      ["render", "--out", "OUT", "--scale", "zwei", "--project", "PROJECT"],
      "error: --scale takes a number from 0.5 to 8, found 'zwei'"),
    Mistake(
      "too many words", ["fonts", "all"],
      """
      error: too many arguments for 'basiri fonts'
        usage: basiri fonts
      """),
    Mistake(
      "too few words", ["inspect", "--project", "PROJECT"],
      """
      error: too few arguments for 'basiri inspect'
        usage: basiri inspect FILE
      """),
    Mistake(
      "no project", ["render", "--out", "OUT", "--project", "FOLDER/nowhere"],
      """
      error: no project in 'FOLDER/nowhere': it has no seeds/tokens.json
        name the folder that holds seeds/ and Fonts/
      """),
    Mistake(
      "a folder without scenarios", ["list", "FOLDER", "--project", "PROJECT"],
      "error: no scenario in 'FOLDER'"),
    Mistake(
      "no text", ["text", "--project", "PROJECT"],
      """
      error: no text given
        usage: basiri text STRING…
      """),
  ]

  static let scenarioMistakes = [
    Mistake(
      "mistakes in a state, a key and a command",
      scenario: """
        name: a
        tgas: [today]
        start: {screen: today, state: mornin}
        ---
        - tapOm: ثبت
        """,
      """
      FOLDER/f.yaml:2:1: error: unknown key 'tgas'
          2 | tgas: [today]
            | ^~~~ did you mean 'tags'?
      FOLDER/f.yaml:3:31: error: unknown state 'mornin' of 'today'
          3 | start: {screen: today, state: mornin}
            |                               ^~~~~~ did you mean 'morning'?
      FOLDER/f.yaml:5:3: error: unknown command 'tapOm'
          5 | - tapOm: ثبت
            |   ^~~~~ did you mean 'tapOn'?
      """),
    Mistake(
      "values of the wrong type",
      scenario: """
        name: a
        tags: x
        start: {screen: today, state: morning}
        ---
        - advance: [1]
        """,
      """
      FOLDER/f.yaml:2:7: error: expected a list of tags, found 'x'
          2 | tags: x
            |       ^
      FOLDER/f.yaml:5:12: error: expected a duration such as 210ms or 1.6s, found a list
          5 | - advance: [1]
            |            ^~~
      """),
    Mistake(
      "two screenshots of a name",
      scenario: """
        name: a
        start: {screen: today, state: morning}
        ---
        - takeScreenshot: x
        - takeScreenshot: x
        """,
      """
      FOLDER/f.yaml:5:19: error: two screenshots are named 'x'
          5 | - takeScreenshot: x
            |                   ^
      FOLDER/f.yaml:4:19: note: first taken here
          4 | - takeScreenshot: x
            |                   ^
      """),
    Mistake(
      "broken YAML",
      scenario: """
        name: a
        tags: [today, ---
        start: x
        """,
      """
      FOLDER/f.yaml:3:6: error: broken YAML: did not find expected ',' or ']'
          3 | start: x
            |      ^ inside of brackets, text with any of [ ] { } , needs quotation marks
      FOLDER/f.yaml:2:7: note: while parsing a flow sequence
          2 | tags: [today, ---
            |       ^
      """),
    Mistake("an empty file", scenario: "", "FOLDER/f.yaml:1:1: error: the file is empty"),
    Mistake(
      "mistakes in two files, all at once",
      ["render", "FOLDER/in", "--out", "OUT", "--project", "PROJECT"],
      files: ["in/b.yaml": "", "in/a.yaml": "name: a\ntags: x\n---\n[]\n"],
      """
      FOLDER/in/a.yaml:2:7: error: expected a list of tags, found 'x'
          2 | tags: x
            |       ^
      FOLDER/in/b.yaml:1:1: error: the file is empty
      """),
    Mistake(
      "content that is absent",
      scenario: """
        name: a
        content: none.yaml
        start: {screen: today, state: morning}
        ---
        - takeScreenshot: x
        """,
      """
      FOLDER/f.yaml:2:10: error: no such file: 'FOLDER/none.yaml'
          2 | content: none.yaml
            |          ^~~~~~~~~
      """),
  ]

  @Test func `without words, the usage is an error`() {
    let outcome = basiri([])
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: basiri COMMAND"))
  }

  @Test func `a project without fonts says how to get them`() throws {
    let folder = TemporaryFolder()
    try folder.becomeProject()
    let outcome = basiri([
      "render", "--project", folder.path, "--out", folder.file("out"), "--scale", "9",
    ])
    #expect(
      outcome.errors == """
        error: --scale takes a number from 0.5 to 8, found '9'
        error: no font in '\(folder.path)/Fonts'
          run 'make setup', or put an Estedad .ttf file there

        """)
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.output == "")
    #expect(!Files.exists(folder.file("out")))
  }

  @Test(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
  func `an output folder below a file cannot be written, and nothing is`() throws {
    let folder = TemporaryFolder()
    try folder.becomeProject()
    try folder.write("I am a file", to: "blocked")
    let outcome = basiri([
      "render", folder.file("seeds/scenarios"), "--project", Repository.root, "--scale", "1",
      "--out", folder.file("blocked/out"),
    ])
    #expect(
      outcome.errors == """
        error: cannot write '\(folder.path)/blocked/out/a/x-iPhone SE 3@1x.png': \
        a file stands where a folder is needed

        """)
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.output == "")
    #expect(try Files.names(in: folder.path) == ["blocked", "seeds"])
  }

  @Test func `colours are for those who ask for them`() {
    #expect(!basiri(["fonts", "all", "--color", "never"]).errors.contains("\u{1B}"))
    let words = ["render", "--project", "/nowhere", "--color", "always"]
    #expect(basiri(words).errors.contains("\u{1B}[1;31merror: "))
    #expect(basiri(["fonts", "--color", "pink"]).exitCode == .badInput)
  }
}
