internal import Catalog
internal import Diagnostics
internal import Documents
internal import Mockups

/// Reads the arguments of a component by the types of its parameters.
struct ArgumentReader {
  let components: ComponentReader

  private var scope: MockupScope { components.scope }

  /// All arguments of a mapping; what is missing and must not be is a problem.
  func read(
    _ parameters: [Parameter], from reader: inout MappingReader, _ problems: inout [Diagnostic]
  ) -> [String: MockupArgument] {
    var values: [String: MockupArgument] = [:]
    for parameter in parameters {
      let argument = ValueReader<MockupArgument>(schema: { JSONSchema(parameter.type) }) {
        read($0, as: parameter.type, &$1)
      }
      let value =
        parameter.isRequired
        ? reader.required(parameter.name, argument, parameter.summary)
        : reader.optional(parameter.name, argument, parameter.summary)
      if let value { values[parameter.name] = value }
    }
    return values
  }

  /// One argument, nil where it is wrong.
  func read(
    _ node: YAMLNode, as type: ParameterType, _ problems: inout [Diagnostic]
  ) -> MockupArgument? {
    switch type {
    case .text:
      return ValueReader.text.read(node, &problems)
        .map { .text(scope.text($0, at: node.range, &problems)) }
    case .boolean: return ValueReader.boolean.read(node, &problems).map { .boolean($0) }
    case .number(let range, let unit):
      let bounds = "from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
      return ValueReader.number(in: range, unit.isEmpty ? bounds : "\(bounds) \(unit)")
        .read(node, &problems).map { .number($0) }
    case .word(let noun, let words):
      return ValueReader<String>.name(noun, among: words).read(node, &problems).map { .word($0) }
    case .variable(let kind): return variable(node, kind, &problems).map { .variable($0) }
    case .actions:
      return ActionReader(scope: scope).reader.read(node, &problems).map { .actions($0) }
    case .components:
      var inner = components
      inner.depth += 1
      return inner.list.read(node, &problems).map { .components($0) }
    case .list(let type): return list(node, of: type, &problems)
    case .record(let parameters):
      guard var reader = MappingReader(node, expecting: type.noun, &problems) else { return nil }
      let values = read(parameters, from: &reader, &problems)
      problems += reader.finish()
      return .record(values)
    }
  }

  private func list(
    _ node: YAMLNode, of type: ParameterType, _ problems: inout [Diagnostic]
  ) -> MockupArgument? {
    guard let items = node.items else {
      problems.append(
        Diagnostic(
          .error, "expected a list, each \(type.noun), found \(node.summary)", at: node.range))
      return nil
    }
    return .list(items.compactMap { read($0, as: type, &problems) })
  }

  /// The name of a value of the kind that the component shows.
  private func variable(
    _ node: YAMLNode, _ kind: VariableKind, _ problems: inout [Diagnostic]
  ) -> String? {
    guard let name = ValueReader.text.read(node, &problems) else { return nil }
    guard let variable = scope.variable(name) else {
      problems.append(scope.unknown(name, at: node.range))
      return nil
    }
    switch (kind, variable.initial) {
    case (.boolean, .boolean), (.text, .text), (.choice, .text): return name
    case (.boolean, _), (.text, _), (.choice, _):
      let wanted = kind == .boolean ? "true or false" : "a text"
      problems.append(
        Diagnostic(
          .error, "the value '\(name)' is \(variable.initial.noun), \(wanted) is needed here",
          at: node.range))
      return nil
    }
  }
}

extension MockupValue {
  /// How a message calls the kind of a value.
  var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    }
  }
}
