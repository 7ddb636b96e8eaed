import Diagnostics
import Scenarios
import Testing

/// The exact messages about a single file.
@Suite struct ScenarioProblemsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String

    init(_ description: String, _ text: String, _ expected: String) {
      testDescription = description
      self.text = text
      self.expected = expected
    }
  }

  @Test("a mistake is reported with its place and what would be right", arguments: examples)
  func messages(example: Example) {
    #expect(problems(example.text) == example.expected + "\n")
  }

  @Test("every problem of a file is reported, sorted by place")
  func allAtOnce() {
    let text = """
      nmae: a
      devices: [iPhone 61]
      start: {screen: today, state: mornin}
      ---
      - advance: 5
      - tapOm: ثبت
      - takeScreenshot: x
      - takeScreenshot: x
      """
    #expect(
      problems(text) == """
        f.yaml:1:1: error: missing key 'name'
            1 | nmae: a
              | ^
        f.yaml:1:1: error: unknown key 'nmae'
            1 | nmae: a
              | ^~~~ did you mean 'name'?
        f.yaml:2:11: error: unknown device 'iPhone 61'
            2 | devices: [iPhone 61]
              |           ^~~~~~~~~ did you mean 'iPhone 16'?
        f.yaml:3:31: error: unknown state 'mornin' of 'today'
            3 | start: {screen: today, state: mornin}
              |                               ^~~~~~ did you mean 'morning'?
        f.yaml:5:12: error: expected a duration such as 210ms or 1.6s, found '5'
            5 | - advance: 5
              |            ^
        f.yaml:6:3: error: unknown command 'tapOm'
            6 | - tapOm: ثبت
              |   ^~~~~ did you mean 'tapOn'?
        f.yaml:8:19: error: two screenshots are named 'x'
            8 | - takeScreenshot: x
              |                   ^
        f.yaml:7:19: note: first taken here
            7 | - takeScreenshot: x
              |                   ^

        """)
  }

  @Test(
    "a name that would leave its folder or no file system takes is refused",
    arguments: [
      ("../x", "must not leave its folder"), ("a/b", "must not leave its folder"),
      ("a\\b", "must not leave its folder"), ("/x", "must not leave its folder"),
      ("..", "must not start with a full stop"), (".x", "must not start with a full stop"),
      ("' '", "must not be blank"), ("''", "must not be blank"),
      ("\"\\u200C\"", "must not be blank"),
      ("\"a\\nb\"", "must be a single line"), ("'a:b'", "must not contain any of"),
      (String(repeating: "ا", count: 91), "must not be longer than 180 bytes"),
    ])
  func names(name: String, fault: String) {
    for text in ["name: \(name)\n---\n[]\n", "name: a\n---\n- takeScreenshot: \(name)\n"] {
      #expect(problems(text).contains(fault))
    }
  }

  @Test("a name of 180 bytes is taken")
  func longestName() {
    #expect(problems("name: \(String(repeating: "ا", count: 90))\n---\n[]\n").isEmpty)
  }

  private func problems(_ text: String) -> String {
    do throws(DiagnosticList) {
      _ = try ScenarioParser(vocabulary: .application(specimens: ["weekStrip"])).parse(
        text, file: "f.yaml")
      return ""
    } catch {
      return DiagnosticRenderer(sources: ["f.yaml": text]).render(error.diagnostics)
    }
  }
}
