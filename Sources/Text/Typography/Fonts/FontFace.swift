internal import CFreeType
internal import CHarfBuzz
internal import Digests
package import Geometry
internal import Synchronization

/// One font file at one weight: metrics, outlines and shaping tables.
///
/// `@unchecked`: FreeType's face has one glyph slot, guarded by `lock`; the HarfBuzz objects are
/// immutable once made, and everything else is constant.
package final class FontFace: @unchecked Sendable {
  package let id: FontID
  /// The family name in the file, as «Estedad».
  package let family: String
  package let unitsPerEm: Int
  /// Whether glyphs can bring their own colours, as emoji do.
  package let hasColors: Bool
  /// Above the baseline, font units, positive.
  package let ascent: Int
  /// Below the baseline, font units, positive.
  package let descent: Int
  /// Where the file came from, for `basiri fonts` and messages.
  package let path: String
  /// Shaping tables, at the weight of this face. Its scale is `fixedPointScale` an em.
  let harfBuzzFont: OpaquePointer

  /// The digits whose tabular form is another digit's.
  let swappedDigits: SwappedDigits

  /// HarfBuzz positions of an em: so many that rounding them loses nothing that can be seen.
  static let fixedPointScale: Int32 = 1 << 24

  /// How much thicker than in the file strokes are drawn, in font units; advances stay.
  package let emboldening: Double

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let library: FT_Library
  private let face: FT_Face
  private let lock = Mutex<Void>(())

  /// Opens a TrueType or OpenType file.
  ///
  /// - Parameters:
  ///   - contents: the whole file.
  ///   - path: where it was read, for messages.
  ///   - weight: set on the weight axis where the file has one, clamped to its range; a file
  ///     without the axis keeps its own weight.
  ///   - stem: how thick its alef shall be, in thousandths of an em. A face whose strokes are
  ///     thinner is emboldened to it, and counts as one of `weight`.
  /// - Throws: `FontError.unreadable` where FreeType cannot use the file.
  package init(
    contents: [UInt8], path: String, weight: Int, stem: Double? = nil
  ) throws(FontError) {
    let opened = try OpenedFont(contents: contents, path: path)
    library = opened.library
    face = opened.face
    bytes = opened.bytes
    self.path = path
    let applied = opened.setWeight(weight)
    emboldening = stem.map { [opened] in Self.emboldening(of: opened.face, toStem: $0) } ?? 0
    id = FontID(
      digest: SHA256.hexadecimal(contents), weight: emboldening > 0 ? weight : applied.weight)
    family = face.pointee.family_name.map { String(cString: $0) } ?? ""
    unitsPerEm = opened.unitsPerEm
    hasColors = opened.hasColors
    ascent = Int(face.pointee.ascender)
    descent = -Int(face.pointee.descender)
    harfBuzzFont = Self.makeHarfBuzzFont(bytes, variableWeight: applied.isVariable ? weight : nil)
    swappedDigits = SwappedDigits(font: harfBuzzFont) { [face] in
      Self.outline(of: $0, in: face, emboldening: 0)
    }
  }

  deinit {
    hb_font_destroy(harfBuzzFont)
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// The unhinted outline in font units, the y axis pointing up. Empty for a blank glyph and for
  /// one that the file does not hold.
  package func outline(of glyph: GlyphID) -> Path {
    lock.withLock { _ in Self.outline(of: glyph, in: face, emboldening: emboldening) }
  }

  /// The glyph as the font paints it; nil where it has no colours of its own.
  package func colorGlyph(_ glyph: GlyphID) -> ColorGlyph? {
    guard hasColors else { return nil }
    return lock.withLock { _ in ColorGlyph(glyph, in: face) }
  }

  private static func outline(
    of glyph: GlyphID, in face: FT_Face, emboldening: Double
  ) -> Path {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, FT_UInt(glyph.rawValue), flags) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    if emboldening > 0 {
      return Path(outline: &slot.pointee.outline, emboldenedBy: emboldening)
    }
    return Path(outline: slot.pointee.outline)
  }

  /// What the alef lacks of a thickness, in font units.
  private static func emboldening(of face: FT_Face, toStem stem: Double) -> Double {
    let alef = GlyphID(UInt32(FT_Get_Char_Index(face, 0x627)))
    let own = StemWidth.measure(outline(of: alef, in: face, emboldening: 0))
    guard let own else { return 0 }
    return max(0, stem * Double(face.pointee.units_per_EM) / 1000 - own)
  }

  /// The glyph of a code point, nil where the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfBuzzFont, scalar.value, &glyph) != 0
      ? GlyphID(glyph) : nil
  }

  private static func makeHarfBuzzFont(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, variableWeight: Int?
  ) -> OpaquePointer {
    let blob = bytes.withMemoryRebound(to: CChar.self) {
      hb_blob_create($0.baseAddress, UInt32($0.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    hb_font_set_scale(font, fixedPointScale, fixedPointScale)
    if let variableWeight {
      var variation = hb_variation_t(tag: FontTag.weightAxis.rawValue, value: Float(variableWeight))
      hb_font_set_variations(font, &variation, 1)
    }
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    guard let font else { preconditionFailure("HarfBuzz returns an object in every case") }
    return font
  }
}
