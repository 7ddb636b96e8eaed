import Documents

/// The Design Tokens format, 2025.10: what `TokenFile` reads comes back as it was, aliases included.
enum DTCGExport {
  static func document(of file: TokenFile) -> JSONValue {
    let schema = "https://www.designtokens.org/schemas/2025.10/format.json"
    let entries = TokenTree.entries(of: file.tokens)
    return .object([.init("$schema", .string(schema))] + members(entries, numerals: file.numerals))
  }

  /// - Parameter numerals: of the group of type styles, at the top.
  private static func members(
    _ entries: [TokenTree.Entry], numerals: Numerals? = nil
  ) -> [JSONValue.Member] {
    entries.map { entry in
      switch entry {
      case .token(let name, let token): return .init(name, value(of: token))
      case .group(let name, let children):
        var pairs = members(children)
        if name == "type", let numerals, numerals != .contextual {
          let marks: JSONValue = .object(["numerals": .string(numerals.rawValue)])
          pairs.insert(.init("$extensions", .object(["app.basiri": marks])), at: 0)
        }
        return .init(name, .object(pairs))
      }
    }
  }

  private static func value(of token: Token) -> JSONValue {
    .object([
      "$type": .string(token.value.type.rawValue), "$value": json(token.written),
      "$description": token.description.map { .string($0) },
      "$extensions": token.inference.map { .object(["app.basiri": marks(of: $0)]) },
    ])
  }

  private static func marks(of inference: Token.Inference) -> JSONValue {
    .object([
      "inferred": inference.parts.isEmpty
        ? .bool(true) : .array(inference.parts.map { .string($0) }),
      "reason": .string(inference.reason), "source": .string(inference.source),
    ])
  }

  /// A value as a file writes it; every reference becomes an alias in braces.
  private static func json(_ node: YAMLNode) -> JSONValue {
    if let path = TokenReference.path(in: node) {
      return .string("{" + path.joined(separator: ".") + "}")
    }
    switch node.content {
    case .mapping(let pairs): return .object(pairs.map { .init($0.key, json($0.value)) })
    case .sequence(let items): return .array(items.map { json($0) })
    case .scalar(let scalar):
      if node.isNull { return .null }
      if let boolean = node.boolean { return .bool(boolean) }
      if let number = node.number { return .exact(number) }
      return .string(scalar.text)
    case .question: return .null
    }
  }
}

extension JSONValue {
  /// With the digits that bring the very number back, for the figures of a design.
  static func exact(_ value: Double) -> JSONValue {
    let decimals = (0...15).first { Double(JSONValue.format(value, decimals: $0)) == value }
    return .number(value, decimals: decimals ?? 15)
  }
}
