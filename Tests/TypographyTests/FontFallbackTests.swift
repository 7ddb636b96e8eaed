import Geometry
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct FontFallbackTests {
  @Test func `characters without a glyph are reported with their place`() throws {
    let missing = try Setter()("قدم 😀 و 中").missingGlyphs
    #expect(missing.map(\.scalar) == ["😀", "中"])
    // An emoji is two UTF-16 units.
    #expect(missing.map(\.offset) == [4, 9])
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `another face draws what the first has no glyph for`() throws {
    // Version 5 has no «№» and no «①», version 8 has both.
    let first = try TestFonts.regular()
    let second = try TestFonts.face(TestFonts.variableFile)
    let paragraph = try Setter(fonts: FontStack([first, second]))("ردیف № ۵ و ① است")
    #expect(paragraph.missingGlyphs.isEmpty)
    for run in paragraph.lines[0].runs {
      let offsets = run.glyphs.map(\.cluster)
      let isForeign = offsets.contains { [5, 11].contains($0) }
      #expect(run.font == (isForeign ? second.id : first.id))
      #expect(!isForeign || run.glyphs.count == 1)
    }
    #expect(paragraph.lines[0].runs.count { $0.font == second.id } == 2)
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `a letter and its mark are drawn with one face`() throws {
    // Version 5 has the x but no combining acute, version 8 has both.
    let first = try TestFonts.regular()
    let second = try TestFonts.face(TestFonts.variableFile)
    let setter = try Setter(fonts: FontStack([first, second]))
    let runs = try setter("ax\u{301}b", direction: .leftToRight).lines[0].runs
    #expect(runs.map(\.range) == [0..<1, 1..<3, 3..<4])
    #expect(runs.map(\.font) == [first.id, second.id, first.id])
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `only what no face has is reported`() throws {
    let fonts = FontStack([
      try TestFonts.regular(), try TestFonts.face(TestFonts.variableFile),
    ])
    // No face has both characters of the cluster; each is in one of them.
    let missing = try Setter(fonts: fonts)("№中\u{E000}").missingGlyphs
    #expect(missing.map(\.scalar) == ["中"])
  }
}
