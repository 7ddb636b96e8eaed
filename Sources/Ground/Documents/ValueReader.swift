package import Diagnostics

/// Knows how to read one kind of value, and how to say what it expected.
package struct ValueReader<Value: Sendable>: Sendable {
  /// Nil where the value is wrong; the reasons are then among the problems.
  package let read: @Sendable (YAMLNode, inout [Diagnostic]) -> Value?

  private let ownSchema: (@Sendable () -> JSONSchema)?

  /// - Parameter schema: What editors are told of the value; nil for a mapping, whose reader is asked.
  package init(
    schema: (@Sendable () -> JSONSchema)? = nil,
    _ read: @escaping @Sendable (YAMLNode, inout [Diagnostic]) -> Value?
  ) {
    self.read = read
    ownSchema = schema
  }

  /// A value with a single way to be wrong: «expected a duration such as 210ms, found a list».
  package init(
    expecting what: String, schema: JSONSchema = .anything,
    _ convert: @escaping @Sendable (YAMLNode) -> Value?
  ) {
    read = { node, problems in
      if let value = convert(node) { return value }
      problems.append(Diagnostic(.error, "expected \(what), found \(node.summary)", at: node.range))
      return nil
    }
    ownSchema = { schema.described(what.prefix(1).uppercased() + what.dropFirst() + ".") }
  }

  /// What the reader takes, for editors.
  package var schema: JSONSchema {
    if let ownSchema { return ownSchema() }
    return JSONSchema { _ = read($0, &$1) }
  }

  /// The same reader; editors are told more of its values.
  package func described(_ schema: @escaping @Sendable () -> JSONSchema) -> ValueReader {
    ValueReader(schema: schema, read)
  }

  /// The value after a further conversion that cannot fail.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> ValueReader<Result> {
    ValueReader<Result>(schema: ownSchema) { node, problems in
      read(node, &problems).map(transform)
    }
  }
}

extension ValueReader where Value == String {
  /// Any scalar but null.
  package static var text: Self { ValueReader(expecting: "text", schema: .text) { $0.text } }

  /// One of a few names; others get a hint. `what` is the noun, as in «unknown state 'x' of 'y'».
  package static func name(
    _ what: String, of owner: String? = nil, among known: [String]
  ) -> Self {
    choice(what, of: owner, known.map { ($0, $0) })
  }
}

extension ValueReader where Value == Bool {
  /// `true` or `false`, without quotation marks.
  package static var boolean: Self {
    ValueReader(expecting: "true or false", schema: .boolean) { $0.boolean }
  }
}

extension ValueReader where Value == Int {
  /// A whole number between two bounds, both included.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    ValueReader(
      expecting: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: .integer(from: range.lowerBound, to: range.upperBound)
    ) {
      $0.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Zero and more.
  package static var count: Self {
    ValueReader(expecting: "a whole number, zero or more", schema: .integer(from: 0)) {
      $0.integer.flatMap { $0 >= 0 ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Double {
  /// Any finite decimal number.
  package static var number: Self {
    ValueReader(expecting: "a number", schema: .number()) { $0.number }
  }

  /// `bounds` is how a message names the range.
  package static func number(in range: ClosedRange<Double>, _ bounds: String) -> Self {
    ValueReader(expecting: "a number \(bounds)", schema: .number(in: range)) {
      $0.number.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader {
  /// A reader of a lone text or of a mapping.
  package static func textOr(
    _ read: @escaping @Sendable (YAMLNode, inout [Diagnostic]) -> Value?
  ) -> Self {
    let asked = ValueReader(read)
    return asked.described { .text(.text, else: asked.schema) }
  }
}

extension ValueReader where Value == YAMLNode {
  /// The value untouched, for a later stage to read.
  package static var node: Self { ValueReader(schema: { .anything }) { node, _ in node } }
}

extension ValueReader {
  /// One of a few spellings, each with its meaning.
  package static func choice(
    _ what: String, of owner: String? = nil, _ meanings: [(String, Value)]
  ) -> Self {
    ValueReader(schema: { .choice(meanings.map(\.0)) }) { node, problems in
      guard let text = node.text else {
        problems.append(
          Diagnostic(.error, "expected a \(what), found \(node.summary)", at: node.range))
        return nil
      }
      if let match = meanings.first(where: { $0.0 == text }) { return match.1 }
      problems.append(
        Diagnostic(
          .error, "unknown \(what) '\(text)'" + (owner.map { " of '\($0)'" } ?? ""), at: node.range,
          hint: NearestName.hint(text, among: meanings.map(\.0))))
      return nil
    }
  }

  /// The cases of an enum by their raw values.
  package static func choice(_ what: String) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    choice(what, Value.allCases.map { ($0.rawValue, $0) })
  }

  /// A sequence, each item read alike; one wrong item spoils the list but hides no other.
  package static func list<Item>(
    of item: ValueReader<Item>, named what: String
  ) -> ValueReader<[Item]> where Value == [Item] {
    ValueReader<[Item]>(schema: { .list(of: item.schema) }) { node, problems in
      guard let items = node.items else {
        problems.append(
          Diagnostic(.error, "expected a list of \(what), found \(node.summary)", at: node.range))
        return nil
      }
      var values: [Item] = []
      for node in items {
        if let value = item.read(node, &problems) { values.append(value) }
      }
      return values.count == items.count ? values : nil
    }
  }
}
