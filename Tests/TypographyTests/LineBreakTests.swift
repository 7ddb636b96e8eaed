import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct LineBreakTests {
  /// Whether a line that has room for exactly `left` ends there. An earlier place to break is put
  /// before it, so that it is never a cut inside of a word.
  private func breaks(_ left: String, _ right: String) throws -> Bool {
    let setter = try Setter()
    let start = "آب "
    let first = try setter.lines(
      start + left + right, width: try setter.width(start + left) + 0.5)[0]
    #expect(first == start || first == start + left)
    return first == start + left
  }

  @Test(arguments: [
    ("سلام ", "دنیا"), ("( ", "یک"), ("یک ", "!"), ("یک   ", ")"), ("a-", "12"), ("7-", "12"),
    ("کاربر-", "محور"), ("سیب|", "پرتقال"), ("و/", "یا"), ("Wi-", "Fi"), ("۱۲ ", "روز"),
    ("یک–", "دو"),
  ])
  func `a line may end after`(left: String, right: String) throws {
    #expect(try breaks(left, right))
  }

  @Test(arguments: [
    ("A/", "B"), ("a|", "b"), ("x!", "y"), ("x}", "y"), ("C+", "+"), ("ب-", "12"), ("A-", "۱۲"),
    ("یک", "!"), ("(", "یک"), ("یک", "»"), ("«", "یک"), ("کیلو\u{A0}", "متر"),
    ("می\u{200C}", "شود"),
    ("۱۴۰۵/", "۰۹"), ("۸۶", "٪"), ("۹:", "۴۱"), ("سلا", "م"),
  ])
  func `a line may not end after`(left: String, right: String) throws {
    #expect(try !breaks(left, right))
  }

  @Test func `a line holds as much as fits, and spaces hang at its end`() throws {
    let setter = try Setter()
    let text = "یک   دو سه"
    let exact = try setter.width("یک   دو")
    #expect(try setter.lines(text, width: exact) == ["یک   دو ", "سه"])
    #expect(try setter.lines(text, width: exact - 0.1) == ["یک   ", "دو سه"])
    #expect(try setter(text, width: exact).width == exact)
  }

  @Test func `a word that is too long is cut between graphemes`() throws {
    let setter = try Setter()
    let text = "بسیاربسیارطولانی"
    let paragraph = try setter(text, width: 120)
    #expect(paragraph.lines.count > 1)
    #expect(paragraph.lines.allSatisfy { $0.width <= 120 })
    #expect(paragraph.lines.map { text[utf16: $0.range] }.joined() == text)
  }

  @Test func `a cut leaves marks and joiners with their letter`() throws {
    let setter = try Setter()
    #expect(try setter.lines("قُرآنِ", width: 0) == ["قُ", "ر", "آ", "نِ"])
    #expect(try setter.lines("می\u{200C}ر", width: 0) == ["م", "ی\u{200C}", "ر"])
    #expect(try setter.lines("e\u{301}f", width: 0) == ["e\u{301}", "f"])
  }

  @Test func `letters keep their joined forms at a cut`() throws {
    let setter = try Setter()
    let whole = try setter("ببب")
    let cut = try setter("ببب", width: 0)
    #expect(cut.lines.count == 3)
    #expect(
      cut.lines.reversed().flatMap(\.runs).flatMap(\.glyphs).map(\.id) == whole.glyphs.map(\.id))
  }

  @Test func `without any room every grapheme has a line, and a space hangs on the one before`()
    throws
  {
    #expect(try Setter().lines("اب د", width: 0) == ["ا", "ب ", "د"])
  }

  @Test func `a paragraph that does not wrap breaks only at line feeds`() throws {
    let setter = try Setter()
    let paragraph = try setter.typesetter.layOut(
      "یک دو سه\nچهار", style: setter.style,
      constraints: ParagraphConstraints(width: 10, wraps: false))
    #expect(paragraph.lines.map(\.range) == [0..<9, 9..<13])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func `every line terminator ends a line and takes no room`(terminator: String) throws {
    let setter = try Setter()
    let paragraph = try setter("یک\(terminator)دو")
    #expect(paragraph.lines.count == 2)
    #expect(paragraph.lines.map(\.width) == [try setter.width("یک"), try setter.width("دو")])
    #expect(paragraph.missingGlyphs.isEmpty)
  }

  @Test(arguments: [
    ("", [0..<0]), ("\n", [0..<1, 1..<1]), ("\n\n", [0..<1, 1..<2, 2..<2]),
    ("ا\n", [0..<2, 2..<2]), ("   ", [0..<3]), ("\u{200C}", [0..<1]),
    ("\u{200C}\u{200C}", [0..<2]),
  ])
  func `a text without letters has lines too`(text: String, ranges: [Range<Int>]) throws {
    let setter = try Setter()
    for width in [Double.infinity, 100, 0] {
      let paragraph = try setter(text, width: width)
      #expect(paragraph.lines.map(\.range) == ranges)
      #expect(paragraph.height == 89.25 * Double(ranges.count))
      #expect(paragraph.isTruncated == false)
      #expect(paragraph.missingGlyphs.isEmpty)
      if !text.contains("ا") { #expect(paragraph.width == 0) }
    }
  }
}
