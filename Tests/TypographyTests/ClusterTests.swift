import Geometry
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct ClusterTests {
  @Test func `clusters cover the text and the line, each grapheme once`() throws {
    let setter = try Setter()
    for text in ["سلام، لا", "می‌شود ۱۲:۳۰", "تَشَکُّر", "نسخه Beta (۲)", "👩‍👧 ا"] {
      let line = try setter(text).lines[0]
      var end = 0
      for cluster in line.clusters {
        #expect(cluster.range.lowerBound == end)
        end = cluster.range.upperBound
      }
      #expect(end == text.utf16.count)
      let stretches = line.clusters.filter { $0.width > 0 }.sorted { $0.left < $1.left }
      // The room of a line that never breaks is its width in whole pixels, the text at its right.
      #expect(stretches.first?.left == line.width.rounded(.up) - line.width)
      for (left, right) in zip(stretches, stretches.dropFirst()) {
        #expect(abs(left.right - right.left) <= 1.0 / 64 + 1e-9)
      }
    }
  }

  @Test func `a joiner parts letters, takes no room and belongs to the letter before`() throws {
    let setter = try Setter()
    let joined = try setter("می\u{200C}شود")
    let ranges = joined.clusters.map(\.range)
    #expect(ranges == [0..<1, 1..<3, 3..<4, 4..<5, 5..<6])
    let parts = try [setter("شود"), setter("می")].flatMap(\.glyphs).map(\.id)
    let inked = joined.glyphs.filter { $0.cluster != 2 }.map(\.id)
    #expect(inked.filter { !setter.style.fonts.primary.outline(of: $0).isEmpty } == parts)
    #expect(try setter("میشود").glyphs.map(\.id) != parts)
  }

  @Test func `a ligature's width is shared evenly by its letters`() throws {
    // The glyph of lam-alef is 1353 units of 2048 wide.
    let clusters = try Setter(size: 2048)("لا").clusters
    #expect(clusters.map(\.range) == [0..<1, 1..<2])
    #expect(clusters.allSatisfy { abs($0.width - 676.5) < 0.01 })
    #expect(clusters[0].left >= clusters[1].right - 0.01)
  }

  @Test(arguments: [
    "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{2060}",
    "\u{2066}", "\u{2069}", "\u{AD}", "\u{FEFF}",
  ])
  func `a default-ignorable character takes neither room nor ink`(character: String) throws {
    var faces = [try TestFonts.regular()]
    // Its version 8 has an outline for U+061C.
    if TestFonts.hasVariableFile { faces.append(try TestFonts.face(TestFonts.variableFile)) }
    for face in faces {
      let setter = try Setter(fonts: FontStack([face]))
      let paragraph = try setter(character + "۸۶")
      #expect(paragraph.width == (try setter.width("۸۶")))
      #expect(paragraph.missingGlyphs.isEmpty)
      for glyph in paragraph.glyphs where glyph.cluster == 0 {
        #expect(face.outline(of: glyph.id).isEmpty)
      }
    }
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `the version 8 file does have ink for U+061C`() throws {
    let face = try TestFonts.face(TestFonts.variableFile)
    let glyph = try #require(face.glyph(for: "\u{61C}"))
    #expect(!face.outline(of: glyph).isEmpty)
  }

  @Test func `tabular digits are equally wide, punctuation is as it was`() throws {
    let plain = try Setter(size: 2048)
    let tabular = try Setter(size: 2048, features: [.tabularNumbers])
    // The tabular digits are 1516 units wide; the plain zero is 906, the plain three 1516.
    for digit in "۰۱۲۳۴۵۶۷۸۹0123456789٠١٢٣٤٥٦٧٨٩" {
      #expect(try tabular.width(String(digit)) == 1516)
    }
    #expect(try plain.width("۰") == 906)
    for text in ["۱۰:۳۵", "۱۴۰۵/۰۹/۰۹", "۲٫۵", "۸۶٪", "+۵", "(۵)"] {
      let wide = try tabular(text).clusters
      let narrow = try plain(text).clusters
      for (index, character) in text.enumerated() {
        let isDigit = ("۰"..."۹").contains(character)
        #expect(abs(wide[index].width - (isDigit ? 1516 : narrow[index].width)) < 0.02)
      }
    }
  }

  @Test func `a text is what its code points say, whatever was set before it`() throws {
    // Equal as strings of Swift, though one is a code point longer.
    let setter = try Setter()
    _ = try setter("\u{622}")
    let decomposed = try setter("\u{627}\u{653}")
    #expect(decomposed.lines[0].range == 0..<2)
  }
}
