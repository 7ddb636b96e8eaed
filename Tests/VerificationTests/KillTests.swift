import FileSystem
import Glibc
import PNGCoding
import Testing

/// Whether a run that is killed leaves references as they were or as they are to be, and nothing between.
@Suite(
  .enabled(if: Project.hasFonts, "the fonts are not installed"),
  .enabled(if: Project.hasProgram, "the program is not built; 'make build' does"), .serialized)
struct KillTests {
  /// `BASIRI_KILLS=100` asks for more.
  private static let rounds = getenv("BASIRI_KILLS").flatMap { Int(String(cString: $0)) } ?? 20

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The program at work on a folder of references, all of which it is to write anew.
  private func recording(to folder: String) throws -> ChildProcess {
    try ChildProcess(
      Project.program,
      [
        "verify", Files.join(Project.root, "seeds/scenarios/circle"), "--record=all",
        "--scale", "1", "--project", Project.root, "--snapshots", scratch.file(folder), "--out",
        scratch.file("run"), "--workers", "2", "--quiet",
      ])
  }

  @Test func `A run that Ctrl-C ends leaves whole pictures and nothing else`() throws {
    let process = try recording(to: "stopped")
    usleep(150_000)
    process.interrupt()
    let code = process.wait()
    // Before the program looks out for it, a signal ends it at once; after its work it is done.
    #expect(code == nil || code == 130 || code == 0)
    let decoder = try PNGDecoder()
    for path in scratch.files(below: "stopped") {
      #expect(path.hasSuffix(".png"))
      _ = try decoder.decode(try Files.read(scratch.file(path)))
    }
  }

  @Test func `A run that is killed leaves whole pictures and loses none`() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let code = try recording(to: "fresh").wait()
    try #require(code == 0)
    let wholeRun = (clock.now - start) / .microseconds(1)
    let paths = scratch.files(below: "fresh").filter { $0.hasSuffix(".png") }
    try #require(paths.count > 1)
    let names = paths.map { String($0.dropFirst("fresh/".count)) }
    let fresh = try paths.map { try Files.read(scratch.file($0)) }

    var random = SplitMix64(seed: 9)
    for round in 0..<Self.rounds {
      // Every reference is that of another shot, so that all are to be written; or there is none yet.
      let isEmpty = round % 4 == 3
      scratch.removeAll(below: "work")
      if !isEmpty {
        for (index, name) in names.enumerated() {
          try Files.write(fresh[(index + 1) % fresh.count], to: scratch.file("work/\(name)"))
        }
      }
      let process = try recording(to: "work")
      usleep(UInt32(Double.random(in: 0...wholeRun, using: &random)))
      process.kill()
      process.wait()
      for (index, name) in names.enumerated() {
        let found = try? Files.read(scratch.file("work/\(name)"))
        let old = isEmpty ? nil : fresh[(index + 1) % fresh.count]
        #expect(found == old || found == fresh[index], "round \(round): \(name)")
      }
      let pictures = scratch.files(below: "work").filter { $0.hasSuffix(".png") }
      #expect(isEmpty || pictures.count == names.count)
    }
  }
}
