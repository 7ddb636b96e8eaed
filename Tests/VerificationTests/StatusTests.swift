import Diagnostics
import FileSystem
import Imaging
import PNGCoding
import Reports
import Simulation
import Snapshots
import Testing
import Verification

@Suite struct StatusTests {
  private let studio: Studio
  private let grey = Studio.picture()
  private let dotted = Studio.picture(dot: 131)

  init() throws { studio = try Studio() }

  @Test func `An equal picture passes and says what was used and allowed`() throws {
    try studio.put(grey)
    let result = try studio.verify(grey)
    #expect(result.status == .passed)
    #expect(result.allowances == [Allowance(name: .maxDiffPixels, used: 0, allowed: 0)])
    #expect(result.images == ShotResult.Images())
  }

  @Test func `A picture with another pixel is different and leaves three pictures`() throws {
    try studio.put(grey)
    let result = try studio.verify(dotted)
    #expect(result.status == .different)
    #expect(result.differingPixels == 1)
    #expect(result.maxChannelDelta == 3)
    #expect(result.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    let decoder = try PNGDecoder()
    let pictures = try [result.images.expected, result.images.actual, result.images.diff].map {
      try decoder.decode(try Files.read(Files.join(studio.settings.output, try #require($0))))
        .bitmap
    }
    #expect(pictures[0] == grey)
    #expect(pictures[1] == dotted)
    #expect(pictures[2].width == 4 * 3 + DiffImage.gap * 2)
  }

  @Test func `A difference within a tolerance passes and says how much of it was used`() throws {
    try studio.put(grey)
    let shot = Studio.shot(tolerances: Tolerances(channelTolerance: 3))
    let result = try studio.verify(dotted, shot)
    #expect(result.status == .passed)
    #expect(
      result.allowances == [
        Allowance(name: .channelTolerance, used: 3, allowed: 3),
        Allowance(name: .maxDiffPixels, used: 0, allowed: 0),
      ])
  }

  @Test func `A picture without a reference is missing`() throws {
    let result = try studio.verify(grey)
    #expect(result.status == .missing)
    #expect(result.images.actual != nil)
    #expect(result.images.expected == nil)
  }

  @Test func `A picture of another size is told apart and gets a diff picture`() throws {
    try studio.put(Studio.picture(5, 3))
    let result = try studio.verify(grey)
    #expect(result.status == .sizeMismatch)
    #expect(result.summary == "expected 5×3 pixels, found 4×3")
    #expect(result.images.diff != nil)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", "LFS"),
    ("<<<<<<< HEAD\n", "merge-conflict"), ("hello", "not a PNG"),
  ])
  func `A reference that is no picture is unreadable and says why`(
    text: String, reason: String
  ) throws {
    try Files.write(Array(text.utf8), to: studio.store.file(of: Studio.path))
    let result = try studio.verify(grey)
    #expect(result.status == .unreadable)
    #expect(result.summary.contains(reason), "\(result.summary)")
  }

  @Test func `A reference that breaks off is unreadable`() throws {
    try studio.put(grey)
    let whole = try #require(studio.reference())
    try Files.write(Array(whole.prefix(whole.count - 20)), to: studio.store.file(of: Studio.path))
    #expect(try studio.verify(grey).status == .unreadable)
  }

  @Test(
    .enabled(if: Project.hasFonts, "the fonts are not installed"),
    arguments: [
      (ScenarioFailure.Kind.assertion, ShotResult.Status.assertionFailed), (.badInput, .broken),
    ])
  func `A shot that its scenario does not come to says why`(
    kind: ScenarioFailure.Kind, status: ShotResult.Status
  ) throws {
    let failure = ScenarioFailure(
      kind, Diagnostic(.error, "no element 'x'", hint: "did you mean 'y'?"))
    let entry = VerificationPlan.Entry(shot: Studio.shot(), subject: .stopped(failure))
    let result = try studio.verifier().verify(entry)
    #expect(result.status == status)
    #expect(result.summary == "no element 'x'; did you mean 'y'?")
  }

  @Test func `A run folder that cannot be written breaks the shot and does not end the run`() throws
  {
    try studio.put(grey)
    try Files.write([1], to: studio.settings.output)
    let verifier = try studio.pictures()
    #expect(verifier.verify(Studio.shot(), showing: dotted).status == .broken)
  }

  @Test func `Pictures of an earlier run go when the shot passes`() throws {
    try studio.put(grey)
    _ = try studio.verify(dotted)
    #expect(studio.scratch.files(below: "run").count == 3)
    _ = try studio.verify(grey)
    #expect(studio.scratch.files(below: "run").isEmpty)
  }

  @Test func `A mask hides a difference`() throws {
    try studio.put(grey)
    let result = try studio.pictures().verify(
      Studio.shot(), showing: dotted, masks: [PixelRect(x: 1, y: 1, width: 1, height: 1)])
    #expect(result.status == .passed)
  }

  @Test func `Masked pixels are counted, each once`() throws {
    try studio.put(grey)
    let result = try studio.pictures().verify(
      Studio.shot(), showing: dotted,
      masks: [
        PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 1, y: 1, width: 9, height: 1),
      ])
    // Four of the first, and of the second row's four those two that the first leaves.
    #expect(result.maskedPixels == 6)
  }

  @Test func `A mask over the whole picture is an error`() throws {
    try studio.put(grey)
    let result = try studio.pictures().verify(
      Studio.shot(), showing: dotted, masks: [PixelRect(x: 0, y: 0, width: 4, height: 3)])
    #expect(result.status == .broken)
    #expect(result.summary == "the masks cover all 12 pixels: nothing is compared")
  }

  @Test func `A new run leaves nothing of an earlier one, and nothing that is not its own`() throws
  {
    try studio.put(grey)
    let folder = RunFolder(path: studio.settings.output)
    _ = try folder.publish(
      RunResult(shots: [try studio.verify(dotted)]), as: [.html, .junit, .regJSON])
    try Files.write([1], to: Files.join(folder.path, "actual/mine.txt"))
    try folder.clear()
    #expect(studio.scratch.files(below: "run") == ["run/actual/mine.txt"])
  }

  @Test func `A mask beside the picture is an error`() throws {
    try studio.put(grey)
    let result = try studio.pictures().verify(
      Studio.shot(), showing: grey, masks: [PixelRect(x: 4, y: 0, width: 9, height: 9)])
    #expect(result.status == .broken)
    #expect(result.summary.contains("matches nothing"))
  }
}
