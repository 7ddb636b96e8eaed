import Geometry
import Testing
import Typography

/// What a reader sees on a line from left to right, in Latin stand-ins: Persian digits and signs as
/// their ASCII cousins, a Persian word as W, brackets as they are drawn. What takes no room is left
/// out.
private func columns(of text: String, _ setter: Setter) throws -> String {
  let line = try setter(text).lines[0]
  var seen = ""
  for cluster in line.clusters.sorted(by: { $0.left < $1.left }) where cluster.width > 0 {
    let run = line.runs.first { $0.range.contains(cluster.range.lowerBound) }
    let isRightToLeft = (run?.level ?? 0) % 2 == 1
    for character in text[utf16: cluster.range].unicodeScalars {
      let shown = standIn(character, isMirrored: isRightToLeft)
      if shown == "W", seen.last == "W" { continue }
      seen.append(shown)
    }
  }
  return seen
}

private func standIn(_ scalar: Unicode.Scalar, isMirrored: Bool) -> Character {
  switch scalar {
  case "۰"..."۹": return Character(Unicode.Scalar(UInt8(scalar.value - 0x6F0 + 0x30)))
  case "٪": return "%"
  case "٫": return "."
  case "٬": return ","
  default: break
  }
  let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("(", ")"), ("[", "]"), ("«", "»")]
  for (opening, closing) in pairs where isMirrored {
    if scalar == opening { return Character(closing) }
    if scalar == closing { return Character(opening) }
  }
  return scalar.properties.isAlphabetic && scalar.value >= 0x600 ? "W" : Character(scalar)
}

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct BidiTests {
  /// The text in the order of typing, what is seen of it alone and after a Persian word. Computed
  /// with another implementation of UAX #9, right to left.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var alone: String
    var afterWord: String
    var testDescription: String { "\(alone) \(afterWord)" }

    init(_ text: String, _ alone: String, after: String? = nil) {
      self.text = text
      self.alone = alone
      afterWord = after ?? alone
    }
  }

  static let table = [
    Row("۸۶٪", "86%", after: "%86"),
    Row("۵۷٪ مسیر", "W 57%", after: "W %57"),
    Row("-۵", "5-"), Row("+۵", "5+"),
    Row("۱۲-۱۴", "12-14", after: "14-12"),
    Row("۱۲–۱۴", "14–12"),
    Row("۱۶:۰۰–۱۸:۳۰", "18:30–16:00"),
    Row("۹:۴۱", "9:41"), Row("۲٫۵", "2.5"), Row("۵٬۰۰۰", "5,000"),
    Row("۱۴۰۵/۰۹/۰۹", "1405/09/09"),
    Row("۳/۷", "3/7"), Row("۳ از ۷", "7 W 3"),
    Row("۰۹۱۲ ۳۴۵ ۶۷۸۹", "6789 345 0912"),
    Row("۰۹۱۲-۳۴۵-۶۷۸۹", "0912-345-6789", after: "6789-345-0912"),
    Row("+۹۸ ۹۱۲", "912 98+"),
    Row("۵ km", "km 5"),
    Row("iOS ۲۶", "iOS 26"), Row("نسخه ۲۶.۱", "26.1 W"),
    Row("۹:۴۱ AM", "AM 9:41"),
    Row("۳×۲", "2×3"),
    Row("$۵", "$5", after: "5$"), Row("#۵", "#5", after: "5#"), Row("۵°", "5°", after: "°5"),
    Row("(۳ روز)", "(W 3)"), Row("«ثبت»", "«W»"), Row("[الف]", "[W]"),
    Row("سلام!", "!W"), Row("- مورد", "W -"), Row("مورد…", "…W"),
    Row("Basiri یک برنامه است.", ".W W W Basiri"),
  ]

  /// The ways to pin what the table calls unstable or wrong.
  static let pinned = [
    Row("\u{61C}۸۶٪", "%86"),
    Row("\u{200E}-۵", "-5"), Row("\u{200E}+۵", "+5"),
    Row("\u{2066}۰۹۱۲ ۳۴۵ ۶۷۸۹\u{2069}", "0912 345 6789"),
    Row("\u{2066}۰۹۱۲-۳۴۵-۶۷۸۹\u{2069}", "0912-345-6789"),
    Row("\u{2066}+۹۸ ۹۱۲\u{2069}", "+98 912"),
    Row("\u{2066}۳×۲\u{2069}", "3×2"),
    Row("\u{2066}$۵\u{2069}", "$5"), Row("\u{2066}۵°\u{2069}", "5°"),
  ]

  @Test(arguments: table + pinned)
  func `numbers and signs stand where UAX 9 puts them`(row: Row) throws {
    let setter = try Setter()
    #expect(try columns(of: row.text, setter) == row.alone)
    #expect(try columns(of: "پیش " + row.text, setter) == row.afterWord + " W")
  }

  @Test func `brackets in right-to-left text are drawn with their mirrors' glyphs`() throws {
    let face = try TestFonts.regular()
    let setter = try Setter(fonts: FontStack([face]))
    for (opening, closing): (Unicode.Scalar, Unicode.Scalar) in [("(", ")"), ("[", "]")] {
      let glyphs = try setter("\(opening)الف\(closing)").glyphs
      #expect(glyphs.first?.id == face.glyph(for: opening))
      #expect(glyphs.last?.id == face.glyph(for: closing))
    }
  }

  @Test func `the first strong character sets the base of an automatic paragraph`() throws {
    let setter = try Setter()
    func left(_ text: String) throws -> Double {
      try setter(text, width: 2000, direction: .automatic).lines[0].left
    }
    #expect(try left("۱۲ نفر joined") > 0)
    #expect(try left("۱۲ joined نفر") == 0)
    #expect(try left("۱۲") > 0, "without a strong character it is right to left")
  }

  @Test func `an automatic text has one base for all of its lines`() throws {
    // Left to right by its first letter: the mark after the Persian word stays at its right.
    let line = try Setter()("abc\nسلام!", width: 900, direction: .automatic).lines[1]
    #expect(line.left == 0)
    let mark = try #require(line.clusters.last)
    #expect(line.clusters.allSatisfy { $0.left <= mark.left })
  }

  @Test func `white space at the end of a line goes to the paragraph's end`() throws {
    // UAX #9, rule L1: the space between the Latin words hangs at the left of the first line.
    let setter = try Setter()
    let text = "یک iPhone Android"
    let lines = try setter(text, width: try setter.width("یک iPhone")).lines
    #expect(lines.map { text[utf16: $0.range] } == ["یک iPhone ", "Android"])
    #expect(lines[0].width == (try setter.width("یک iPhone")))
  }
}
