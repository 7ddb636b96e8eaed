import Diagnostics
import Documents

/// Reads what the application keeps under its own key of `$extensions`.
enum TokenExtensions {
  private static let key = "app.basiri"

  /// The marks of a token or a group. Keys of other tools are left alone.
  struct Marks {
    /// Of an inferred token.
    private(set) var inference: Token.Inference?
    /// Of the group of type styles.
    private(set) var numerals: Numerals?

    init(in node: YAMLNode, _ problems: inout [Diagnostic]) {
      guard let pairs = node.pairs else {
        problems.append(
          Diagnostic(.error, "expected extensions by name, found \(node.summary)", at: node.range))
        return
      }
      for pair in pairs where !pair.key.contains(".") {
        problems.append(
          Diagnostic(
            .error, "the extension '\(pair.key)' must be named by a reversed domain",
            at: pair.keyRange, hint: "such as '\(key)'"))
      }
      guard let own = node[key],
        var reader = MappingReader(own, expecting: "marks by name", &problems)
      else { return }
      for mark in ["shape", "use"] { _ = reader.optional(mark, .text) }
      // The application writes its figures with Persian digits, and so does the document.
      _ = reader.optional("digits", .name("kind of digits", among: ["persian"]))
      numerals = reader.optional("numerals", .choice("kind of numerals"))
      let parts = reader.optional("inferred", inferredParts)
      let isInferred = reader.has("inferred")
      let source = reader.optional("source", .text)
      let reason = isInferred ? reader.required("reason", .text) : reader.optional("reason", .text)
      problems += reader.finish()
      guard let parts, let reason, let source else { return }
      inference = Token.Inference(parts: parts, reason: reason, source: source)
    }
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
