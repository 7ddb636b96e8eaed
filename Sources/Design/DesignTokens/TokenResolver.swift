import Diagnostics
import Documents

/// Follows aliases and turns written values into typed ones.
struct TokenResolver {
  struct Resolved {
    var type: TokenType
    var value: Token.Value
  }

  private(set) var problems: [Diagnostic] = []
  private let tokens: [String: RawToken]
  /// In the order of the file, for hints.
  private let paths: [String]
  /// Nil for a token whose mistake is reported already.
  private var finished: [String: Resolved?] = [:]
  /// The tokens that others are aliases of, or have parts of.
  private(set) var aliased: Set<String> = []
  /// The tokens that are being resolved, outermost first.
  private var chain: [String] = []

  init(_ list: [RawToken]) {
    tokens = Dictionary(list.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    paths = list.map(\.path)
  }

  mutating func resolve(_ token: RawToken) -> Resolved? {
    if let known = finished[token.path] { return known }
    chain.append(token.path)
    let result = resolve(token.value, as: token.type, of: token)
    chain.removeLast()
    finished[token.path] = .some(result)
    return result
  }

  /// A part of a composite value, or an alias to a token of the part's type.
  mutating func part(_ node: YAMLNode?, as type: TokenType) -> Token.Value? {
    guard let node else { return nil }
    return resolve(node, as: type, of: nil)?.value
  }

  mutating func report(_ message: String, at node: YAMLNode, hint: String? = nil) {
    problems.append(Diagnostic(.error, message, at: node.range, hint: hint))
  }

  /// Runs a reading that adds to a list of problems.
  mutating func collect<Value>(_ read: (inout [Diagnostic]) -> Value) -> Value {
    read(&problems)
  }

  private mutating func resolve(
    _ node: YAMLNode, as type: TokenType?, of token: RawToken?
  ) -> Resolved? {
    if let path = TokenReference.path(in: node) {
      return follow(path.joined(separator: "."), from: node["$ref"] ?? node, as: type)
    }
    guard let type else {
      if token?.hasUnknownType == true { return nil }
      let place = token?.range ?? node.range
      problems.append(
        Diagnostic(
          .error, "the token '\(token?.path ?? "")' has no type", at: place,
          hint: "give it or its group a '$type'"))
      return nil
    }
    return literal(node, as: type).map { Resolved(type: type, value: $0) }
  }

  private mutating func follow(
    _ path: String, from node: YAMLNode, as type: TokenType?
  ) -> Resolved? {
    guard let target = tokens[path] ?? tokens[path + ".$root"] else {
      report(
        "unknown token '\(path)'", at: node,
        hint: NearestName.find(path, among: paths).map { "did you mean '\($0)'?" })
      return nil
    }
    if let start = chain.firstIndex(of: path) {
      let circle = (chain[start...] + [path]).joined(separator: " → ")
      report("the alias leads back to itself: \(circle)", at: node)
      return nil
    }
    aliased.insert(path)
    guard let result = resolve(target) else { return nil }
    if let type, type != result.type {
      report(
        "expected a token of type \(type.rawValue), '\(path)' is of type \(result.type.rawValue)",
        at: node)
      return nil
    }
    return result
  }
}
