import Commands
import FileSystem
import Testing

@Suite struct ProjectSettingsTests {
  private let folder = TemporaryFolder()

  init() throws { try folder.becomeProject() }

  private func config(_ text: String, _ options: String...) throws -> Outcome {
    try folder.write(text, to: "basiri.yaml")
    return basiri(["verify", "--print-config", "--project", folder.path] + options)
  }

  @Test func `A project without settings has the usual ones`() {
    let outcome = basiri(["verify", "--print-config", "--project", folder.path, "--record=never"])
    #expect(
      outcome.output == """
        snapshots: "\(folder.file("Snapshots"))"
        out: "out/verify"
        record: never
        reporters: ["list"]

        """)
  }

  @Test func `What the file says holds, and a command line says it otherwise`() throws {
    let text = """
      snapshots: refs
      out: results
      scenarios: [seeds/scenarios/a.yaml]
      devices: [iPhone SE 3]
      scale: 2
      record: all
      reporters: [html, junit]
      compare: {maxDiffPixels: 3, window: {side: 8, maxDiffPixels: 2}}
      shots:
        - {scenarios: seeds/scenarios/motion, take: '*50'}

      """
    let outcome = try config(text, "--scale", "1", "--max-diff-pixels", "0", "--record=never")
    #expect(
      outcome.output == """
        snapshots: "\(folder.file("refs"))"
        out: "\(folder.file("results"))"
        scenarios: ["\(folder.file("seeds/scenarios/a.yaml"))"]
        devices: ["iPhone SE 3"]
        scale: 1
        record: never
        reporters: ["html", "junit"]
        compare: {maxDiffPixels: 0, window: {side: 8, maxDiffPixels: 2}}
        shots:
          - {scenarios: "seeds/scenarios/motion", take: "*50"}

        """)
  }

  @Test func `What is printed says the same when it is read`() throws {
    let first = try config(
      "snapshots: refs\nscale: 1.5\ncompare: {maxDiffRatio: 0.01}\n", "--record=all")
    #expect(first.exitCode == .success)
    let scale = first.output.split(separator: "\n").filter {
      $0.hasPrefix("scale") || $0.hasPrefix("compare")
    }
    #expect(scale == ["scale: 1.5", "compare: {maxDiffRatio: 0.01}"])
  }

  @Test func `Everything that is wrong is told with its place`() throws {
    let outcome = try config(
      "scal: 1\nrecord: nevr\nreporters: [htm]\nscale: 99\ncompare: {maxDiffPixels: -1}\n")
    #expect(outcome.exitCode == .badInput)
    for place in ["basiri.yaml:1:1", "2:9", "3:13", "4:8", "5:26"] {
      #expect(outcome.errors.contains(place), "\(place): \(outcome.errors)")
    }
  }

  @Test func `Pruning and verifying read the same settings`() throws {
    try folder.write("scale: 99\n", to: "basiri.yaml")
    #expect(basiri(["prune", "--check", "--project", folder.path]).exitCode == .badInput)
  }

  @Test func `Unused references can fail a run of all scenarios only`() {
    let words = ["verify", folder.file("seeds/scenarios/a.yaml"), "--fail-on-unused"]
    let outcome = basiri(words + ["--project", folder.path])
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains("needs all scenarios"))
  }
}
