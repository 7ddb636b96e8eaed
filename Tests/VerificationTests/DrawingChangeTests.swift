import PNGCoding
import Reports
import Snapshots
import Testing
import Verification

@Suite struct DrawingChangeTests {
  private let now = ReferenceNotes(
    renderer: "basiri 0.1.0", libraries: ["FreeType 2.13.3", "HarfBuzz 10.2.0"],
    fonts: ["Estedad 400 sha256:3c69bef1aa", "Estedad 700 sha256:00112233aa"])

  @Test func `What draws as before is not named`() {
    #expect(DrawingChange(from: now, to: now).lines.isEmpty)
  }

  @Test func `Program, libraries and fonts that changed are named with both versions`() {
    let before = ReferenceNotes(
      renderer: "basiri 0.0.9", libraries: ["FreeType 2.13.2", "HarfBuzz 10.2.0"],
      fonts: ["Estedad 400 sha256:deadbeef00", "Estedad 700 sha256:00112233aa"])
    #expect(
      DrawingChange(from: before, to: now).lines == [
        "the reference was drawn by basiri 0.0.9, this picture by basiri 0.1.0",
        "the reference was drawn with FreeType 2.13.2, this picture with 2.13.3",
        "the font Estedad 400 changed from deadbeef to 3c69bef1",
      ])
  }

  @Test func `A reference that says nothing of itself is no reason`() {
    #expect(DrawingChange(from: ReferenceNotes(), to: now).lines.isEmpty)
  }

  @Test func `The first reason of a failure is who drew its reference`() throws {
    let studio = try Studio()
    let old = [PNGMetadata.Text(key: "Software", value: "basiri 0.0.9")]
    let file = try PNGEncoder().encodeReference(Studio.picture(), scale: 1, texts: old)
    try studio.store.write(file, to: Studio.path)
    let verifier = try PictureVerifier(
      studio.settings, texts: [PNGMetadata.Text(key: "Software", value: "basiri 0.1.0")])
    let result = verifier.verify(Studio.shot(), showing: Studio.picture(dot: 131))
    #expect(
      result.details.first
        == "the reference was drawn by basiri 0.0.9, this picture by basiri 0.1.0")
  }
}
