import FileSystem
import Imaging
import PNGCoding
import Reports
import Simulation
import Snapshots
import Testing
import Verification

@Suite(.enabled(if: Project.hasFonts, "the fonts are not installed"))
struct DigestShortcutTests {
  private let grey = Studio.picture()
  private let dotted = Studio.picture(dot: 131)

  @Test(arguments: [true, false])
  func `Equal pictures pass and others fail, with and without digests`(trusts: Bool) throws {
    var studio = try Studio()
    studio.settings.trustsDigests = trusts
    try studio.put(grey)
    #expect(try studio.verify(grey).status == .passed)
    #expect(try studio.verify(dotted).status == .different)
  }

  /// As many tools do: pixels changed, texts kept.
  @Test func `Notes that were written with other pixels are not believed`() throws {
    let studio = try Studio()
    let honest = try PNGEncoder().encodeReference(grey, scale: 1)
    let texts = try PNGDecoder.header(of: honest).metadata.texts
    let forged = try PNGEncoder().encode(
      dotted, compression: .small, metadata: PNGMetadata(scale: 1, texts: texts))
    try Files.write(forged, to: studio.store.file(of: Studio.path))
    #expect(ReferenceNotes(trusted: honest) != nil)
    #expect(ReferenceNotes(trusted: forged) == nil)
    #expect(try studio.verify(grey).status == .different)
    #expect(try studio.verify(dotted).status == .passed)
  }

  @Test func `A damaged reference is not believed because of its digest`() throws {
    let studio = try Studio()
    var file = try PNGEncoder().encodeReference(grey, scale: 1)
    let pixels = try #require(PNGDecoder.imageData(of: file))
    file[pixels.startIndex + pixels.count / 2] ^= 1
    try Files.write(file, to: studio.store.file(of: Studio.path))
    #expect(try studio.verify(grey).status == .unreadable)
  }

  @Test func `An equal list needs no raster: its reference is believed without a look`() throws {
    var studio = try Studio()
    studio.settings.recordMode = .all
    let scene = try Scene.all()[0]
    let shot = Studio.shot(scale: scene.settings.scale)
    #expect(
      try studio.verifier().verify(shot, showing: scene.node, scene.settings).status == .recorded)
    let notes = try #require(studio.store.notes(shot.path))
    let list = try #require(notes.displayListDigest)

    // A reference that says it was drawn from this list, and shows something else.
    let liar = try PNGEncoder().encodeReference(dotted, scale: 1, displayListDigest: list)
    try Files.write(liar, to: studio.store.file(of: shot.path))
    studio.settings.recordMode = .never
    let believed = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    #expect(believed.status == .passed)
    studio.settings.trustsDigests = false
    let compared = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    #expect(compared.status == .sizeMismatch)
  }

  @Test func `Another version of the renderer is not believed to draw the same`() throws {
    var studio = try Studio()
    studio.settings.recordMode = .all
    let scene = try Scene.all()[0]
    let shot = Studio.shot(scale: scene.settings.scale)
    _ = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    let list = studio.store.notes(shot.path)?.displayListDigest
    try Files.remove(studio.store.file(of: shot.path))
    studio.settings.version = "later"
    _ = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    #expect(studio.store.notes(shot.path)?.displayListDigest != list)
  }
}
