import Documents

/// `value`, `type` and `comment` as Style Dictionary reads them; values are those of CSS.
enum StyleDictionaryExport {
  static func document(of file: TokenFile) -> JSONValue {
    .object(members(TokenTree.entries(of: file.tokens)))
  }

  private static func members(_ entries: [TokenTree.Entry]) -> [JSONValue.Member] {
    entries.map { entry in
      switch entry {
      case .group(let name, let children): .init(name, .object(members(children)))
      case .token(let name, let token):
        .init(
          name,
          .object([
            "value": .string(CSSExport.value(token.value)),
            "type": .string(token.value.type.rawValue),
            "comment": token.description.map { .string($0) },
          ]))
      }
    }
  }
}
