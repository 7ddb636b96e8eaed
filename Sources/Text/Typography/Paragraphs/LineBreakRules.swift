/// Whether a line may or must end before an offset.
enum LineBreak: Hashable {
  case prohibited
  case allowed
  case mandatory
}

/// Where lines may end: the rules of Unicode with the three changes that browsers make.
enum LineBreakRules {
  /// A verdict for each offset of the text, its start and end included.
  static func breaks(
    in text: [UInt16], boundaries: [BreakIterator.Boundary]
  ) -> [LineBreak] {
    var breaks = [LineBreak](repeating: .prohibited, count: text.count + 1)
    for boundary in boundaries {
      breaks[boundary.offset] = boundary.isMandatory ? .mandatory : .allowed
    }
    guard text.count > 1 else { return breaks }
    for offset in 1..<text.count where breaks[offset] != .mandatory {
      if let change = change(at: offset, of: text) { breaks[offset] = change }
    }
    return breaks
  }

  private static func change(at offset: Int, of text: [UInt16]) -> LineBreak? {
    let before = text[offset - 1]
    let after = text[offset]
    if before == .space, after != .space { return .allowed }
    if before == .hyphen, after.isASCIIDigit, offset > 1, text[offset - 2].isASCIIAlphanumeric {
      return .allowed
    }
    if UInt16.gluesToPrintable.contains(before), after.isPrintableASCII { return .prohibited }
    return nil
  }
}

extension UInt16 {
  fileprivate static let space = UInt16(UInt8(ascii: " "))
  fileprivate static let hyphen = UInt16(UInt8(ascii: "-"))
  /// `+` keeps «C++» whole.
  fileprivate static let gluesToPrintable = "/|!}+".utf16.map(\.self)

  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isASCIIAlphanumeric: Bool {
    isASCIIDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
  fileprivate var isPrintableASCII: Bool { (0x21...0x7E).contains(self) }
}
