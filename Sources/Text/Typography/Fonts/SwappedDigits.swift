internal import CHarfBuzz
internal import Geometry

/// The digits that a font's `tnum` draws as another digit, and the width that they should take.
///
/// Estedad 5.0 maps both U+0666 and U+06F6 to the tabular Arabic six, so that a Persian «۶» became
/// «٦». Such a digit keeps its plain glyph, in the middle of a cell as wide as those of the others.
struct SwappedDigits: Sendable {
  /// By code point: how wide the cell is, in ems.
  private(set) var cells: [UInt16: Double] = [:]

  /// What a digit looks like with and without the feature.
  private struct Forms {
    var unit: UInt16
    var plain: UInt32
    var tabular: UInt32
    /// Of the tabular form, in ems.
    var cell: Double
  }

  /// - Parameter outline: The outline of a glyph, in font units.
  init(font: OpaquePointer, outline: (GlyphID) -> Path) {
    let forms = Self.digits.compactMap { Self.forms(of: $0, font: font) }
    for form in forms where form.tabular != form.plain {
      let rivals = forms.filter { $0.tabular == form.tabular && $0.plain != form.plain }
      guard !rivals.isEmpty else { continue }
      let shared = outline(GlyphID(form.tabular))
      let distance = Self.distance(outline(GlyphID(form.plain)), shared)
      let isOwn = rivals.allSatisfy { distance < Self.distance(outline(GlyphID($0.plain)), shared) }
      if !isOwn { cells[form.unit] = form.cell }
    }
  }

  /// ASCII, Arabic-Indic and Persian digits, in UTF-16.
  private static let digits = [0x30, 0x660, 0x6F0].flatMap { zero in
    (0..<10).map { UInt16(zero + $0) }
  }

  /// Nil where the font lacks the digit.
  private static func forms(of unit: UInt16, font: OpaquePointer) -> Forms? {
    guard let plain = shape(unit, font: font, isTabular: false),
      let tabular = shape(unit, font: font, isTabular: true)
    else { return nil }
    return Forms(unit: unit, plain: plain.glyph, tabular: tabular.glyph, cell: tabular.advance)
  }

  private static func shape(
    _ unit: UInt16, font: OpaquePointer, isTabular: Bool
  ) -> (glyph: UInt32, advance: Double)? {
    guard let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    withUnsafePointer(to: unit) { hb_buffer_add_utf16(buffer, $0, 1, 0, 1) }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_ARABIC)
    hb_buffer_set_language(buffer, hb_language_from_string("fa", -1))
    var feature = hb_feature_t(
      tag: FontTag("tnum").rawValue, value: isTabular ? 1 : 0, start: 0, end: UInt32.max)
    hb_shape(font, buffer, &feature, 1)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1,
      let positions = hb_buffer_get_glyph_positions(buffer, &count), infos[0].codepoint != 0
    else { return nil }
    return (infos[0].codepoint, Double(positions[0].x_advance) / Double(FontFace.fixedPointScale))
  }

  /// How far two outlines are from being the same drawing at another place: the sum over their points
  /// where they have equally many, else more than any such sum.
  private static func distance(_ first: Path, _ second: Path) -> Double {
    let (a, b) = (first.points, second.points)
    guard a.count == b.count, let originA = a.first, let originB = b.first else {
      return 1e9 + Double(abs(a.count - b.count))
    }
    return zip(a, b).reduce(0) { sum, pair in
      sum + abs((pair.0.x - originA.x) - (pair.1.x - originB.x))
        + abs((pair.0.y - originA.y) - (pair.1.y - originB.y))
    }
  }
}

extension Path {
  /// All points of the path, control points too.
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}
