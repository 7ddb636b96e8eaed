import Diagnostics

/// A step of the parser through a text, without any type of the C library.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  var kind: Kind
  var start: SourceLocation
  var end: SourceLocation
  var anchor: String?
  var tag: String?

  /// From the start to the end, or a single column where they stand on different lines.
  var range: SourceRange {
    let isOneLine = start.line == end.line && end.column > start.column
    return SourceRange(start: start, length: isOneLine ? end.column - start.column : 1)
  }
}
