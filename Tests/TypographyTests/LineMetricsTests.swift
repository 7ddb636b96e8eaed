import Geometry
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct LineMetricsTests {
  /// Measured in a browser at three device pixels a point.
  @Test(arguments: [
    (13.0, 1.75, 45.0), (15, 1.75, 51), (17, 1.75, 59), (34, 1.75, 119), (34, 1.3, 96),
  ])
  func `the first baseline stands where a browser puts it`(
    size: Double, lineHeight: Double, baseline: Double
  ) throws {
    let setter = try Setter(size: size * 3, lineHeight: lineHeight)
    #expect(try setter("قدم").lines.map(\.baseline) == [baseline])
  }

  @Test func `baselines are whole pixels though the line height is not`() throws {
    // 17 × 3 × 1.75 = 89.25; ascent 60, descent 30, leading ⌊-0.75 / 2⌋ = -1.
    let paragraph = try Setter()("یک\nدو\nسه\nچهار\nپنج")
    #expect(paragraph.lines.map(\.top) == [0, 89.25, 178.5, 267.75, 357])
    #expect(paragraph.lines.map(\.baseline) == [59, 148, 238, 327, 416])
    #expect(paragraph.height == 446.25)
  }

  @Test func `the line height is cut to a 64th of a pixel`() throws {
    // 10 × 1.33 = 13.3 = 851.2 / 64.
    #expect(try Setter(size: 10, lineHeight: 1.33)("ا").height == 851.0 / 64)
  }

  @Test func `a descent that rounding would cut takes a pixel from the ascent`() throws {
    // Descent 1200 / 2048 × 16 = 9.375 would round to 9, so it is 10, and the ascent
    // 2400 / 2048 × 16 = 18.75 is 19 - 1 = 18. Line height 32: leading ⌊(32 - 28) / 2⌋ = 2.
    #expect(try Setter(size: 16, lineHeight: 2)("ا").lines[0].baseline == 20)
  }

  @Test func `a line's width is its runs' widths, each rounded up to a 64th`() throws {
    let setter = try Setter()
    // The digit zero: 906 / 2048 × 51 = 22.5615 = 1443.9 / 64.
    #expect(try setter.width("۰") == 1444.0 / 64)
    // H after it is a run of its own: 1424 / 2048 × 51 = 35.4609 = 2269.5 / 64.
    #expect(try setter.width("H") == 2270.0 / 64)
    let digitAndLetter = try setter("۰H")
    #expect(digitAndLetter.lines[0].runs.count == 2)
    #expect(digitAndLetter.width == (1444.0 + 2270) / 64)
  }

  @Test(arguments: [TextAlignment.start, .center, .end, .left, .right])
  func `lines touch the edge that they are aligned to`(alignment: TextAlignment) throws {
    let setter = try Setter()
    for (direction, startsRight) in [(BaseDirection.rightToLeft, true), (.leftToRight, false)] {
      let line = try setter("قدم", width: 500, direction: direction, alignment: alignment).lines[0]
      switch alignment {
      case .left: #expect(line.left == 0)
      case .right: #expect(line.left + line.width == 500)
      case .center: #expect(abs(line.left * 2 + line.width - 500) <= 1.0 / 32)
      case .start: #expect(startsRight ? line.left + line.width == 500 : line.left == 0)
      case .end: #expect(startsRight ? line.left == 0 : line.left + line.width == 500)
      }
    }
  }

  @Test func `glyphs stand on quarters of a pixel across and on the baseline`() throws {
    let setter = try Setter(size: 13.7)
    for text in ["برنامه‌ی امروز: ۳ قدم", "نسخه Beta 2.0 از Persian Reader", "تَشَکُّر"] {
      let paragraph = try setter(text, width: 61.3, alignment: .center)
      #expect(paragraph.glyphs.allSatisfy { ($0.x * 4).rounded() == $0.x * 4 })
      #expect(paragraph.glyphs.allSatisfy { $0.y.rounded() == $0.y })
    }
    let letters = try setter("برنامه")
    #expect(letters.glyphs.allSatisfy { $0.y == letters.lines[0].baseline })
  }
}
