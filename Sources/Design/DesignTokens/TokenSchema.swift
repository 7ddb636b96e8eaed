package import Documents

extension TokenFile {
  /// What editors are told of a token file: groups of tokens, each with a value of its type or of its
  /// group's, or an alias; and which tokens the program needs.
  package static var schema: JSONValue {
    let types = TokenType.allCases.map { JSONValue.Member($0.rawValue, $0.schema.json) }
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "The design tokens of basiri",
      "allOf": [JSONSchema.reference("group").json, required.json],
      "$defs": .object(
        [
          .init("group", group.json), .init("token", token.json),
          .init(
            "alias",
            JSONSchema.anyOf([
              .pattern("^(\\{[^{}]+\\}|#/.+)$"),
              .object([.init("$ref", .pattern("^#/.+$"), isRequired: true)]),
            ]).json),
        ] + types),
    ])
  }

  private static var token: JSONSchema {
    let byType = TokenType.allCases.map { type in
      let isType = JSONSchema(["const": .string(type.rawValue)])
      return JSONValue.object([
        "if": .object([
          "properties": .object([.init("$type", isType.json)]), "required": ["$type"],
        ]),
        "then": .object(["properties": .object([.init("$value", type.reference.json)])]),
      ])
    }
    var schema = JSONSchema { node, problems in
      var outline = TokenOutline()
      outline.readToken(
        YAMLPair(key: "token", keyRange: node.range, value: node), path: "token", type: nil)
      problems += outline.problems
    }
    schema.keywords.append(.init("allOf", .array(byType)))
    return schema
  }

  private static var group: JSONSchema {
    let isToken = JSONSchema([
      "anyOf": [.object(["required": ["$value"]]), .object(["required": ["$ref"]])]
    ])
    let member = JSONSchema([
      "if": isToken.json, "then": JSONSchema.reference("token").json,
      "else": JSONSchema.reference("group").json,
    ])
    let properties: [JSONValue.Member] = [
      .init("$schema", JSONSchema.text.json), .init("$description", JSONSchema.text.json),
      .init("$type", JSONSchema.choice(TokenType.allCases.map(\.rawValue)).json),
      .init("$extensions", JSONSchema.table(of: .anything).json),
      .init("$deprecated", JSONSchema.anything.json),
      .init("$extends", JSONSchema.pattern("^(\\{[^{}]+\\}|#/.+)$").json),
      .init("$root", JSONSchema.reference("token").json),
    ]
    return JSONSchema([
      "type": "object", "properties": .object(properties),
      "propertyNames": JSONSchema.pattern("^[^{}.]+$").json, "additionalProperties": member.json,
    ])
  }

  /// Nested groups with every token that the program cannot do without.
  private static var required: JSONSchema {
    nested(TokenPicker.neededPaths.map { $0.split(separator: ".").map(String.init)[...] })
  }

  private static func nested(_ paths: [ArraySlice<String>]) -> JSONSchema {
    var names: [String] = []
    for path in paths {
      if let name = path.first, !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return .anything }
    let properties = names.map { name in
      JSONValue.Member(
        name, nested(paths.filter { $0.first == name && $0.count > 1 }.map { $0.dropFirst() }).json)
    }
    return JSONSchema([
      "required": .array(names.map { .string($0) }), "properties": .object(properties),
    ])
  }
}

extension TokenType {
  fileprivate var reference: JSONSchema { .anyOf([.reference("alias"), .reference(rawValue)]) }

  /// An object of value and unit, or both as one word.
  private func measure(_ units: [String]) -> JSONSchema {
    .anyOf([
      .pattern("^-?[0-9]+(\\.[0-9]+)?(\(units.joined(separator: "|")))$"),
      .object([
        .init("value", .number(), isRequired: true),
        .init("unit", .choice(units), isRequired: true),
      ]),
    ])
  }

  /// The form of a value, by the names of its parts.
  ///
  /// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
  fileprivate var schema: JSONSchema {
    switch self {
    case .color:
      .anyOf([
        .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .object([
          .init("colorSpace", .choice(["srgb"]), isRequired: true),
          .init("components", .list(of: .number(in: 0...1))),
          .init("alpha", .number(in: 0...1)), .init("hex", .pattern("^#[0-9A-Fa-f]{6}$")),
        ]),
      ])
    case .dimension: measure(["px"])
    case .duration: measure(["ms", "s"])
    case .fontFamily: .anyOf([.text, .list(of: .text)])
    case .fontWeight: .anyOf([.integer(from: 1, to: 1000), .text])
    case .cubicBezier: .list(of: .number())
    case .number: .number()
    case .typography:
      .object(
        [
          ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
          ("letterSpacing", .dimension), ("lineHeight", .number),
        ].map { (key: String, type: TokenType) in .init(key, type.reference, isRequired: true) })
    case .transition:
      .object(
        [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)]
          .map { (key: String, type: TokenType) in .init(key, type.reference, isRequired: true) })
    case .shadow: .anything
    }
  }
}
