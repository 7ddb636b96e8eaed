internal import CICU

/// What layout asks of single code points.
enum CharacterProperties {
  /// Characters that take no room and no ink unless a font or a shaper gives them a meaning.
  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    icu_u_hasBinaryProperty(UChar32(bitPattern: scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
  }

  /// White space that hangs at the end of a line. No-break spaces are not among it.
  static func isBreakingSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09
      || (icu_u_charType(UChar32(bitPattern: scalar)) == Int8(U_SPACE_SEPARATOR.rawValue)
        && scalar != 0xA0 && scalar != 0x202F && scalar != 0x2007)
  }

  static func isLineTerminator(_ scalar: UInt32) -> Bool {
    (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether a font without a glyph for it is no reason to look in another font.
  static func needsGlyph(_ scalar: UInt32) -> Bool {
    switch Int32(icu_u_charType(UChar32(bitPattern: scalar))) {
    case Int32(U_SPACE_SEPARATOR.rawValue), Int32(U_CONTROL_CHAR.rawValue),
      Int32(U_LINE_SEPARATOR.rawValue), Int32(U_PARAGRAPH_SEPARATOR.rawValue):
      return false
    default: return !isDefaultIgnorable(scalar)
    }
  }

  /// Whether a grapheme cluster is a picture by default or by a selector, and not asked to be text.
  ///
  /// Source: UTS #51, emoji and text presentation sequences.
  static func isShownAsEmoji(_ cluster: some Sequence<UInt32>) -> Bool {
    var isFirst = true
    var isPicture = false
    for scalar in cluster {
      if scalar == 0xFE0E { return false }
      if scalar == 0xFE0F { isPicture = true }
      if isFirst {
        let code = UChar32(bitPattern: scalar)
        isPicture = icu_u_hasBinaryProperty(code, UCHAR_EMOJI_PRESENTATION) != 0
      }
      isFirst = false
    }
    return isPicture
  }

  static func script(of scalar: UInt32) -> UScriptCode {
    var status = U_ZERO_ERROR
    let script = icu_uscript_getScript(UChar32(bitPattern: scalar), &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? script : USCRIPT_UNKNOWN
  }

  /// The closing partner of ( [ {, nil for everything else.
  static func closingBracket(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x28: 0x29
    case 0x5B: 0x5D
    case 0x7B: 0x7D
    default: nil
    }
  }
}

/// The code points of a UTF-16 text with the offsets at which they start.
struct ScalarOffsets: Sequence, IteratorProtocol {
  private let text: [UInt16]
  private var offset: Int
  private let end: Int

  init(_ text: [UInt16], in range: Range<Int>? = nil) {
    self.text = text
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? text.count
  }

  mutating func next() -> (offset: Int, scalar: UInt32)? {
    guard offset < end else { return nil }
    let start = offset
    let unit = UInt32(text[offset])
    offset += 1
    if unit & 0xFC00 == 0xD800, offset < text.count, text[offset] & 0xFC00 == 0xDC00 {
      let scalar = 0x10000 + ((unit - 0xD800) << 10) + UInt32(text[offset]) - 0xDC00
      offset += 1
      return (start, scalar)
    }
    return (start, unit)
  }
}
