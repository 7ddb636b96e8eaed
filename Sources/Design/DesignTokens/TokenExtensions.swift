import Diagnostics
import Documents

/// Reads what the application keeps under its own key of `$extensions`.
enum TokenExtensions {
  private static let key = "app.basiri"

  /// The mark of an inferred token. Keys of other tools are left alone.
  static func inference(in node: YAMLNode, _ problems: inout [Diagnostic]) -> Token.Inference? {
    guard let pairs = node.pairs else {
      problems.append(
        Diagnostic(.error, "expected extensions by name, found \(node.summary)", at: node.range))
      return nil
    }
    for pair in pairs where !pair.key.contains(".") {
      problems.append(
        Diagnostic(
          .error, "the extension '\(pair.key)' must be named by a reversed domain",
          at: pair.keyRange, hint: "such as '\(key)'"))
    }
    guard let own = node[key],
      var reader = MappingReader(own, expecting: "marks by name", &problems)
    else { return nil }
    for mark in ["shape", "use", "digits", "numerals"] { _ = reader.optional(mark, .text) }
    let parts = reader.optional("inferred", inferredParts)
    let isInferred = reader.has("inferred")
    let source = reader.optional("source", .text)
    let reason = isInferred ? reader.required("reason", .text) : reader.optional("reason", .text)
    problems += reader.finish()
    guard let parts, let reason, let source else { return nil }
    return Token.Inference(parts: parts, reason: reason, source: source)
  }

  /// How a group's digits are set; nil where it does not say.
  static func numerals(in node: YAMLNode, _ problems: inout [Diagnostic]) -> Numerals? {
    guard let word = node[key]?["numerals"] else { return nil }
    return ValueReader<Numerals>.choice("kind of numerals").read(word, &problems)
  }

  private static let inferredParts = ValueReader<[String]> { node, problems in
    if node.boolean == true { return [] }
    if let parts = node.items, !parts.isEmpty {
      return ValueReader<[String]>.list(of: .text, named: "parts").read(node, &problems)
    }
    problems.append(
      Diagnostic(.error, "expected true or a list of parts, found \(node.summary)", at: node.range))
    return nil
  }
}
