import CYAML
import Diagnostics

/// Owns a parser of libyaml and hands out its events one at a time.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The parser reads from here as long as it lives.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let file: String
  /// False where libyaml got no memory.
  private let isReady: Bool

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// - Throws: the place and the reason where the text is not YAML; no event follows then.
  func next() throws(Diagnostic) -> YAMLEvent {
    guard isReady else {
      throw Diagnostic(.error, "out of memory", at: SourceLocation(file: file).point)
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return translate(event)
  }

  private func translate(_ event: yaml_event_t) -> YAMLEvent {
    func make(
      _ kind: YAMLEvent.Kind, anchor: UnsafePointer<UInt8>? = nil,
      tag: UnsafePointer<UInt8>? = nil
    ) -> YAMLEvent {
      YAMLEvent(
        kind: kind, start: location(event.start_mark), end: location(event.end_mark),
        anchor: anchor.map { String(cString: $0) }, tag: tag.map { String(cString: $0) })
    }
    switch event.type {
    case YAML_STREAM_START_EVENT: return make(.streamStart)
    case YAML_DOCUMENT_START_EVENT: return make(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return make(.documentEnd)
    case YAML_ALIAS_EVENT:
      return make(.alias(String(cString: event.data.alias.anchor)))
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      let isPlain = data.style == YAML_PLAIN_SCALAR_STYLE
      let scalar = YAMLScalar(
        String(decoding: bytes, as: UTF8.self), style: isPlain ? .plain : .quoted)
      return make(.scalar(scalar), anchor: data.anchor, tag: data.tag)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      return make(.sequenceStart, anchor: data.anchor, tag: data.tag)
    case YAML_SEQUENCE_END_EVENT: return make(.sequenceEnd)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      return make(.mappingStart, anchor: data.anchor, tag: data.tag)
    case YAML_MAPPING_END_EVENT: return make(.mappingEnd)
    default: return make(.streamEnd)
    }
  }

  private func failure() -> Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    var notes: [Diagnostic] = []
    var hint: String?
    if let context = parser.pointee.context.map({ String(cString: $0) }) {
      let place = location(parser.pointee.context_mark).point
      notes.append(Diagnostic(.note, context, at: place))
      if context.hasPrefix("while parsing a flow ") {
        hint = "inside of brackets, text with any of [ ] { } , needs quotation marks"
      }
    }
    return Diagnostic(
      .error, "broken YAML: \(problem)", at: location(parser.pointee.problem_mark).point,
      hint: hint, notes: notes)
  }

  /// libyaml counts lines and code points from 0.
  private func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
