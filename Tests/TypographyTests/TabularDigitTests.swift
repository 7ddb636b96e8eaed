import FileSystem
import Geometry
import Testing
import Typography

/// Estedad 5.0 maps U+06F6 under `tnum` to the tabular form of U+0666: a Persian six drawn as an
/// Arabic one.
@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct TabularDigitTests {
  static let digits = Array("۰۱۲۳۴۵۶۷۸۹")
  static let weights = ["Regular", "Medium", "SemiBold", "Bold"]

  @Test(arguments: weights)
  func `a tabular digit has the ink of the plain one, moved within its cell`(
    weight: String
  ) throws {
    let face = try TestFonts.face(Files.join(TestFonts.folder, "Estedad-\(weight).ttf"))
    let setter = try Setter(
      size: 2048, features: [.tabularNumbers], fonts: FontStack([face]))
    for digit in Self.digits {
      let scalar = try #require(digit.unicodeScalars.first)
      let plain = face.outline(of: try #require(face.glyph(for: scalar))).bounds
      let paragraph = try setter(String(digit))
      let tabular = face.outline(of: try #require(paragraph.glyphs.first).id).bounds
      #expect(abs(tabular.width - plain.width) <= 2, "\(digit) in \(weight)")
      #expect(abs(tabular.height - plain.height) <= 2, "\(digit) in \(weight)")
      #expect(abs(tabular.minY - plain.minY) <= 2, "\(digit) in \(weight)")
    }
  }

  /// The cells are 1516 units wide in Estedad Regular and the plain six 1162.
  @Test func `the six stands in the middle of a cell as wide as the others`() throws {
    let setter = try Setter(size: 2048, features: [.tabularNumbers])
    let paragraph = try setter("۶")
    #expect(paragraph.width == 1516)
    let glyph = try #require(paragraph.glyphs.first)
    #expect(abs(glyph.x - (1516 - 1162) / 2) <= 0.25)
  }

  @Test func `an Arabic six stays the font's own tabular form`() throws {
    let face = try TestFonts.regular()
    let tabular = try Setter(size: 2048, features: [.tabularNumbers])("٦")
    #expect(tabular.glyphs.first?.id != face.glyph(for: "\u{666}"))
  }

  /// In cells the gap inside the number was 8.00 at 17 points, that between the words 5.33.
  @Test func `a number in running text holds together more than its words do`() throws {
    let face = try TestFonts.regular()
    let paragraph = try Setter(size: 1700)("۱۰ دقیقه")
    let ink = paragraph.lines[0].runs.flatMap { run in
      run.glyphs.map { glyph in
        let bounds = face.outline(of: glyph.id).bounds
        let scale = 1700 / Double(face.unitsPerEm)
        return (glyph.cluster, glyph.x + bounds.minX * scale, glyph.x + bounds.maxX * scale)
      }
    }
    func edges(_ cluster: Int) throws -> (left: Double, right: Double) {
      let glyph = try #require(ink.first { $0.0 == cluster })
      return (glyph.1, glyph.2)
    }
    let (one, zero, letter) = try (edges(0), edges(1), edges(3))
    let inside = zero.left - one.right
    let between = one.left - letter.right
    #expect(inside > 0)
    #expect(inside < between)
  }
}

extension Path {
  /// The box around all points; Estedad's curves have points at their extremes.
  fileprivate var bounds: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return Rect(
      left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }
}
