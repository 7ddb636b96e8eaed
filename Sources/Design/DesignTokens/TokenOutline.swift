import Diagnostics
import Documents

/// A token as it was written, before aliases are followed.
struct RawToken {
  var path: String
  var range: SourceRange
  /// Its own type or that of the nearest group; nil where an alias may still give it one.
  var type: TokenType?
  /// Whether a type is written that does not exist, which is reported once.
  var hasUnknownType: Bool
  var value: YAMLNode
  var description: String?
  var inference: Token.Inference?
}

/// Walks the groups of a token file and lists its tokens in the order of the file.
///
/// A group's own token is `$root`. Source: Design Tokens Format Module 2025.10, section 6.
struct TokenOutline {
  private(set) var tokens: [RawToken] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var numerals: Numerals?

  /// Without any token yet.
  init() {}

  init(root: YAMLNode) {
    guard let pairs = root.pairs else {
      problems.append(
        Diagnostic(.error, "expected groups of tokens, found \(root.summary)", at: root.range))
      return
    }
    let isSchema = { (pair: YAMLPair) in pair.key == "$schema" }
    var inheritance = GroupInheritance(root: root)
    let groups = inheritance.expanded(pairs.filter { !isSchema($0) })
    problems += inheritance.problems
    readGroup(groups, path: "", type: nil)
  }

  private mutating func readGroup(_ pairs: [YAMLPair], path: String, type: TokenType?) {
    let ownType = pairs.first { $0.key == "$type" }
    let type = ownType.flatMap { Self.type.read($0.value, &problems) } ?? type
    for pair in pairs {
      if pair.key == "$root" {
        readToken(pair, path: path + ".$root", type: type)
        continue
      }
      if pair.key.hasPrefix("$") {
        readGroupProperty(pair, of: path)
        continue
      }
      checkName(pair)
      let path = path.isEmpty ? pair.key : path + "." + pair.key
      if pair.value["$value"] != nil || pair.value["$ref"] != nil {
        readToken(pair, path: path, type: type)
      } else if let children = pair.value.pairs {
        readGroup(children, path: path, type: type)
      } else {
        report("expected a token or a group, found \(pair.value.summary)", at: pair.value.range)
      }
    }
  }

  private mutating func readGroupProperty(_ pair: YAMLPair, of group: String) {
    switch pair.key {
    case "$type", "$deprecated", "$extends": break
    case "$description": _ = ValueReader.text.read(pair.value, &problems)
    case "$extensions":
      let marks = TokenExtensions.Marks(in: pair.value, &problems)
      if group == "type" { numerals = marks.numerals }
    default:
      let known = ["$type", "$description", "$extensions", "$deprecated", "$extends", "$root"]
      problems.append(
        Diagnostic(
          .error, "unknown key '\(pair.key)' in a group", at: pair.keyRange,
          hint: NearestName.hint(pair.key, among: known)))
    }
  }

  mutating func readToken(_ pair: YAMLPair, path: String, type: TokenType?) {
    guard var reader = MappingReader(pair.value, expecting: "a token", &problems) else { return }
    let reference = reader.optional("$ref", .text)
    let literal = reader.optional("$value", .node)
    if reference != nil, literal != nil, let place = reader.keyRange("$ref") {
      reader.report(
        Diagnostic(.error, "a token has either '$value' or '$ref'", at: place))
    }
    let value = literal ?? (reference == nil ? nil : pair.value)
    let ownType = reader.optional("$type", Self.type)
    let hasOwnType = reader.has("$type")
    let description = reader.optional("$description", .text)
    let extensions = reader.optional("$extensions", .node)
    _ = reader.optional("$deprecated", .node)
    problems += reader.finish()
    let inference = extensions.flatMap { TokenExtensions.Marks(in: $0, &problems).inference }
    guard let value else { return }
    tokens.append(
      RawToken(
        path: path, range: pair.keyRange, type: ownType ?? type,
        hasUnknownType: hasOwnType && ownType == nil, value: value,
        description: description, inference: inference))
  }

  private mutating func checkName(_ pair: YAMLPair) {
    if pair.key.contains(where: { "{}.".contains($0) }) {
      report("the name '\(pair.key)' must not contain '{', '}' or '.'", at: pair.keyRange)
    }
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    problems.append(Diagnostic(.error, message, at: range))
  }

  private static let type = ValueReader<TokenType>.choice("token type")
}
