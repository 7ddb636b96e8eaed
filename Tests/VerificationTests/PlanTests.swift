import DesignTokens
import Diagnostics
import FileSystem
import Imaging
import Reports
import Scenarios
import Simulation
import Snapshots
import Testing
import Verification

@Suite(.enabled(if: Project.hasFonts, "the fonts are not installed"))
struct PlanTests {
  private let scratch: ScratchFolder
  private var settings: VerificationSettings

  init() throws {
    scratch = try ScratchFolder()
    settings = VerificationSettings(
      snapshots: scratch.file("references"), output: scratch.file("run"), version: "test")
    settings.scale = 1
  }

  private func scenarios(_ texts: [String]) throws -> ScenarioSet {
    for (index, text) in texts.enumerated() {
      try Files.write(Array(text.utf8), to: scratch.file("scenarios/\(index).yaml"))
    }
    return try ScenarioFiles(project: Project.folder).scenarios(at: [scratch.file("scenarios")])
  }

  private func plan(_ texts: String..., settings: VerificationSettings? = nil) throws
    -> VerificationPlan
  {
    let files = ScenarioFiles(project: Project.folder)
    return try VerificationPlan(
      try scenarios(texts), files: files,
      resources: try Project.resources(), settings: settings ?? self.settings)
  }

  private func scenario(
    _ name: String, _ header: String = "", shots: String = "- takeScreenshot: الف"
  ) -> String {
    "name: \(name)\nstart: {screen: today, state: morning}\n\(header)\n---\n\(shots)\n"
  }

  private func messages(_ body: () throws -> VerificationPlan) -> [String] {
    do {
      _ = try body()
      return []
    } catch let error as DiagnosticList {
      return error.diagnostics.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `A shot knows its reference, its place and the command that makes it again`() throws {
    let shot = try #require(try plan(scenario("صبح")).entries.first?.shot)
    #expect(shot.path == "صبح/الف (iPhone 16, 1x, rtl, large).png")
    #expect(
      shot.place == ShotResult.Place(file: scratch.file("scenarios/0.yaml"), line: 5, column: 19))
    #expect(
      shot.command
        == "basiri verify \(scratch.file("scenarios/0.yaml")) --shot الف --device 'iPhone 16'")
  }

