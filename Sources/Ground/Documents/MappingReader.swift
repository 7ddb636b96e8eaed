package import Diagnostics

/// Reads the entries of a mapping by name and collects everything that is wrong with them.
///
///     guard var reader = MappingReader(node, expecting: "a header", &problems) else { return nil }
///     let name = reader.required("name", .text)
///     let tags = reader.optional("tags", .list(of: .text, named: "tags")) ?? []
///     problems += reader.finish()
package struct MappingReader {
  /// The whole mapping, for messages about it.
  package let node: YAMLNode
  private let pairs: [YAMLPair]
  /// In the order in which they were asked for, which is the order of hints.
  private var known: [String] = []
  private var problems: [Diagnostic] = []
  private let probe: SchemaProbe?

  /// Nil, with a problem, where the node is no mapping. `what` is how a message names one.
  package init?(_ node: YAMLNode, expecting what: String, _ problems: inout [Diagnostic]) {
    guard let pairs = node.pairs else {
      problems.append(Diagnostic(.error, "expected \(what), found \(node.summary)", at: node.range))
      return nil
    }
    self.node = node
    self.pairs = pairs
    if case .question(let probe) = node.content { self.probe = probe } else { probe = nil }
  }

  /// Nil where the key is absent or its value is wrong; only the latter is a problem.
  ///
  /// - Parameter summary: What editors say of the key.
  package mutating func optional<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ summary: String? = nil
  ) -> Value? {
    read(key, reader, summary, isRequired: false)
  }

  private mutating func read<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ summary: String?, isRequired: Bool
  ) -> Value? {
    known.append(key)
    probe?.note(.init(key, reader.schema.described(summary), isRequired: isRequired))
    guard let pair = pairs.first(where: { $0.key == key }) else { return nil }
    return reader.read(pair.value, &problems)
  }

  /// Nil, with a problem, where the key is absent or its value is wrong.
  package mutating func required<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ summary: String? = nil
  ) -> Value? {
    if !has(key) {
      problems.append(Diagnostic(.error, "missing key '\(key)'", at: placeOfMissingKeys))
    }
    return read(key, reader, summary, isRequired: true)
  }

  /// Whether a key is written, with a right or a wrong value.
  package func has(_ key: String) -> Bool {
    probe?.has(key) ?? pairs.contains { $0.key == key }
  }

  /// Where a key stands, for messages about it.
  package func keyRange(_ key: String) -> SourceRange? {
    pairs.first { $0.key == key }?.keyRange
  }

  /// Adds a problem that concerns more than one entry.
  package mutating func report(_ problem: Diagnostic) { problems.append(problem) }

  /// All problems, with one for every key that nobody asked for.
  package consuming func finish() -> [Diagnostic] {
    for pair in pairs where !known.contains(pair.key) {
      problems.append(
        Diagnostic(
          .error, "unknown key '\(pair.key)'", at: pair.keyRange,
          hint: NearestName.hint(pair.key, among: known)))
    }
    return problems
  }

  private var placeOfMissingKeys: SourceRange { node.range.start.point }
}
