internal import Catalog
internal import Diagnostics
internal import Documents
internal import Mockups

/// Reads lists of components and checks each against the catalogue.
struct ComponentReader {
  /// More components than this no screen needs.
  static let countLimit = 100_000
  /// Deeper than this no screen is built.
  static let depthLimit = 16

  var scope: MockupScope
  /// The lists that `forEach` can go through, by name.
  let data: [String: [YAMLNode]]
  var depth = 0

  /// What every component can be given besides its own parameters.
  private static let commonKeys = ["id", "when", "enabled"]

  var list: ValueReader<[MockupComponent]> {
    ValueReader(schema: { .reference("components") }) { node, problems in
      if depth >= Self.depthLimit {
        problems.append(
          Diagnostic(
            .error, "components are nested more than \(Self.depthLimit) deep", at: node.range))
        return nil
      }
      guard let items = node.items else {
        problems.append(
          Diagnostic(
            .error, "expected a list of components, found \(node.summary)", at: node.range))
        return nil
      }
      var components: [MockupComponent] = []
      for item in items { components += read(item, &problems) }
      if components.count > Self.countLimit {
        problems.append(
          Diagnostic(
            .error, "a list holds at most \(Self.countLimit) components", at: node.range))
      }
      return components
    }
  }

  /// One item of a list: `- button: {…}`, a lone name, or `- forEach: {…}`.
  private func read(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> [MockupComponent] {
    if let name = node.text {
      guard let definition = definition(name, at: node.range, &problems) else { return [] }
      return component(definition, YAMLNode(.mapping([]), range: node.range), &problems)
    }
    guard let pairs = node.pairs, let pair = pairs.first else {
      problems.append(
        Diagnostic(
          .error, "expected a component such as {button: ادامه}, found \(node.summary)",
          at: node.range))
      return []
    }
    if pairs.count > 1 {
      problems.append(
        Diagnostic(
          .error, "an item of a list is one component, '\(pairs[1].key)' is a second",
          at: pairs[1].keyRange,
          hint: "start it with '-', or indent it to make it a parameter of '\(pair.key)'"))
      return []
    }
    if pair.key == "forEach" { return repeated(pair.value, &problems) }
    guard let definition = definition(pair.key, at: pair.keyRange, &problems) else { return [] }
    return component(definition, pair.value, &problems)
  }

  private func definition(
    _ name: String, at range: SourceRange, _ problems: inout [Diagnostic]
  ) -> ComponentDefinition? {
    if let definition = ComponentDefinition.named(name) { return definition }
    problems.append(
      Diagnostic(
        .error, "unknown component '\(name)'", at: range,
        hint: NearestName.hint(name, among: ComponentDefinition.all.map(\.name) + ["forEach"])))
    return nil
  }

  func component(
    _ definition: ComponentDefinition, _ node: YAMLNode, _ problems: inout [Diagnostic]
  ) -> [MockupComponent] {
    let arguments = ArgumentReader(components: self)
    if node.pairs == nil {
      guard let shorthand = definition.shorthand.flatMap({ definition.parameter($0) }),
        !node.isNull
      else {
        problems.append(
          Diagnostic(
            .error, "expected the parameters of '\(definition.name)', found \(node.summary)",
            at: node.range, hint: Self.hint(definition)))
        return []
      }
      let value = arguments.read(node, as: shorthand.type, &problems)
      return [
        MockupComponent(
          kind: definition.name, arguments: value.map { [shorthand.name: $0] } ?? [:])
      ]
    }
    guard var reader = MappingReader(node, expecting: "parameters", &problems) else { return [] }
    let values = arguments.read(definition.parameters, from: &reader, &problems)
    let id = reader.optional("id", Self.id, "Its part of the node ids.")
    let visibility = reader.optional(
      "when", scope.condition, "It is there only while these values hold.")
    let enabling = reader.optional(
      "enabled", scope.condition, "It can be used only while these values hold.")
    problems += reader.finish()
    return [
      MockupComponent(
        kind: definition.name, id: id, visibility: visibility, enabling: enabling,
        arguments: values)
    ]
  }

  /// The components of `do`, once for each item of a list, with the item's fields in braces.
  func repeated(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> [MockupComponent] {
    let what = "{in: NAME, do: COMPONENTS}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return [] }
    let name = reader.required("in", .name("list", among: data.keys.sorted()))
    let body = reader.required("do", .node.described { .reference("components") })
    problems += reader.finish()
    guard let name, let body, let items = data[name] else { return [] }
    if items.isEmpty {
      _ = list.read(body, &problems)
      return []
    }
    var components: [MockupComponent] = []
    for item in items {
      let known = problems.count
      let filling = ItemFilling(item)
      var inner = self
      inner.scope.fields += filling.names
      components += inner.list.read(filling.filled(body), &problems) ?? []
      // The same mistake in each round is one mistake.
      if problems.count > known { break }
    }
    return components
  }

  private static func hint(_ definition: ComponentDefinition) -> String {
    "as in \(definition.name): \(definition.example)"
  }

  /// A part of node ids: no '/' and no brackets.
  private static let id = ValueReader<String>(schema: { .text }) { node, problems in
    guard let text = ValueReader.text.read(node, &problems) else { return nil }
    if !text.isEmpty, !text.contains(where: { "/[]".contains($0) }) { return text }
    problems.append(
      Diagnostic(.error, "an id has no '/', '[' or ']' and is not empty", at: node.range))
    return nil
  }
}

/// Puts the fields of an item of data into the texts of a body.
struct ItemFilling {
  private let fields: [(name: String, value: YAMLScalar)]

  /// - Parameter item: a mapping of scalars; a lone scalar is called `item`.
  init(_ item: YAMLNode) {
    if let pairs = item.pairs {
      fields = pairs.compactMap { pair in
        if case .scalar(let scalar) = pair.value.content { return (pair.key, scalar) }
        return nil
      }
    } else if case .scalar(let scalar) = item.content {
      fields = [("item", scalar)]
    } else {
      fields = []
    }
  }

  /// What the body can put in braces.
  var names: [String] { fields.map(\.name) }

  /// The body with every `{field}` of the item in place; places stay those of the body.
  func filled(_ node: YAMLNode) -> YAMLNode {
    var node = node
    switch node.content {
    case .scalar(let scalar): node.content = .scalar(filled(scalar))
    case .sequence(let items): node.content = .sequence(items.map(filled))
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { pair in
          YAMLPair(key: filled(pair.key), keyRange: pair.keyRange, value: filled(pair.value))
        })
    case .question: break
    }
    return node
  }

  private func filled(_ scalar: YAMLScalar) -> YAMLScalar {
    // A field that is the whole value keeps what kind of value it is.
    for field in fields where scalar.text == "{\(field.name)}" { return field.value }
    return YAMLScalar(filled(scalar.text), style: scalar.style)
  }

  private func filled(_ text: String) -> String {
    guard text.contains("{") else { return text }
    return fields.reduce(text) { text, field in
      text.split(separator: "{\(field.name)}", omittingEmptySubsequences: false)
        .joined(separator: field.value.text)
    }
  }
}
