import Diagnostics

/// Looks for bytes that no YAML text may hold, before the parser sees them.
enum SourceTextCheck {
  /// The first broken UTF-8 sequence or, in sound text, all characters that YAML forbids.
  ///
  /// Source: YAML 1.2.2, section 5.1 (character set).
  static func problems(in bytes: [UInt8], file: String) -> [Diagnostic] {
    var place = SourceLocation(file: file)
    var problems: [Diagnostic] = []
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var isFirst = true
    while true {
      switch parser.parseScalar(from: &source) {
      case .emptyInput: return problems
      case .error:
        return [Diagnostic(.error, "the text is not valid UTF-8", at: place.point)]
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let isByteOrderMark = isFirst && scalar == "\u{FEFF}"
        isFirst = false
        if isByteOrderMark { continue }
        if !isAllowed(scalar) {
          let name = scalar.codePoint
          problems.append(
            Diagnostic(.error, "the character \(name) is not allowed", at: place.point))
        }
        if scalar == "\n" {
          place = SourceLocation(file: file, line: place.line + 1)
        } else {
          place.column += 1
        }
      }
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }
}
