package import Diagnostics
import Documents

/// A file in the Design Tokens format, read whole: the single source of every design value.
///
/// Source: Design Tokens Format Module 2025.10 (groups, tokens, aliases, the types in use here).
package struct TokenFile: Hashable, Sendable {
  /// In the order of the file.
  package let tokens: [Token]
  /// Paths of the tokens that others are aliases of, or have parts of.
  package let aliased: Set<String>
  /// What the group `type` says of the width of digits; contextual where it says nothing.
  package let numerals: Numerals
  /// As messages name the file.
  package let path: String

  /// - Throws: everything that is wrong with the file, sorted by place.
  package init(parsing bytes: [UInt8], path: String) throws(DiagnosticList) {
    let file = YAMLFile(parsing: bytes, file: path)
    guard let root = file.documents.first, file.isComplete else {
      throw DiagnosticList(file.problems)
    }
    var problems = file.problems
    if file.documents.count > 1 {
      let place = file.documents[1].range
      problems.append(Diagnostic(.error, "a token file holds one document", at: place))
    }
    let outline = TokenOutline(root: root)
    var resolver = TokenResolver(outline.tokens)
    var tokens: [Token] = []
    for raw in outline.tokens {
      guard let resolved = resolver.resolve(raw) else { continue }
      tokens.append(
        Token(
          path: raw.path, value: resolved.value, description: raw.description,
          inference: raw.inference, range: raw.range))
    }
    problems += outline.problems + resolver.problems
    if !problems.isEmpty { throw DiagnosticList(problems).sortedByPlace }
    self.tokens = tokens
    aliased = resolver.aliased
    numerals = outline.numerals ?? .contextual
    self.path = path
  }

  /// The token of a path such as «color.accent».
  package subscript(path: String) -> Token? { tokens.first { $0.path == path } }
}
