internal import Diagnostics
internal import Documents
internal import Mockups

/// The names that a mock-up declares, for everything in it that refers to them.
struct MockupScope {
  var screens: [String] = []
  var tabs: [String] = []
  var variables: [MockupVariable] = []
  /// The fields of the items that a `forEach` goes through here, for hints.
  var fields: [String] = []

  func variable(_ name: String) -> MockupVariable? { variables.first { $0.name == name } }

  /// A text with values in braces. A doubled brace is a brace.
  ///
  /// A name that is no value, or a brace without its partner, is a problem at the text.
  func text(_ words: String, at range: SourceRange, _ problems: inout [Diagnostic]) -> MockupText {
    var pieces: [MockupText.Piece] = []
    var literal = ""
    var rest = Substring(words)
    while let next = rest.first {
      rest.removeFirst()
      if next == rest.first, next == "{" || next == "}" {
        literal.append(next)
        rest.removeFirst()
      } else if next == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          problems.append(
            Diagnostic(
              .error, "the text has a '{' without its '}'", at: range,
              hint: "write '{{' for the character itself"))
          return MockupText(words)
        }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.value(name))
        if variable(name) == nil { problems.append(unknown(name, at: range)) }
      } else {
        literal.append(next)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return MockupText(pieces)
  }

  /// The problem of a value that `state:` does not declare.
  func unknown(_ name: String, at range: SourceRange) -> Diagnostic {
    let known = fields + variables.map(\.name)
    return Diagnostic(
      .error, "unknown value '\(name)'", at: range,
      hint: known.isEmpty
        ? "declare it under 'state'" : NearestName.hint(name, among: known))
  }

  /// What a value may be given: of its own kind, and one of its choices where it has any.
  func value(
    _ node: YAMLNode, for variable: MockupVariable, _ problems: inout [Diagnostic]
  ) -> MockupValue? {
    switch variable.initial {
    case .boolean: return ValueReader.boolean.read(node, &problems).map { .boolean($0) }
    case .number: return ValueReader.number.read(node, &problems).map { .number($0) }
    case .text:
      if variable.choices.isEmpty {
        return ValueReader.text.read(node, &problems).map { .text($0) }
      }
      return ValueReader<String>.name("value", of: variable.name, among: variable.choices)
        .read(node, &problems).map { .text($0) }
    }
  }

  /// Values that must hold: `{plan: yearly, agreed: true}`.
  var condition: ValueReader<MockupCondition> {
    ValueReader(schema: { .reference("condition") }) { node, problems in
      guard let pairs = node.pairs else {
        problems.append(
          Diagnostic(
            .error, "expected values by name, such as {agreed: true}, found \(node.summary)",
            at: node.range))
        return nil
      }
      var terms: [MockupCondition.Term] = []
      for pair in pairs {
        guard let variable = variable(pair.key) else {
          problems.append(unknown(pair.key, at: pair.keyRange))
          continue
        }
        if let value = value(pair.value, for: variable, &problems) {
          terms.append(.init(name: pair.key, value: value))
        }
      }
      return terms.count == pairs.count ? MockupCondition(terms) : nil
    }
  }
}
