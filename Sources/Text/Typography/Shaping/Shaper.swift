internal import CHarfBuzz
internal import CICU

/// Turns runs of text into positioned glyphs, through HarfBuzz. One shaper serves one thread.
final class Shaper {
  private let buffer: OpaquePointer
  /// How much text has been shaped so far, in UTF-16 units.
  private(set) var shapedUnits = 0

  init() {
    guard let buffer = hb_buffer_create() else {
      preconditionFailure("HarfBuzz returns an object in every case")
    }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes one run with the text around it as context, so that letters join across its ends.
  func shape(
    _ item: ItemizedRun, of text: [UInt16], face: FontFace, features: [FontFeature]
  ) -> ShapedRun {
    shapedUnits += item.range.count
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer {
      hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound),
        Int32(item.range.count))
    }
    let isRightToLeft = item.level & 1 == 1
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_string(icu_uscript_getShortName(item.script), -1))
    hb_buffer_set_language(buffer, hb_language_from_string("fa", -1))
    let cells = features.contains(.tabularNumbers) ? face.swappedDigits.cells : [:]
    let settings = features.flatMap { feature in
      feature.ranges(in: item.range, of: text, isExempt: { cells[$0] != nil }).map { range in
        hb_feature_t(
          tag: feature.tag.rawValue, value: feature.value, start: UInt32(range.lowerBound),
          end: UInt32(range.upperBound))
      }
    }
    hb_shape(face.harfBuzzFont, buffer, settings, UInt32(settings.count))
    return ShapedRun(item: item, glyphs: glyphs(text: text, cells: cells))
  }

  /// - Parameter cells: The widths of digits that keep their plain form, by code point, in ems; each
  ///   stands in the middle of its own.
  private func glyphs(text: [UInt16], cells: [UInt16: Double]) -> [ShapedRun.Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let em = Double(FontFace.fixedPointScale)
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      let plainAdvance = Double(position.x_advance) / em
      let advance = cells[text[Int(info.cluster)]] ?? plainAdvance
      return ShapedRun.Glyph(
        id: GlyphID(info.codepoint), cluster: Int(info.cluster), advance: advance,
        offsetX: Double(position.x_offset) / em + (advance - plainAdvance) / 2,
        offsetY: Double(position.y_offset) / em,
        isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
