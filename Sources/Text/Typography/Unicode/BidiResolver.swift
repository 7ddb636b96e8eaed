internal import CICU

/// The bidirectional algorithm (UAX #9), through ICU. One resolver serves one thread.
package final class BidiResolver {
  private let paragraph: OpaquePointer
  private let line: OpaquePointer

  /// - Throws: `UnicodeError` where there is no memory.
  package init() throws(UnicodeError) {
    guard let paragraph = icu_ubidi_open(), let line = icu_ubidi_open() else {
      throw UnicodeError(operation: "ubidi_open", code: Int(U_MEMORY_ALLOCATION_ERROR.rawValue))
    }
    self.paragraph = paragraph
    self.line = line
  }

  deinit {
    icu_ubidi_close(line)
    icu_ubidi_close(paragraph)
  }

  /// The embedding level of every UTF-16 unit after rules P1 to I2.
  ///
  /// - Parameters:
  ///   - baseLevel: 0 or 1; nil takes it from the first strong character (rules P2 and P3).
  ///   - neutralLevel: 0 or 1, the base level where it is taken from a text without a strong
  ///     character.
  /// - Throws: `UnicodeError` where ICU runs out of memory.
  package func resolve(
    _ text: [UInt16], baseLevel: UInt8?, neutralLevel: UInt8 = 1
  ) throws(UnicodeError) -> (levels: [UInt8], baseLevel: UInt8) {
    if text.isEmpty { return ([], baseLevel ?? neutralLevel) }
    var status = U_ZERO_ERROR
    let result = text.withUnsafeBufferPointer { buffer -> ([UInt8], UInt8) in
      let base =
        baseLevel ?? UBiDiLevel(neutralLevel == 0 ? UBIDI_DEFAULT_LTR : UBIDI_DEFAULT_RTL)
      icu_ubidi_setPara(paragraph, buffer.baseAddress, Int32(buffer.count), base, &status)
      let levels = icu_ubidi_getLevels(paragraph, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels else { return ([], 0) }
      return (
        Array(UnsafeBufferPointer(start: levels, count: buffer.count)),
        icu_ubidi_getParaLevel(paragraph)
      )
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else {
      throw UnicodeError(operation: "ubidi_setPara", code: Int(status.rawValue))
    }
    return result
  }

  /// The levels of one line after rule L1: separators and the white space before them and at the
  /// line's end take the level of the paragraph.
  ///
  /// - Parameter levels: those of the UTF-16 units in `range`.
  package static func applyLineRule(
    to levels: inout [UInt8], of text: [UInt16], in range: Range<Int>, baseLevel: UInt8
  ) {
    var whiteSpaceStart = 0
    for (offset, scalar) in ScalarOffsets(text, in: range) {
      let end = offset - range.lowerBound + (scalar > 0xFFFF ? 2 : 1)
      switch icu_u_charDirection(UChar32(bitPattern: scalar)) {
      case U_SEGMENT_SEPARATOR, U_BLOCK_SEPARATOR:
        for index in whiteSpaceStart..<end { levels[index] = baseLevel }
        whiteSpaceStart = end
      case U_WHITE_SPACE_NEUTRAL, U_LEFT_TO_RIGHT_ISOLATE, U_RIGHT_TO_LEFT_ISOLATE,
        U_FIRST_STRONG_ISOLATE, U_POP_DIRECTIONAL_ISOLATE, U_BOUNDARY_NEUTRAL,
        U_LEFT_TO_RIGHT_EMBEDDING, U_RIGHT_TO_LEFT_EMBEDDING, U_LEFT_TO_RIGHT_OVERRIDE,
        U_RIGHT_TO_LEFT_OVERRIDE, U_POP_DIRECTIONAL_FORMAT:
        break
      default: whiteSpaceStart = end
      }
    }
    for index in whiteSpaceStart..<levels.count { levels[index] = baseLevel }
  }

  /// Gives every grapheme the level of its first unit, so that a joiner between a letter and a number
  /// stays with the letter.
  ///
  /// - Parameter start: the offset of the first of the levels in the text.
  static func keepTogether(_ levels: inout [UInt8], from start: Int, _ graphemeStarts: [Bool]) {
    for index in levels.indices.dropFirst() where !graphemeStarts[start + index] {
      levels[index] = levels[index - 1]
    }
  }

  /// The visual order of runs with these levels, left to right (rule L2).
  package static func visualOrder(ofRuns levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    icu_ubidi_reorderVisual(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
