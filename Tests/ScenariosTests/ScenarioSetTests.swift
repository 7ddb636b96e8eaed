import Diagnostics
import Scenarios
import Testing

@Suite struct ScenarioSetTests {
  @Test("scenarios keep the order in which they were asked for, each file once")
  func order() throws {
    let files = ["d/b.yaml": "name: b\n---\n[]\n", "d/a.yaml": "name: a\n---\n[]\n"]
    let set = try load(["d/b.yaml", "d/a.yaml", "./d/b.yaml"], files)
    #expect(set.scenarios.map(\.name) == ["b", "a"])
  }

  @Test("steps of other files and repetitions run in place")
  func flattening() throws {
    let files = [
      "d/a.yaml": "name: a\n---\n- runScenario: ../e/b.yaml\n- settle\n",
      "e/b.yaml": "name: b\n---\n- repeat: {times: 2, commands: [back, runScenario: c.yaml]}\n",
      "e/c.yaml": "name: c\n---\n- advance: 1s\n",
    ]
    let set = try load(["d/a.yaml"], files)
    let scenario = try #require(set.scenarios.first)
    #expect(
      set.steps(of: scenario).map(\.command) == [
        .back, .advance(milliseconds: 1000), .back, .advance(milliseconds: 1000), .settle,
      ])
  }

  @Test("two scenarios of one name are reported with the first of them")
  func duplicateNames() {
    let files = ["a.yaml": "name: x\n---\n[]\n", "b.yaml": "tags: []\nname: x\n---\n[]\n"]
    #expect(
      problems(["a.yaml", "b.yaml"], files) == """
        b.yaml:2:7: error: two scenarios are named 'x'
            2 | name: x
              |       ^
        a.yaml:1:7: note: first used here
            1 | name: x
              |       ^

        """)
  }

  @Test("a file that is only run by another may share a name")
  func namesOfParts() throws {
    let files = [
      "a.yaml": "name: x\n---\n- runScenario: b.yaml\n", "b.yaml": "name: x\n---\n- back\n",
    ]
    #expect(try load(["a.yaml"], files).scenarios.count == 1)
  }

  @Test("a circle of files is reported once, with the whole way")
  func cycle() {
    let files = [
      "a.yaml": "name: a\n---\n- runScenario: b.yaml\n",
      "b.yaml": "name: b\n---\n- repeat: {times: 1, commands: [runScenario: a.yaml]}\n",
    ]
    #expect(
      problems(["a.yaml", "b.yaml"], files) == """
        b.yaml:3:46: error: the scenario runs itself: a.yaml → b.yaml → a.yaml
            3 | - repeat: {times: 1, commands: [runScenario: a.yaml]}
              |                                              ^~~~~~

        """)
  }

  @Test("a file that runs itself is a circle")
  func selfCycle() {
    let files = ["d/a.yaml": "name: a\n---\n- runScenario: ../d/./a.yaml\n"]
    #expect(
      problems(["d/a.yaml"], files) == """
        d/a.yaml:3:16: error: the scenario runs itself: d/a.yaml → d/a.yaml
            3 | - runScenario: ../d/./a.yaml
              |                ^~~~~~~~~~~~~

        """)
  }

  @Test("a file that is run twice is no circle")
  func diamond() throws {
    let files = [
      "a.yaml": "name: a\n---\n- runScenario: b.yaml\n- runScenario: b.yaml\n",
      "b.yaml": "name: b\n---\n- back\n",
    ]
    let set = try load(["a.yaml"], files)
    #expect(set.scenarios.map { set.steps(of: $0).count } == [2])
  }

  @Test("a missing file is reported where it is named, or without a place")
  func missing() {
    #expect(
      problems(["a.yaml", "z.yaml"], ["a.yaml": "name: a\n---\n- runScenario: nope.yaml\n"]) == """
        error: cannot read the scenario 'z.yaml'
        a.yaml:3:16: error: cannot read the scenario 'nope.yaml'
            3 | - runScenario: nope.yaml
              |                ^~~~~~~~~

        """)
  }

  @Test("the problems of all files are reported, those of files that are run included")
  func allFiles() {
    let files = [
      "a.yaml": "name: a\n---\n- runScenario: b.yaml\n", "b.yaml": "name: b\n---\n- bakc\n",
      "c.yaml": "name: [c]\n---\n[]\n",
    ]
    #expect(
      problems(["c.yaml", "a.yaml"], files) == """
        b.yaml:3:3: error: unknown command 'bakc'
            3 | - bakc
              |   ^~~~ did you mean 'back'?
        c.yaml:1:7: error: expected text, found a list
            1 | name: [c]
              |       ^~~

        """)
  }

  @Test("a screenshot of another file must not have a name that is taken")
  func clash() {
    let files = [
      "a.yaml": "name: a\n---\n- takeScreenshot: x\n- runScenario: b.yaml\n",
      "b.yaml": "name: b\n---\n- takeScreenshot: x\n",
    ]
    #expect(
      problems(["a.yaml"], files) == """
        b.yaml:3:19: error: 'a' takes two screenshots named 'x'
            3 | - takeScreenshot: x
              |                   ^
        a.yaml:3:19: note: first taken here
            3 | - takeScreenshot: x
              |                   ^

        """)
  }

  @Test("repetitions inside repetitions are stopped before they fill the memory")
  func explosion() {
    let text = """
      name: a
      ---
      - repeat: {times: 1000, commands: [repeat: {times: 1000, commands: [repeat: {times: 1000,
          commands: [back]}]}]}
      """
    #expect(
      problems(["a.yaml"], ["a.yaml": text]) == """
        a.yaml:1:7: error: the scenario comes to more than 10000 steps
            1 | name: a
              |       ^

        """)
  }

  @Test("files without steps that double at every turn are stopped too")
  func emptyExplosion() {
    var files = ["f40.yaml": "name: f40\n---\n[]\n"]
    for index in 0..<40 {
      let next = "- runScenario: f\(index + 1).yaml\n"
      files["f\(index).yaml"] = "name: f\(index)\n---\n" + next + next
    }
    #expect(
      problems(["f0.yaml"], files).hasPrefix(
        "f0.yaml:1:7: error: the scenario comes to more than 10000 steps\n"))
  }

  private func load(_ paths: [String], _ files: [String: String]) throws -> ScenarioSet {
    try ScenarioSet(paths: paths) { files[$0].map { Array($0.utf8) } }
  }

  private func problems(_ paths: [String], _ files: [String: String]) -> String {
    do throws(DiagnosticList) {
      _ = try ScenarioSet(paths: paths) { files[$0].map { Array($0.utf8) } }
      return ""
    } catch {
      return DiagnosticRenderer(sources: files).render(error.diagnostics)
    }
  }
}
