import FileSystem
import Imaging
import PNGCoding
import Reports
import Snapshots
import Testing
import Verification

@Suite struct RecordingTests {
  private let grey = Studio.picture()
  private let dotted = Studio.picture(dot: 131)

  /// What lies in the folder of references before a run.
  enum Before: String, Sendable, CaseIterable {
    case nothing, equal, forgiven, different
  }

  struct Case: Sendable {
    var mode: RecordMode
    var before: Before
    var status: ShotResult.Status
    var isWritten: Bool

    init(_ mode: RecordMode, _ before: Before, _ status: ShotResult.Status, _ isWritten: Bool) {
      (self.mode, self.before, self.status, self.isWritten) = (mode, before, status, isWritten)
    }
  }

  /// The status that a mode gives, and whether the reference is written anew.
  static let table = [
    Case(.all, .nothing, .recorded, true), Case(.all, .equal, .passed, false),
    Case(.all, .forgiven, .recorded, true), Case(.all, .different, .recorded, true),
    Case(.failed, .nothing, .recorded, true), Case(.failed, .equal, .passed, false),
    Case(.failed, .forgiven, .passed, false), Case(.failed, .different, .recorded, true),
    Case(.missing, .nothing, .missing, true), Case(.missing, .equal, .passed, false),
    Case(.missing, .forgiven, .passed, false), Case(.missing, .different, .different, false),
    Case(.never, .nothing, .missing, false), Case(.never, .equal, .passed, false),
    Case(.never, .forgiven, .passed, false), Case(.never, .different, .different, false),
  ]

  @Test(arguments: table)
  func `A mode writes what it should, and only that`(_ row: Case) throws {
    var studio = try Studio()
    studio.settings.recordMode = row.mode
    switch row.before {
    case .nothing: break
    case .equal: try studio.put(dotted)
    case .forgiven, .different: try studio.put(grey)
    }
    let old = studio.reference()
    let tolerances = row.before == .forgiven ? Tolerances(channelTolerance: 3) : .exact
    let result = try studio.verify(dotted, Studio.shot(tolerances: tolerances))
    #expect(result.status == row.status)
    #expect((studio.reference() != old) == row.isWritten)
    if row.isWritten {
      let written = try PNGDecoder().decode(try #require(studio.reference()))
      #expect(written.bitmap == dotted)
      #expect(try studio.verify(dotted).status == .passed)
    }
  }

  @Test func `An equal reference of another tool is kept byte for byte`() throws {
    var studio = try Studio()
    studio.settings.recordMode = .all
    let foreign = try PNGEncoder().encode(grey, compression: .fast)
    try Files.write(foreign, to: studio.store.file(of: Studio.path))
    #expect(try studio.verify(grey).status == .passed)
    #expect(studio.reference() == foreign)
  }

  @Test func `What is recorded does not depend on the run`() throws {
    var files: [[UInt8]?] = []
    for _ in 0..<2 {
      var studio = try Studio()
      studio.settings.recordMode = .all
      _ = try studio.verify(dotted)
      files.append(studio.reference())
    }
    #expect(files[0] != nil)
    #expect(files[0] == files[1])
  }

  @Test func `Approval takes the pictures that match, and then they pass`() throws {
    let studio = try Studio()
    try studio.put(grey, at: "صبح/ب.png")
    let shots = ["صبح/الف.png", "صبح/ب.png"].map { Studio.shot($0) }
    let verifier = try studio.pictures()
    let folder = RunFolder(path: studio.settings.output)
    let run = RunResult(shots: shots.map { verifier.verify($0, showing: dotted) })
    #expect(run.shots.map(\.status) == [.missing, .different])
    _ = try folder.publish(run, as: [])
    let approval = Approval(folder: folder, store: studio.store)
    #expect(try approval.approve(PathPattern("*/ب*")) == ["صبح/ب.png"])
    #expect(shots.map { verifier.verify($0, showing: dotted).status } == [.missing, .passed])
  }

  @Test func `Approval with a pattern that matches nothing is an error`() throws {
    let studio = try Studio()
    let folder = RunFolder(path: studio.settings.output)
    _ = try folder.publish(RunResult(shots: [try studio.verify(grey)]), as: [])
    #expect(throws: (any Error).self) {
      try Approval(folder: folder, store: studio.store).approve(PathPattern("*/ج*"))
    }
  }

  @Test func `Approval never follows results out of the folder`() throws {
    let studio = try Studio()
    var shot = try studio.verify(grey)
    shot.path = "../../elsewhere.png"
    let folder = RunFolder(path: studio.settings.output)
    _ = try folder.publish(RunResult(shots: [shot]), as: [])
    #expect(throws: (any Error).self) {
      try Approval(folder: folder, store: studio.store).approve(nil)
    }
  }
}