  @Test func `Names that differ by letter case alone are refused before anything is drawn`() {
    #expect(
      messages { try plan(scenario("Dawn"), scenario("dawn")) } == [
        "two screenshots share the reference 'dawn/الف (iPhone 16, 1x, rtl, large).png'"
      ])
    #expect(
      messages {
        try plan(scenario("a", shots: "- takeScreenshot: B\n- takeScreenshot: b"))
      }.count == 1)
  }

  @Test func `Narrower tolerances come before wider ones: flags, steps, headers`() throws {
    var settings = settings
    settings.tolerances.maxDiffPixels = 3
    let text = scenario(
      "a", "compare: {channelTolerance: 1, maxDiffPixels: 1, window: {side: 8, maxDiffPixels: 2}}",
      shots: "- takeScreenshot: {name: x, tolerance: {channelTolerance: 2, maxDiffPixels: 2}}")
    let shot = try #require(try plan(text, settings: settings).entries.first?.shot)
    #expect(
      shot.tolerances
        == Tolerances(
          channelTolerance: 2, maxDiffPixels: 3,
          window: Tolerances.Window(side: 8, maxDiffPixels: 2)))
  }

  @Test func `A ratio of a header yields to one of a step, and that to a flag`() throws {
    let header = "compare: {maxDiffRatio: 0.1}"
    let step = "- takeScreenshot: {name: x, tolerance: {maxDiffRatio: 0.2}}"
    var flagged = settings
    flagged.tolerances.maxDiffRatio = 0.3
    let ratios = try [
      plan(scenario("a", header)), plan(scenario("a", header, shots: step)),
      plan(scenario("a", header, shots: step), settings: flagged),
    ].map { $0.entries.first?.shot.tolerances.maxDiffRatio }
    #expect(ratios == [0.1, 0.2, 0.3])
  }

  @Test func `Of several shards the first alone runs scenarios without screenshots`() throws {
    let counts = try (1...3).map { number in
      var settings = settings
      settings.shard = Shard(number: number, count: 3)
      let silent = scenario("b", shots: "- assertVisible: {id: today}")
      return try plan(scenario("a"), silent, settings: settings).scenariosWithoutShots
    }
    #expect(counts == [1, 0, 0])
  }

  @Test func `A rule leaves out screenshots of its folder alone, unless one is asked for by name`()
    throws
  {
    var ruled = settings
    ruled.shotRules = [ShotRule(folder: "scenarios", pattern: "x*")]
    let text = scenario("a", shots: "- takeScreenshot: x1\n- takeScreenshot: y")
    #expect(try plan(text, settings: ruled).entries.map(\.shot.screenshot) == ["x1"])
    ruled.screenshot = "y"
    #expect(try plan(text, settings: ruled).entries.map(\.shot.screenshot) == ["y"])
    ruled.screenshot = nil
    ruled.shotRules = [ShotRule(folder: "elsewhere", pattern: "x*")]
    #expect(try plan(text, settings: ruled).entries.count == 2)
  }

  @Test func `Shards split the shots and still see all paths`() throws {
    let text = scenario(
      "a", "devices: [iPhone 16, iPhone SE 3]",
      shots: "- takeScreenshot: x\n- takeScreenshot: y\n- takeScreenshot: z")
    var taken: [String] = []
    for number in 1...4 {
      var settings = settings
      settings.shard = Shard(number: number, count: 4)
      let plan = try plan(text, settings: settings)
      #expect(plan.paths.count == 6)
      #expect((1...2).contains(plan.entries.count))
      taken += plan.entries.map(\.shot.path)
    }
    #expect(taken.sorted() == (try plan(text)).paths.sorted())
  }

  @Test func `A screenshot that is asked for and is none is an error with the nearest name`() {
    var settings = settings
    settings.screenshot = "الغ"
    #expect(
      messages { try plan(scenario("صبح"), settings: settings) } == [
        "no screenshot is named 'الغ'"
      ])
  }

  @Test func `A mask by id hides its element, and one that matches nothing is an error`() throws {
    let context = try VerificationContext(settings, resources: try Project.resources())
    var recording = settings
    recording.recordMode = .all
    let recorder = try VerificationContext(recording, resources: try Project.resources())
    let shots = "- takeScreenshot: {name: x, mask: [%]}"
    let plain = try plan(scenario("a", shots: "- takeScreenshot: x"))
    #expect(VerificationRun.run(plain, recorder).shots.map(\.status) == [.recorded])

    let wrong = try plan(scenario("a", shots: shots.replacing("%", with: "nothing/here")))
    let result = VerificationRun.run(wrong, context).shots[0]
    #expect(result.status == .broken)
    #expect(result.summary.contains("the mask 'nothing/here' matches no element"))

    let outside = "{x: 500, y: 0, width: 10, height: 10}"
    let beside = try plan(scenario("a", shots: shots.replacing("%", with: outside)))
    #expect(VerificationRun.run(beside, context).shots.map(\.status) == [.broken])
  }

  @Test func `A failed assertion fails the shots after it and no other`() throws {
    let steps = """
      - takeScreenshot: before
      - assertVisible: چنین متنی نیست
      - takeScreenshot: after
      """
    let plan = try plan(
      scenario("a", shots: steps), scenario("b"),
      scenario("c", shots: "- takeScreenshot: only\n- assertVisible: چنین متنی نیست"))
    var recording = settings
    recording.recordMode = .all
    let context = try VerificationContext(recording, resources: try Project.resources())
    let run = VerificationRun.run(plan, context)
    #expect(
      run.shots.map(\.status) == [
        .recorded, .assertionFailed, .recorded, .recorded, .assertionFailed,
      ])
    #expect(run.shots[1].summary.contains("scenarios/0.yaml:6:"))
    #expect(run.shots[4].place.line == 6)
  }

  @Test func `Results do not depend on the number of threads`() throws {
    let text = scenario(
      "a", "devices: [iPhone 16, iPhone SE 3]", shots: "- takeScreenshot: x\n- takeScreenshot: y")
    let plan = try plan(text)
    let runs = try [1, 3].map { workers in
      var settings = settings
      settings.workerCount = workers
      let context = try VerificationContext(settings, resources: try Project.resources())
      var run = VerificationRun.run(plan, context)
      run.durationInMilliseconds = nil
      for index in run.shots.indices { run.shots[index].durationInMilliseconds = nil }
      return run
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].shots.map(\.status) == [.missing, .missing, .missing, .missing])
  }

  @Test func `Pruning removes what no scenario makes, and nothing else`() throws {
    var recording = settings
    recording.recordMode = .all
    let context = try VerificationContext(recording, resources: try Project.resources())
    let text = scenario("a", shots: "- takeScreenshot: x\n- takeScreenshot: y")
    let before = try plan(text)
    _ = VerificationRun.run(before, context)
    let after = try ReferencePlan(
      try scenarios([scenario("a", shots: "- takeScreenshot: x")]), settings)
    // As a run leaves it that is killed while it writes.
    try Files.write([1], to: scratch.file("references/a/z.png.Ab12Cd"))
    let pruning = try Pruning(after, store: context.store)
    #expect(pruning.unused == ["a/y (iPhone 16, 1x, rtl, large).png", "a/z.png.Ab12Cd"])
    try pruning.removeAll()
    #expect(
      scratch.files(below: "references") == ["references/a/x (iPhone 16, 1x, rtl, large).png"])
  }

  @Test func `Pruning refuses to remove everything`() throws {
    var recording = settings
    recording.recordMode = .all
    let context = try VerificationContext(recording, resources: try Project.resources())
    let text = scenario("a", shots: "- takeScreenshot: x\n- takeScreenshot: y")
    _ = VerificationRun.run(try plan(text), context)
    var other = settings
    other.scale = 2
    let plan = try ReferencePlan(try scenarios([text]), other)
    #expect(throws: DiagnosticList.self) { try Pruning(plan, store: context.store) }
    #expect(scratch.files(below: "references").count == 2)
  }
}
