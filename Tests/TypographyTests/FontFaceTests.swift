import FileSystem
import FontLoading
import Geometry
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct FontFaceTests {
  @Test func `a face knows the figures of its file`() throws {
    let face = try TestFonts.face(TestFonts.regularFile, weight: 900)
    #expect(face.family == "Estedad")
    #expect([face.unitsPerEm, face.ascent, face.descent] == [2048, 2400, 1200])
    #expect(face.id.weight == 400, "a static file keeps its own weight")
    #expect(face.id.digest.count == 64)
  }

  /// Widths and bounds of the instances, per mille of an em, read with another font library.
  @Test(
    .enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"),
    arguments: [
      (100, 249.0, 110.0, 139.0), (400, 254, 90, 164), (800, 262, 56, 207), (900, 265, 45, 220),
    ])
  func `a variable file is drawn at the weight that is asked for`(
    weight: Int, advance: Double, left: Double, right: Double
  ) throws {
    let face = try TestFonts.face(TestFonts.variableFile, weight: weight)
    #expect(face.id.weight == weight)
    let bounds = face.outline(of: try #require(face.glyph(for: "ا"))).controlBounds
    #expect(abs(bounds.minX - left) <= 1)
    #expect(abs(bounds.maxX - right) <= 1)
    let width = try Setter(size: 1000, fonts: FontStack([face])).width("ا")
    #expect(abs(width - advance) <= 1)
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `a weight beyond the axis is clamped to it`() throws {
    let face = try TestFonts.face(TestFonts.variableFile, weight: 1000)
    #expect(face.id.weight == 900)
    let heaviest = try TestFonts.face(TestFonts.variableFile, weight: 900)
    let glyph = try #require(face.glyph(for: "ا"))
    #expect(face.outline(of: glyph) == heaviest.outline(of: glyph))
  }

  @Test func `a truncated file is an error`() throws {
    let whole = try Files.read(TestFonts.regularFile)
    for percent in [0, 1, 5, 10, 25, 50, 75, 90, 99] {
      let part = Array(whole[..<(whole.count * percent / 100)])
      #expect(throws: FontError.self, "\(percent) %") {
        try FontFace(contents: part, path: "part.ttf", weight: 400)
      }
    }
  }

  @Test func `a file with damage anywhere is an error or a face, and never a crash`() throws {
    let whole = try Files.read(TestFonts.regularFile)
    for step in 0..<60 {
      var damaged = whole
      let start = step < 30 ? step * 12 : whole.count * step / 60
      for offset in start..<min(start + 40, whole.count) { damaged[offset] = 0xFF }
      guard let face = try? FontFace(contents: damaged, path: "damaged.ttf", weight: 400) else {
        continue
      }
      _ = try Setter(fonts: FontStack([face]))("سلام لا ۱۲ abc")
    }
  }
}

@Suite struct BrokenFontTests {
  @Test(arguments: [
    [], [0x00, 0x01, 0x00, 0x00], Array("this is no font".utf8),
    [UInt8](repeating: 0xFF, count: 5000),
    Array("OTTO".utf8) + [UInt8](repeating: 0, count: 3000),
  ])
  func `bytes that are no font are an error that names the file`(contents: [UInt8]) {
    #expect {
      try FontFace(contents: contents, path: "Fonts/x.ttf", weight: 400)
    } throws: { error in
      guard case .unreadable(let path, let reason)? = error as? FontError else { return false }
      return path == "Fonts/x.ttf" && !reason.isEmpty
    }
  }
}
