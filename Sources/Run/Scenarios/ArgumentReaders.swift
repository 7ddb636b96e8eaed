import Diagnostics
import Documents

/// The arguments of single commands.
enum ArgumentReaders {
  /// For a command that stands alone.
  static func none(_ name: CommandName, _ command: Command) -> ValueReader<Command> {
    ValueReader(schema: { .null }) { node, problems in
      // A lone name has no value; so has a name with a colon and nothing behind it.
      if node.isNull { return command }
      problems.append(
        Diagnostic(
          .error, "'\(name.rawValue)' takes no value, found \(node.summary)", at: node.range))
      return nil
    }
  }

  static func inputText(_ field: ValueReader<FieldName>) -> ValueReader<Command> {
    ValueReader { node, problems in
      let what = "{into: ID, text: TEXT}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let field = reader.required("into", field)
      let text = reader.required("text", .text)
      problems += reader.finish()
      guard let field, let text else { return nil }
      return .inputText(into: field, text: text)
    }
  }

  static func eraseText(_ field: ValueReader<FieldName>) -> ValueReader<Command> {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "{into: ID}", &problems) else {
        return nil
      }
      let field = reader.required("into", field)
      problems += reader.finish()
      return field.map { .eraseText(into: $0) }
    }
  }

  static let select = ValueReader<Command> { node, problems in
    let what = "{id: ID, segment: NAME}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    let id = reader.required("id", .text)
    let segment = reader.required("segment", .text)
    problems += reader.finish()
    guard let id, let segment else { return nil }
    return .select(id: id, segment: segment)
  }

  /// Without a value the whole gesture runs.
  static let gesture = ValueReader<Gesture> { node, problems in
    if node.isNull { return Gesture(progress: 1, release: .complete) }
    let what = "a gesture such as {to: 40%, release: cancel}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    let progress = reader.optional("to", .percent)
    let release = reader.optional("release", ValueReader<Gesture.Release>.choice("release"))
    let velocity = reader.optional("velocity", .number)
    if !reader.has("to"), !reader.has("release"), !reader.has("velocity") {
      reader.report(Diagnostic(.error, "a gesture needs 'to' or 'release'", at: node.range))
    }
    problems += reader.finish()
    let implied: Gesture.Release? = reader.has("velocity") ? .auto : nil
    return Gesture(progress: progress, release: release ?? implied, velocity: velocity ?? 0)
  }

  static let scroll = ValueReader<ScrollTarget> { node, problems in
    let what = "{to: ID} or {by: POINTS}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    let id = reader.optional("to", .text)
    let distance = reader.optional("by", .number)
    if reader.has("to") == reader.has("by") {
      reader.report(Diagnostic(.error, "'scroll' needs either 'to' or 'by'", at: node.range))
    }
    problems += reader.finish()
    if let id { return .to(id: id) }
    return distance.map { .by($0) }
  }

  private enum AnswerSource: String, CaseIterable {
    case stream
    case fallback
  }

  static let answer = ValueReader<AnswerScript> { node, problems in
    let what = "a reply such as {source: fallback, after: 8s}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    var script: AnswerScript?
    let source = reader.required("source", ValueReader<AnswerSource>.choice("source"))
    switch source {
    case .stream:
      let tokens = reader.required("tokens", .list(of: .text, named: "words"))
      let pace = reader.required("every", .duration)
      let delay = reader.has("after") ? reader.optional("after", .duration) : 0
      let stalls = reader.has("stalls") ? reader.optional("stalls", .boolean) : false
      if let tokens, let pace, let delay, let stalls {
        script = .stream(
          tokens: tokens, everyMilliseconds: pace, afterMilliseconds: delay, stalls: stalls)
      }
    case .fallback:
      let delay = reader.required("after", .duration)
      script = delay.map { .fallback(afterMilliseconds: $0) }
    case nil:
      for key in ["tokens", "every", "after", "stalls"] { _ = reader.optional(key, .node) }
    }
    problems += reader.finish()
    return script
  }

  static let reference = ValueReader<ScenarioReference>(
    schema: { .text.described("The path of a file, from the folder of this one.") }
  ) { node, problems in
    ValueReader.text.read(node, &problems).map { ScenarioReference(path: $0, range: node.range) }
  }
}
