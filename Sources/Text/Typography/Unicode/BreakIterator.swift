internal import CICU

/// Finds boundaries in a text by the rules of Unicode, through ICU.
///
/// It remembers the rules between texts; one iterator serves one thread.
package final class BreakIterator {
  package enum Kind: Sendable {
    /// UAX #14.
    case line
    /// Extended grapheme clusters of UAX #29.
    case grapheme
  }

  private let iterator: OpaquePointer

  /// - Throws: `UnicodeError` where ICU's rules cannot be loaded.
  package init(_ kind: Kind) throws(UnicodeError) {
    var status = U_ZERO_ERROR
    let type = kind == .line ? UBRK_LINE : UBRK_CHARACTER
    let opened = icu_ubrk_open(type, "fa", &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened else {
      throw UnicodeError(operation: "ubrk_open", code: Int(status.rawValue))
    }
    iterator = opened
  }

  deinit { icu_ubrk_close(iterator) }

  /// Every boundary after the start, the end of the text included, in UTF-16 offsets.
  ///
  /// - Throws: `UnicodeError` where ICU cannot take the text, which is a fault of ours.
  package func boundaries(in text: [UInt16]) throws(UnicodeError) -> [Boundary] {
    var status = U_ZERO_ERROR
    var found: [Boundary] = []
    text.withUnsafeBufferPointer { buffer in
      icu_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      var offset = icu_ubrk_next(iterator)
      while offset != UBRK_DONE {
        let isMandatory = icu_ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD.rawValue
        found.append(Boundary(offset: Int(offset), isMandatory: isMandatory))
        offset = icu_ubrk_next(iterator)
      }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else {
      throw UnicodeError(operation: "ubrk_setText", code: Int(status.rawValue))
    }
    return found
  }

  /// A place where a line or a grapheme can end.
  package struct Boundary: Hashable, Sendable {
    /// UTF-16 units before the boundary.
    package var offset: Int
    /// Whether a line must end here. Means nothing for graphemes.
    package var isMandatory: Bool
  }
}

/// A call of ICU that failed, which only a broken installation makes it do.
package struct UnicodeError: Error, Hashable, Sendable {
  package var operation: String
  /// ICU's `UErrorCode`.
  package var code: Int
}
