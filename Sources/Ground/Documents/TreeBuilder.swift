import Diagnostics

/// Turns events into nodes, and goes on past every mistake that leaves the structure readable.
struct TreeBuilder {
  /// No text that a person wrote nests deeper.
  static let depthLimit = 64
  /// How many values aliases may add up to, against texts that double with every line.
  static let valueLimit = 100_000

  private(set) var documents: [YAMLNode] = []
  private(set) var problems: [Diagnostic] = []
  private let events: EventReader
  private var anchors: [String: YAMLNode] = [:]
  private var valuesOfAliases = 0

  init(_ events: EventReader) {
    self.events = events
  }

  /// Reads as far as the text has a structure, and says whether that was its end.
  mutating func readAll() -> Bool {
    do {
      try readDocuments()
      return true
    } catch {
      problems.append(error)
      return false
    }
  }

  private mutating func readDocuments() throws(Diagnostic) {
    while true {
      let event = try events.next()
      switch event.kind {
      case .streamEnd: return
      case .documentStart: anchors = [:]
      case .streamStart, .documentEnd: break
      case .alias, .scalar, .sequenceStart, .sequenceEnd, .mappingStart, .mappingEnd:
        documents.append(try node(from: event, depth: 1))
      }
    }
  }

  private mutating func node(from event: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLNode {
    try checkDepth(depth, at: event.range)
    if let tag = event.tag {
      problems.append(
        Diagnostic(.error, "tags such as '\(tag)' are not supported", at: event.range))
    }
    let node: YAMLNode
    switch event.kind {
    case .alias(let name): return try expand(name, at: event.range, depth: depth)
    case .scalar(let scalar): node = YAMLNode(.scalar(scalar), range: event.range)
    case .sequenceStart: node = try sequence(from: event, depth: depth)
    case .mappingStart: node = try mapping(from: event, depth: depth)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw Diagnostic(.error, "broken YAML: expected a value", at: event.range)
    }
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func sequence(
    from start: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> YAMLNode {
    var items: [YAMLNode] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind {
        return YAMLNode(.sequence(items), range: range(from: start, to: event))
      }
      items.append(try node(from: event, depth: depth + 1))
    }
  }

  private mutating func mapping(from start: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLNode {
    var pairs: [YAMLPair] = []
    var places: [String: SourceRange] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind {
        return YAMLNode(.mapping(pairs), range: range(from: start, to: event))
      }
      let key = try node(from: event, depth: depth + 1)
      let value = try node(from: try events.next(), depth: depth + 1)
      guard let text = key.scalar?.text else {
        problems.append(
          Diagnostic(.error, "a key must be text, found \(key.summary)", at: key.range))
        continue
      }
      if text == "<<" {
        problems.append(Diagnostic(.error, "merge keys '<<' are not supported", at: event.range))
        continue
      }
      if let first = places[text] {
        let note = Diagnostic(.note, "first given here", at: first)
        problems.append(
          Diagnostic(.error, "the key '\(text)' is given twice", at: event.range, notes: [note]))
        continue
      }
      places[text] = event.range
      pairs.append(YAMLPair(key: text, keyRange: event.range, value: value))
    }
  }

  /// A flow collection in one line is marked whole, any other only where it starts.
  private func range(from start: YAMLEvent, to end: YAMLEvent) -> SourceRange {
    let hasClosingBracket = end.start != end.end
    guard hasClosingBracket else { return start.start.point }
    var whole = start
    whole.end = end.end
    return whole.range
  }

  private mutating func expand(
    _ name: String, at range: SourceRange, depth: Int
  ) throws(Diagnostic) -> YAMLNode {
    guard let node = anchors[name] else {
      problems.append(
        Diagnostic(
          .error, "unknown alias '*\(name)'", at: range,
          hint: "an anchor '&\(name)' must be complete before its alias"))
      return YAMLNode(.scalar(YAMLScalar("", style: .plain)), range: range)
    }
    try count(node, at: range, depth: depth)
    return node
  }

  private mutating func count(
    _ node: YAMLNode, at range: SourceRange, depth: Int
  ) throws(Diagnostic) {
    try checkDepth(depth, at: range)
    valuesOfAliases += 1
    if valuesOfAliases > Self.valueLimit {
      throw Diagnostic(
        .error, "the aliases stand for more than \(Self.valueLimit) values", at: range)
    }
    for item in node.items ?? [] { try count(item, at: range, depth: depth + 1) }
    for pair in node.pairs ?? [] { try count(pair.value, at: range, depth: depth + 1) }
  }

  private func checkDepth(_ depth: Int, at range: SourceRange) throws(Diagnostic) {
    if depth > Self.depthLimit {
      throw Diagnostic(.error, "values are nested deeper than \(Self.depthLimit) levels", at: range)
    }
  }
}
