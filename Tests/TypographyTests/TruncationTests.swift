import Geometry
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct TruncationTests {
  private static let texts = [
    "کتابخانه‌ی بزرگ شهر در پارک ملت است و امروز باز می‌ماند.",
    "نسخه Beta 2.0 از Persian Reader با پشتیبانی Dark Mode منتشر شد.",
    "باتری ۸۰٪ شارژ دارد (تا ۱۲:۳۰) و بعد «خاموش» می‌شود.",
    "بببببببببببببببببببببببب", "لالالالالالالالالالالا", "Donaudampfschifffahrtsgesellschaft",
    "سطر نخست\nسطر دوم که کمی بلندتر است و شاید بشکند\n\nسطر چهارم",
  ]

  /// The ellipsis is 1719 units of 2048 wide.
  private static let ellipsisWidth = (1719.0 / 2048 * 51 * 64).rounded(.up) / 64

  @Test func `a text that fits is left alone`() throws {
    let setter = try Setter()
    let text = "یک دو سه"
    let one = try setter(text, width: try setter.width(text), lines: 1)
    #expect(!one.isTruncated)
    #expect(one.glyphs.map(\.id) == (try setter(text).glyphs.map(\.id)))
    #expect(try !setter(text, width: try setter.width("یک دو"), lines: 2).isTruncated)
  }

  @Test func `the ellipsis stands at the left end of a right-to-left line`() throws {
    let face = try TestFonts.regular()
    let setter = try Setter(fonts: FontStack([face]))
    let line = try setter("قدم امروز را انتخاب کن", width: 300, lines: 1).lines[0]
    #expect(line.runs.first?.glyphs.first?.id == face.glyph(for: "…"))
    let last = try #require(line.clusters.last)
    #expect(last.range == line.range.upperBound..<line.range.upperBound)
    #expect(last.left == line.left)
  }

  @Test
  func `it stands at the left of a line that ends in Latin, and at the right of an English one`()
    throws
  {
    let face = try TestFonts.regular()
    let setter = try Setter(fonts: FontStack([face]))
    let mixed = try setter("نسخه Persian Reader", width: 330, lines: 1).lines[0]
    #expect(mixed.runs.first?.glyphs.first?.id == face.glyph(for: "…"))
    let english = try setter(
      "Persian Reader", width: 250, direction: .leftToRight, lines: 1
    ).lines[0]
    #expect(english.runs.last?.glyphs.last?.id == face.glyph(for: "…"))
  }

  @Test(arguments: texts, [1, 2])
  func `a cut line is no wider than its room, at any width`(text: String, lines: Int) throws {
    let setter = try Setter()
    for width in stride(from: Self.ellipsisWidth, to: 700, by: 3.7) {
      let paragraph = try setter(text, width: width, lines: lines)
      #expect(paragraph.lines.count <= lines)
      #expect(paragraph.lines.allSatisfy { $0.width <= width + 1e-6 }, "\(width)")
      #expect(paragraph.isTruncated == (try setter(text, width: width).lines.count > lines))
    }
  }

  @Test(arguments: texts, [1, 2])
  func `a paragraph stays as it is in a room of exactly its own width`(
    text: String, lines: Int
  ) throws {
    let setter = try Setter()
    // Without a limit, a line cut inside of a ligature may be narrower than its letters' shares.
    if text.hasPrefix("لا"), lines > 1 { return }
    for width in stride(from: Self.ellipsisWidth, to: 700, by: 7.3) {
      let wide = try setter(text, width: width, lines: lines)
      let exact = try setter(text, width: wide.width, lines: lines)
      #expect(exact.lines.map(\.range) == wide.lines.map(\.range), "\(width)")
    }
  }

  @Test func `no joined letters are cut where there is another place`() throws {
    let setter = try Setter()
    let text = Self.texts[0]
    let units = Array(text.utf16)
    let neverJoinForwards = Set("اآدذرزژو".utf16)
    for width in stride(from: 200.0, to: 900, by: 11) {
      let line = try setter(text, width: width, lines: 1).lines[0]
      let end = line.range.upperBound
      let isBetweenWords = [units[end - 1], units[end]].contains { unit in
        !(0x620...0x6D3).contains(unit)
      }
      #expect(isBetweenWords || neverJoinForwards.contains(units[end - 1]), "\(width)")
    }
  }

  @Test func `a word of joined letters is cut all the same`() throws {
    let paragraph = try Setter()("ببببببببببببببب", width: 200, lines: 1)
    #expect(paragraph.isTruncated)
    #expect(paragraph.lines[0].range.count > 1)
  }

  @Test func `without any room the ellipsis stands alone`() throws {
    let setter = try Setter()
    for lines in [1, 2] {
      let paragraph = try setter("قدم امروز", width: 0, lines: lines)
      #expect(paragraph.lines.count == lines)
      #expect(paragraph.isTruncated)
      #expect(paragraph.lines.last?.range.isEmpty == true)
      #expect(paragraph.lines.last?.width == Self.ellipsisWidth)
    }
  }

  @Test func `the second line is cut, the first is not`() throws {
    let setter = try Setter()
    let text = "یک دو سه چهار پنج شش هفت"
    let free = try setter(text, width: 200)
    let limited = try setter(text, width: 200, lines: 2)
    #expect(limited.lines.count == 2)
    #expect(limited.lines[0] == free.lines[0])
    #expect(limited.lines[1].range.lowerBound == free.lines[1].range.lowerBound)
    #expect(limited.height == 2 * 89.25)
  }

  @Test func `a text of several lines is cut at the end of the last one that is shown`() throws {
    let setter = try Setter()
    let paragraph = try setter("یک\nدو", lines: 1)
    #expect(paragraph.isTruncated)
    #expect(paragraph.lines.map(\.range) == [0..<2])
    #expect(paragraph.width == (try setter.width("یک…")))
  }
}
