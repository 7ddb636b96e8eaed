import Drawing
import FoundationEssentials
import Geometry
import Imaging
import Rasterization
import Testing
import Typography

/// The first font file that a set-up has installed.
private func installedFace() -> FontFace? {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  for folder in [root.appending(path: "Fonts"), root.appending(path: "../shared/fonts")] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".ttf") {
      let path = folder.appending(path: name).path
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      return try? FontFace(contents: [UInt8](data), path: path, weight: 400)
    }
  }
  return nil
}

@Suite(.enabled(if: installedFace() != nil, "no font file is installed in Fonts/"))
struct GlyphTests {
  private func picture(
    _ face: FontFace, _ glyph: GlyphID, at origin: Point, size: Double = 60,
    transform: AffineTransform = .identity, rasterizer: Rasterizer? = nil
  ) -> Bitmap {
    let run = GlyphRun(
      font: face.id, size: size, glyphs: [GlyphRun.Glyph(id: glyph, origin: origin)])
    let list = DisplayList(
      widthInPixels: 160, heightInPixels: 160,
      commands: [.pushLayer(Layer(transform: transform)), .glyphs(run, .black), .pop])
    return (rasterizer ?? Rasterizer(faces: [face])).rasterize(list)
  }

  @Test(arguments: ["I", "س", "۵", "%"])
  func `a glyph is its unhinted outline, filled`(character: Unicode.Scalar) throws {
    let face = try #require(installedFace())
    let glyph = try #require(face.glyph(for: character))
    let scale = 60 / Double(face.unitsPerEm)
    let placed = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 40.25, ty: 90)
    let expected = Rasterizer(faces: []).rasterize(
      DisplayList(
        widthInPixels: 160, heightInPixels: 160,
        commands: [.fill(.path(face.outline(of: glyph).applying(placed)), .black)]))
    let drawn = picture(face, glyph, at: Point(x: 40.25, y: 90))
    #expect(drawn.inkArea > 1)
    // Points are rounded to 1/64 pixel once more: at most a few 256ths a pixel.
    for (row, other) in zip(drawn.alphaRows, expected.alphaRows) {
      #expect(zip(row, other).allSatisfy { abs($0 - $1) <= 6 })
    }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75])
  func `a glyph looks the same a whole number of pixels further, at every phase`(
    phase: Double
  ) throws {
    let face = try #require(installedFace())
    let glyph = try #require(face.glyph(for: "5"))
    let rasterizer = Rasterizer(faces: [face])
    let first = picture(
      face, glyph, at: Point(x: 20 + phase, y: 80), rasterizer: rasterizer
    ).alphaRows
    let second = picture(
      face, glyph, at: Point(x: 27 + phase, y: 83), rasterizer: rasterizer
    ).alphaRows
    for y in 0..<150 { #expect(Array(first[y][0..<150]) == Array(second[y + 3][7..<157])) }
  }

  @Test func `phases differ, and the ink stays the same amount`() throws {
    let face = try #require(installedFace())
    let glyph = try #require(face.glyph(for: "5"))
    let pictures = [0, 0.25, 0.5, 0.75].map { picture(face, glyph, at: Point(x: 20 + $0, y: 80)) }
    #expect(Set(pictures).count == 4)
    #expect(pictures.allSatisfy { abs($0.inkArea - pictures[0].inkArea) < 2 })
  }

  @Test func `an even scale of a group is a larger size`() throws {
    let face = try #require(installedFace())
    let glyph = try #require(face.glyph(for: "5"))
    let scaled = picture(
      face, glyph, at: Point(x: 10, y: 40), size: 30, transform: .scale(x: 2, y: 2))
    #expect(scaled == picture(face, glyph, at: Point(x: 20, y: 80), size: 60))
  }

  @Test func `a turned glyph has the ink of an upright one`() throws {
    let face = try #require(installedFace())
    let glyph = try #require(face.glyph(for: "5"))
    let turn = AffineTransform.rotation(radians: 0.7).concatenating(.translation(x: 60, y: 0))
    let upright = picture(face, glyph, at: Point(x: 30, y: 70))
    let turned = picture(face, glyph, at: Point(x: 30, y: 70), transform: turn)
    #expect(abs(turned.inkArea - upright.inkArea) < 3)
  }
}
