import Commands
import Dispatch
import FileSystem
import Reports
import Synchronization
import Testing

@Suite(.enabled(if: Repository.hasFonts, "the fonts are not installed"))
struct VerifyCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    try write("first", "- takeScreenshot: x\n- takeScreenshot: y")
    try write("second", "- takeScreenshot: z")
  }

  private func write(_ name: String, _ steps: String) throws {
    try folder.write(
      "name: \(name)\nstart: {screen: today, state: morning}\n---\n\(steps)\n",
      to: "scenarios/\(name).yaml")
  }

  private var common: [String] {
    ["--project", Repository.root, "--snapshots", folder.file("references")]
  }

  private func verify(_ options: String..., out: String = "run") -> Outcome {
    basiri(
      ["verify", folder.file("scenarios"), "--scale", "0.5", "--out", folder.file(out)] + common
        + options)
  }

  private func references() -> [String] {
    ["first", "second"].flatMap { scenario in
      (try? Files.names(in: folder.file("references/\(scenario)"))) ?? []
    }
  }

  @Test func `What is missing fails and is recorded, and then passes`() {
    #expect(verify("--record", "missing").exitCode == .failure)
    #expect(references().count == 3)
    let second = verify("--record", "never")
    #expect(second.exitCode == .success)
    #expect(second.output == "3 shots: 3 passed\n")
    #expect(verify("--record", "never", "--verbose").output.contains("✓ first/x"))
  }

  @Test(arguments: [
    ("--update-snapshots", 3), ("--update-snapshots=all", 3), ("--update-snapshots=changed", 3),
    ("--update-snapshots=missing", 3), ("--update-snapshots=none", 0),
  ])
  func `Playwright's spellings record as they do there`(option: String, count: Int) {
    _ = verify(option)
    #expect(references().count == count)
  }

  @Test(arguments: [
    ["--update-snapshots=some"], ["--record", "some"], ["--record", "all", "--update-snapshots"],
    ["--shard", "3/2"], ["--reporter", "xml"], ["--shot", "w"], ["--device", "Nokia"],
  ])
  func `A mistake on the command line ends before anything is drawn`(options: [String]) {
    let outcome = basiri(
      ["verify", folder.file("scenarios"), "--out", folder.file("run")] + common + options)
    #expect(outcome.exitCode == .badInput)
    #expect(!outcome.errors.isEmpty)
    #expect(!Files.exists(folder.file("run")))
  }

  @Test func `Several reports are written in one run`() throws {
    _ = verify("--record", "all", "--reporter", "html,json,reg-json,junit,list")
    let names = try Files.names(in: folder.file("run"))
    for name in ["index.html", "junit.xml", "reg.json", "results.json"] {
      #expect(names.contains(name))
    }
  }

  @Test func `Shards together are the whole run, and their reports are joined`() throws {
    _ = verify("--record", "all")
    for number in 1...2 {
      let outcome = verify("--record", "never", "--shard", "\(number)/2", out: "shard\(number)")
      #expect(outcome.exitCode == .success)
    }
    let merged = basiri([
      "merge-reports", folder.file("shard1"), folder.file("shard2"), "--out", folder.file("all"),
      "--reporter", "html,json",
    ])
    #expect(merged.exitCode == .success)
    let run = try RunResult(json: try Files.read(folder.file("all/results.json")))
    #expect(run.shots.map(\.screenshot).sorted() == ["x", "y", "z"])
  }

  @Test func `Shards that are missing make a merged run fail`() throws {
    _ = verify("--record", "all")
    for number in [1, 3] {
      _ = verify("--record", "never", "--shard", "\(number)/3", out: "part\(number)")
    }
    let merged = basiri([
      "merge-reports", folder.file("part1"), folder.file("part3"), "--out", folder.file("all"),
    ])
    #expect(merged.exitCode == .failure)
    #expect(merged.errors.contains("the shard 2/3 is missing"))
  }

  @Test func `A run that cannot start leaves no results of an earlier one`() throws {
    _ = verify("--record", "never", "--reporter", "html,junit,reg-json")
    try folder.write("name: [", to: "scenarios/broken.yaml")
    #expect(verify("--record", "never").exitCode == .badInput)
    let left = try Files.names(in: folder.file("run"))
    for name in ["results.json", "junit.xml", "reg.json", "index.html"] {
      #expect(!left.contains(name), "\(name)")
    }
  }

  @Test func `A scenario of assertions alone is counted`() throws {
    try write("third", "- assertVisible: {id: today}")
    let outcome = verify("--record", "all")
    #expect(outcome.output.contains("3 recorded; 1 scenario of assertions alone passed\n"))
  }

  @Test func `A report is written again in another folder with its pictures`() throws {
    _ = verify("--record", "never")
    let outcome = basiri([
      "report", "--from", folder.file("run/results.json"), "--out", folder.file("copy"),
      "--reporter", "html,junit",
    ])
    #expect(outcome.exitCode == .success)
    let run = try RunResult(json: try Files.read(folder.file("copy/results.json")))
    let actual = try #require(run.shots.first?.images.actual)
    #expect(Files.exists(folder.file("copy/\(actual)")))
    #expect(Files.exists(folder.file("copy/index.html")))
  }

  @Test func `What a run found is approved, and then passes`() {
    #expect(verify("--record", "never").exitCode == .failure)
    let approval = basiri(["approve", "*first*", "--from", folder.file("run")] + common)
    #expect(approval.exitCode == .success)
    #expect(references().count == 2)
    #expect(verify("--record", "never", "--shot", "x").exitCode == .success)
    #expect(verify("--record", "never").exitCode == .failure)
  }

  @Test(arguments: [[], [""], ["/"], ["*first*", ""], ["--all", "first"], ["irst"]])
  func `Approving needs a pattern that names something`(words: [String]) {
    _ = verify("--record", "never")
    let outcome = basiri(["approve", "--from", folder.file("run")] + words + common)
    #expect(outcome.exitCode == .badInput)
    #expect(references().isEmpty)
  }

  @Test func `A dry run lists what would be approved, and takes nothing`() {
    _ = verify("--record", "never")
    let words = ["approve", "first", "--dry-run", "--from", folder.file("run")] + common
    let outcome = basiri(words)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("first/") })
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(references().isEmpty)
  }

  @Test func `Pruning with another scale is refused until it is forced`() {
    _ = verify("--record", "all")
    let words = ["prune", "--scale", "2"] + common
    let refused = basiri(words)
    #expect(refused.exitCode == .badInput)
    #expect(references().count == 3)
  }

  @Test(arguments: [["--device", "iPhone 16"], ["--shot", "x"], ["--shard", "1/2"], ["a.yaml"]])
  func `Pruning refuses whatever leaves scenarios out`(words: [String]) {
    _ = verify("--record", "all")
    let outcome = basiri(["prune"] + words + common)
    #expect(outcome.exitCode == .badInput)
    #expect(references().count == 3)
  }

  @Test func `Runs at once do not harm each other`() throws {
    let codes = Mutex([ExitCode]())
    DispatchQueue.concurrentPerform(iterations: 3) { _ in
      let code = verify("--record", "all", "--workers", "2").exitCode
      codes.withLock { $0.append(code) }
    }
    #expect(codes.withLock { $0 } == [.success, .success, .success])
    #expect(references().count == 3)
    #expect(verify("--record", "never").exitCode == .success)
  }
}
