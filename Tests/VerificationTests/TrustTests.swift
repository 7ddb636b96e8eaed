import FileSystem
import Imaging
import PNGCoding
import Reports
import Simulation
import Snapshots
import Testing
import Verification

/// Whether a verdict is of pixels, whatever a reference says about itself.
@Suite struct TrustTests {
  private let grey = Studio.picture()
  private let dotted = Studio.picture(dot: 131)

  /// As a forger or a careless tool does: another picture under the texts of the right one, those that
  /// older references carry included.
  @Test func `A picture under the notes of another one is judged by its pixels`() throws {
    let studio = try Studio()
    let honest = try PNGEncoder().encodeReference(grey, scale: 1, layout: "{}")
    let old = [
      PNGMetadata.Text(key: "basiri:pixels", value: "xxh64:4x3:0123456789abcdef"),
      PNGMetadata.Text(key: "basiri:display-list", value: "xxh128:0.1.0-1:2:3"),
    ]
    let texts = try PNGDecoder.header(of: honest).metadata.texts + old
    let forged = try PNGEncoder().encode(
      dotted, compression: .small, metadata: PNGMetadata(scale: 1, texts: texts))
    try Files.write(forged, to: studio.store.file(of: Studio.path))
    #expect(try studio.verify(grey).status == .different)
    #expect(try studio.verify(dotted).status == .passed)
  }

  @Test func `A damaged reference is unreadable`() throws {
    let studio = try Studio()
    var file = try PNGEncoder().encodeReference(grey, scale: 1)
    let pixels = try #require(PNGDecoder.imageData(of: file))
    file[pixels.startIndex + pixels.count / 2] ^= 1
    try Files.write(file, to: studio.store.file(of: Studio.path))
    #expect(try studio.verify(grey).status == .unreadable)
  }

  /// The reference of a scene keeps all its notes and gets one other pixel: what a rasterizer that draws
  /// the same display list otherwise would find.
  @Test(.enabled(if: Project.hasFonts, "the fonts are not installed"))
  func `The same layout with one other pixel differs`() throws {
    var studio = try Studio()
    studio.settings.recordMode = .all
    let scene = try Scene.all()[0]
    let shot = Studio.shot(scale: scene.settings.scale)
    let first = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    #expect(first.status == .recorded)
    var reference = try PNGDecoder().decode(try #require(studio.reference()))
    let texts = reference.metadata.texts
    reference = DecodedImage(
      width: reference.width, height: reference.height,
      pixels: [reference.pixels[0] ^ 1] + reference.pixels.dropFirst(),
      isOpaque: reference.isOpaque, metadata: reference.metadata)
    let changed = try PNGEncoder().encode(
      reference.bitmap, compression: .small,
      metadata: PNGMetadata(scale: scene.settings.scale, texts: texts))
    try Files.write(changed, to: studio.store.file(of: shot.path))
    studio.settings.recordMode = .never
    let second = try studio.verifier().verify(shot, showing: scene.node, scene.settings)
    #expect(second.status == .different)
    #expect(second.differingPixels == 1)
  }
}
