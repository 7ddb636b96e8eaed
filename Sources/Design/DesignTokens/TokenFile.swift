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
    try self.init(parsing: [(bytes, path)])
  }

  /// Several files as one: a mode or a brand that changes some tokens of another file. A later file's
  /// token takes the place of an earlier one's, aliases of all files included.
  ///
  /// - Throws: everything that is wrong with the files, each sorted by place.
  package init(parsing files: [(bytes: [UInt8], path: String)]) throws(DiagnosticList) {
    var problems: [Diagnostic] = []
    var raw: [RawToken] = []
    /// Where the tokens of earlier files stand.
    var known: [String: Int] = [:]
    var numerals: Numerals?
    for (bytes, path) in files {
      let outline = Self.outline(of: bytes, path: path, &problems)
      problems += outline?.problems ?? []
      numerals = outline?.numerals ?? numerals
      for token in outline?.tokens ?? [] {
        if let index = known[token.path] {
          raw[index] = token.falling(backTo: raw[index])
        } else {
          known[token.path] = raw.count
          raw.append(token)
        }
      }
    }
    var resolver = TokenResolver(raw)
    var tokens: [Token] = []
    for raw in raw {
      guard let resolved = resolver.resolve(raw) else { continue }
      tokens.append(
        Token(
          path: raw.path, value: resolved.value, written: raw.value,
          description: raw.description, inference: raw.inference, range: raw.range))
    }
    problems += resolver.problems
    if !problems.isEmpty { throw DiagnosticList(problems).sortedByPlace }
    self.tokens = tokens
    aliased = resolver.aliased
    self.numerals = numerals ?? .contextual
    path = files.last?.path ?? ""
  }

  private static func outline(
    of bytes: [UInt8], path: String, _ problems: inout [Diagnostic]
  ) -> TokenOutline? {
    let file = YAMLFile(parsing: bytes, file: path)
    problems += file.problems
    guard let root = file.documents.first, file.isComplete else { return nil }
    if file.documents.count > 1 {
      let place = file.documents[1].range
      problems.append(Diagnostic(.error, "a token file holds one document", at: place))
    }
    return TokenOutline(root: root)
  }

  /// The token of a path such as «color.accent».
  package subscript(path: String) -> Token? { tokens.first { $0.path == path } }
}

extension RawToken {
  /// The token with what it leaves open: its type and its words.
  fileprivate func falling(backTo other: RawToken) -> RawToken {
    var token = self
    token.type = type ?? other.type
    token.description = description ?? other.description
    return token
  }
}
