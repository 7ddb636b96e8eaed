import Commands
import Documents
import FileSystem
import Testing

@Suite struct ExploreCommandTests {
  private func explore(_ words: String...) -> Outcome {
    basiri(["explore", "--project", Repository.root] + words)
  }

  private func json(_ text: String) throws -> YAMLNode {
    try YAMLFile.documents(parsing: Array(text.utf8), file: "out.json")[0]
  }

  @Test func `from the morning everything of the inventory is reached, and nothing is a dead end`()
    throws
  {
    let outcome = explore("--format", "json")
    #expect(outcome.exitCode == .success)
    let found = try json(outcome.output)
    #expect(
      found.pairs?.map(\.key)
        == ["states", "edges", "unreachable", "deadEnds", "coverage", "complete"])
    #expect(found["unreachable"]?.items?.isEmpty == true)
    #expect(found["deadEnds"]?.items?.isEmpty == true)
    let states = try #require(found["states"]?.items)
    #expect(states[0]["name"]?.text == "today · morning")
    #expect(states[0]["events"]?.items?.isEmpty == true)
    let lesson = try #require(states.first { $0["name"]?.text == "today/lesson · morning" })
    #expect(lesson["events"]?.items?.compactMap(\.text) == ["openLesson"])
    let coverage = try #require(found["coverage"]?.items)
    #expect(coverage.count == 21)
    #expect(coverage.allSatisfy { $0["state"]?.integer != nil })
    let edges = try #require(found["edges"]?.items)
    #expect(edges.allSatisfy { ($0["to"]?.integer ?? -1) < states.count })
  }

  @Test func `the way to a state is the shortest that its edges give`() throws {
    let found = try json(explore("--format", "json", "--from", "evening").output)
    let states = try #require(found["states"]?.items)
    var distance = [0: 0]
    var reached = [0]
    let edges = (found["edges"]?.items ?? []).compactMap { edge in
      (edge["from"]?.integer).flatMap { from in edge["to"]?.integer.map { (from, $0) } }
    }
    var targets: [Int: [Int]] = [:]
    for (from, to) in edges { targets[from, default: []].append(to) }
    var next = 0
    while next < reached.count {
      let from = reached[next]
      for to in targets[from] ?? [] where distance[to] == nil {
        distance[to] = (distance[from] ?? 0) + 1
        reached.append(to)
      }
      next += 1
    }
    for (index, state) in states.enumerated() {
      #expect(state["events"]?.items?.count == distance[index], "\(index)")
    }
  }

  @Test func `the graph has a node a state and the text a line for each of the inventory`() {
    let graph = explore("--format", "dot").output
    #expect(graph.hasPrefix("digraph states {\n"))
    #expect(graph.hasSuffix("}\n"))
    #expect(graph.contains("  s0 [label=\"today · morning\"];\n"))
    let text = explore().output
    #expect(text.contains("\nunreachable: none\ndead ends: none\n"))
    #expect(text.contains("answer/fallback"))
  }

  @Test func `an unknown state is a mistake with the nearest name`() {
    let outcome = explore("--from", "evning")
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains("did you mean 'evening'?"))
  }

  @Test func `a mock-up is walked from its start, and a dialog without a way out fails`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      name: m
      screens:
        a: {body: [{button: {title: b, onTap: {present: {dialog: b}}}}]}
        b: {body: [{text: بی‌راه}]}
      ---
      - takeScreenshot: a
      """, to: "m.yaml")
    let outcome = explore(folder.file("m.yaml"))
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.hasPrefix("2 states, 1 edges\n\ncoverage of the mock-up's screens\n"))
    #expect(outcome.output.contains("\nunreachable: none\ndead ends: a · dialog b\n"))
    #expect(outcome.output.contains("1  a · dialog b\n   screen: present(b, dialog)\n"))
  }

  @Test func `a scenario of the app is walked from where it starts`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "name: s\nstart: {screen: me}\n---\n- takeScreenshot: a\n", to: "s.yaml")
    let found = try json(explore(folder.file("s.yaml"), "--format", "json").output)
    let first = try #require(found["states"]?.items?.first)
    #expect(first["name"]?.text?.hasPrefix("me · ") == true)
  }

  @Test func `what cannot be walked is a mistake`() throws {
    let folder = TemporaryFolder()
    let scenario = "start: {screen: today, state: morning}\n---\n- takeScreenshot: a\n"
    try folder.write("name: a\n" + scenario, to: "a.yaml")
    try folder.write("name: b\n" + scenario, to: "b.yaml")
    let cases: [(words: [String], message: String)] = [
      ([folder.path], "explore walks one scenario, '\(folder.path)' holds 2"),
      ([folder.file("a.yaml"), "--from", "me"], "--from and a scenario are two beginnings"),
      ([folder.file("c.yaml")], "no such file or folder"),
      (["--limit", "0"], "--limit takes a number from 1 to 1000000"),
    ]
    for (words, message) in cases {
      let outcome = basiri(["explore", "--project", Repository.root] + words)
      #expect(outcome.exitCode == .badInput)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }
}

@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct FailedScenarioTests {
  private func render(_ steps: [String]) throws -> Outcome {
    let folder = TemporaryFolder()
    for (index, text) in steps.enumerated() {
      try folder.write(
        "name: s\(index)\nstart: {screen: today, state: morning}\n---\n- takeScreenshot: a\n"
          + text + "\n", to: "s\(index).yaml")
    }
    return basiri([
      "render", folder.path, "--project", Repository.root, "--scale", "0.5", "--out",
      folder.file("out"),
    ])
  }

  @Test func `a failed claim exits with 1, and the other scenarios are drawn all the same`() throws
  {
    let outcome = try render(["- assertScreen: lesson", "- assertScreen: today"])
    #expect(outcome.exitCode == .failure)
    #expect(outcome.errors.contains("s0.yaml:5:3: error: expected the screen lesson, found today"))
    #expect(outcome.errors.contains("note: the state: screen today"))
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func `what cannot be done exits with 2, beside a failed claim too; both are printed`()
    throws
  {
    let outcome = try render(["- assertScreen: lesson", "- tapOn: هیچ"])
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains("s0.yaml:5:3: error: expected the screen lesson"))
    #expect(outcome.errors.contains("s1.yaml:5:3: error: nothing on screen has the text «هیچ»"))
  }

  @Test func `the state of a frame is printed with what moves`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      name: s
      start: {screen: today, state: morning}
      ---
      - tapOn: تعهد کن
      - advance: 250ms
      - takeScreenshot: a
      """, to: "s.yaml")
    let outcome = basiri([
      "inspect", folder.file("s.yaml"), "--stage", "state", "--project", Repository.root,
    ])
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("at 250 ms\n"))
    #expect(outcome.output.contains("\nmodal               commit\n"))
    // The push curve at half its time: 0.954809.
    #expect(
      outcome.output.contains("moving: the commit sheet, 0 → 1, at 0.955, 250 of 500 ms\n"))
  }
}
