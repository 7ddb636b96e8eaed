import FileSystem
import Testing
import Typography

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct EmojiTests {
  static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  static let hasEmoji = Files.exists(emojiFile)

  /// A face, a flag, a skin tone, a family, a heart by selector and a keycap: UTS #51's kinds.
  @Test(
    .enabled(if: hasEmoji, "no fonts-noto-color-emoji: skipped"),
    arguments: ["😀", "🇮🇷", "👍🏽", "👨‍👩‍👧", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `an emoji of any kind is one glyph of the font with colours`(emoji: String) throws {
    let text = try TestFonts.regular()
    let colors = try TestFonts.face(Self.emojiFile)
    #expect(colors.hasColors)
    #expect(!text.hasColors)
    let paragraph = try Setter(fonts: FontStack([text, colors]))("قدم \(emoji) ۱ 1")
    #expect(paragraph.missingGlyphs.isEmpty)
    let runs = paragraph.lines[0].runs.filter { $0.font == colors.id }
    #expect(runs.flatMap(\.glyphs).count == 1)
    let glyph = try #require(runs.first?.glyphs.first)
    #expect(glyph.cluster == 4)
    #expect(colors.colorGlyph(glyph.id) != nil)
    #expect(text.colorGlyph(glyph.id) == nil)
  }

  /// Noto's strike is 136 by 128 at 109 pixels an em.
  @Test(.enabled(if: hasEmoji, "no fonts-noto-color-emoji: skipped"))
  func `a glyph's picture is premultiplied and has the size of the strike`() throws {
    let face = try TestFonts.face(Self.emojiFile)
    let id = try #require(face.glyph(for: "😀"))
    let picture = try #require(face.colorGlyph(id))
    #expect([picture.width, picture.height] == [136, 128])
    #expect(picture.pixelsPerEm == 109)
    #expect(picture.pixels.count == 136 * 128 * 4)
    let center = (64 * 136 + 30) * 4
    let (red, blue) = (picture.pixels[center], picture.pixels[center + 2])
    #expect(red > 200 && blue < 120, "a yellow face")
    #expect(
      stride(from: 0, to: picture.pixels.count, by: 4).allSatisfy { at in
        picture.pixels[at..<at + 3].allSatisfy { $0 <= picture.pixels[at + 3] }
      })
  }

  @Test(arguments: ["😀", "🇮🇷", "👍🏽", "👨‍👩‍👧"])
  func `what no font has is one box and one finding`(emoji: String) throws {
    let paragraph = try Setter()("قدم \(emoji)")
    let first = try #require(emoji.unicodeScalars.first)
    #expect(paragraph.missingGlyphs.map(\.scalar) == [first])
    #expect(paragraph.missingGlyphs.map(\.offset) == [4])
    #expect(paragraph.glyphs.count { $0.id.rawValue == 0 } == 1)
  }

  @Test func `a bracket before all letters has the script of the first one`() throws {
    // Both brackets open before an Arabic letter, so the last one closes in Arabic, not in Latin.
    let runs = try Setter()("((آ) b) ب").lines[0].runs
    let closing = try #require(runs.first { $0.range.contains(6) })
    #expect(closing.script == "Arab")
  }

  @Test(arguments: ["ه\u{200D} ب", "ه\u{200D}۱۲", "ه\u{200D}12"])
  func `a joiner stays with the letter before it`(text: String) throws {
    let paragraph = try Setter()(text)
    let cluster = try #require(paragraph.clusters.first)
    #expect(cluster.range == 0..<2)
  }
}
