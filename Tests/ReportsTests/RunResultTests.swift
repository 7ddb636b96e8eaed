import Documents
import Imaging
import Reports
import Snapshots
import Testing

@Suite struct RunResultTests {
  @Test func `A run read back from its JSON is the same`() throws {
    let run = RunFixture.run
    #expect(try RunResult(json: Array(run.json.text.utf8)) == run)
  }

  @Test(arguments: [
    (
      "{\n \"version\" 1}",
      RunResultError.notJSON(JSONSyntaxError(line: 2, column: 12, message: "a colon belongs here"))
    ),
    ("[1]", .notARun(reason: "not the JSON of a run")),
    (
      "{\"version\": 1, \"unusedReferences\": [], \"shots\": [3]}",
      .notARun(reason: "'shots[0]' has another type")
    ),
    ("{\"version\": 1}", .notARun(reason: "'shots' is missing")),
    ("{\"version\": \"1\", \"shots\": []}", .notARun(reason: "'version' has another type")),
    ("{\"version\": 2, \"shots\": []}", .otherVersion(2)),
  ])
  func `A file that is no run is refused with the reason`(text: String, error: RunResultError) {
    #expect(throws: error) { try RunResult(json: Array(text.utf8)) }
  }

  @Test func `What a run was made with, its shard and its causes come back`() throws {
    var run = RunFixture.run
    run.shots[1].causes = ["colour from a to b"]
    run.shard = RunShard(number: 2, count: 3)
    run.scenariosWithoutShots = 4
    run.origin = RunOrigin(
      renderer: "basiri 9", libraries: ["FreeType 2.9"], fonts: ["Estedad 400 sha256:ab"])
    #expect(try RunResult(json: Array(run.json.text.utf8)) == run)
    #expect(run.summary.hasSuffix("; 4 scenarios of assertions alone passed"))
  }

  @Test(arguments: [-1, Int.max])
  func `A duration that is none is refused`(duration: Int) {
    var run = RunResult(shots: [])
    run.durationInMilliseconds = duration
    #expect(throws: RunResultError.self) { try RunResult(json: Array(run.json.text.utf8)) }
  }

  @Test func `Shards that are missing or there twice are named`() {
    func run(_ number: Int, _ count: Int) -> RunResult {
      RunResult(shots: [], shard: RunShard(number: number, count: count))
    }
    #expect(RunResult.gaps(among: [run(1, 3), run(2, 3), run(3, 3)]).isEmpty)
    #expect(RunResult.gaps(among: [RunResult(shots: []), RunResult(shots: [])]).isEmpty)
    #expect(RunResult.gaps(among: [run(1, 3), run(3, 3)]) == ["the shard 2/3 is missing"])
    #expect(
      RunResult.gaps(among: [run(2, 3)]) == ["the shards 1/3, 3/3 are missing"])
    #expect(
      RunResult.gaps(among: [run(1, 2), run(1, 2), run(2, 2)]) == ["the shard 1/2 is there twice"])
  }

  @Test func `Shards are merged by path, and a failure wins`() {
    let passed = RunFixture.shot("b.png")
    let merged = RunResult(merging: [
      RunResult(shots: [RunFixture.shot("c.png"), passed]),
      RunResult(shots: [RunFixture.different, RunFixture.shot("a.png")]),
      RunResult(shots: [passed]),
    ])
    #expect(merged.shots.map(\.path) == ["a.png", "b.png", "c.png"])
    #expect(merged.shots[1].status == .different)
  }

  @Test
  func `Merged, a reference is unused where every shard says so, and the slowest sets the time`() {
    let merged = RunResult(merging: [
      RunResult(shots: [], unusedReferences: ["a.png", "b.png"], durationInMilliseconds: 700),
      RunResult(shots: [], unusedReferences: ["b.png", "c.png"], durationInMilliseconds: 900),
    ])
    #expect(merged.unusedReferences == ["b.png"])
    #expect(merged.durationInMilliseconds == 900)
  }

  @Test(arguments: [
    (RecordDecision.write(passes: true), ShotResult.Status.recorded, "recorded (was no reference)"),
    (.write(passes: false), .missing, "no reference"),
    (.keep(passes: false), .missing, "no reference"),
  ])
  func `A new reference is a success only where the record mode says so`(
    decision: RecordDecision, status: ShotResult.Status, summary: String
  ) {
    var shot = RunFixture.shot("a.png")
    shot.record(.missingReference, tolerances: .exact, decision: decision)
    #expect(shot.status == status)
    #expect(shot.summary == summary)
    #expect(shot.details.isEmpty == (decision != .write(passes: false)))
  }

  @Test func `The summary counts every status that occurs`() {
    #expect(
      RunFixture.run.summary
        == "4 shots: 1 passed, 1 different, 1 no reference, 1 could not be taken")
    #expect(RunResult(shots: []).summary == "0 shots")
  }

  @Test func `A comparison gives its shot status, figures and words`() {
    let shot = RunFixture.different
    #expect(shot.status == .different)
    #expect(shot.differingPixels == 3 && shot.differingRatio == 0.375)
    #expect(shot.allowances == [Allowance(name: .maxDiffPixels, used: 3, allowed: 2)])
  }
}
