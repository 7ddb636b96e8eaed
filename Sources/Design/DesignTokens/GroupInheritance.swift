import Diagnostics
import Documents

/// Groups that take over the tokens of others: `"$extends": "{group}"`, or a JSON pointer.
///
/// What a group writes itself stands before what it takes over, token by token.
/// Source: Design Tokens Format Module 2025.10, section 6.4.
struct GroupInheritance {
  private(set) var problems: [Diagnostic] = []
  private let root: YAMLNode
  /// The groups that are being taken over, outermost first.
  private var chain: [String] = []

  init(root: YAMLNode) { self.root = root }

  /// The pairs of a group, with those of every group that it extends, and so on below.
  mutating func expanded(_ pairs: [YAMLPair]) -> [YAMLPair] {
    let inherited = inherited(by: pairs)
    var own = pairs.filter { $0.key != "$extends" }
    for index in own.indices {
      guard let children = own[index].children else { continue }
      own[index].value.content = .mapping(expanded(children))
    }
    return inherited.isEmpty ? own : Self.laying(own, over: inherited)
  }

  private mutating func inherited(by pairs: [YAMLPair]) -> [YAMLPair] {
    guard let extends = pairs.first(where: { $0.key == "$extends" })?.value else { return [] }
    guard let path = TokenReference.path(in: extends) else {
      report("expected the path of a group such as {color}, found \(extends.summary)", at: extends)
      return []
    }
    let words = path.joined(separator: ".")
    if let start = chain.firstIndex(of: words) {
      let circle = (chain[start...] + [words]).joined(separator: " → ")
      report("the group extends itself: \(circle)", at: extends)
      return []
    }
    var group: YAMLNode? = root
    for name in path { group = group?[name] }
    guard let found = group?.pairs, group?["$value"] == nil else {
      report("unknown group '\(words)'", at: extends)
      return []
    }
    chain.append(words)
    defer { chain.removeLast() }
    return expanded(found).filter { $0.key != "$description" }
  }

  private static func laying(_ pairs: [YAMLPair], over inherited: [YAMLPair]) -> [YAMLPair] {
    var result = inherited
    for pair in pairs {
      guard let index = result.firstIndex(where: { $0.key == pair.key }) else {
        result.append(pair)
        continue
      }
      var merged = pair
      if let mine = pair.children, let theirs = result[index].children {
        merged.value.content = .mapping(laying(mine, over: theirs))
      }
      result[index] = merged
    }
    return result
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    problems.append(Diagnostic(.error, message, at: node.range))
  }
}

extension YAMLPair {
  /// What stands in a group; nil for a token and for a group's own words.
  fileprivate var children: [YAMLPair]? {
    key.hasPrefix("$") || value["$value"] != nil ? nil : value.pairs
  }
}

/// How one part of a file names another.
enum TokenReference {
  /// The names in `{group.token}`, `#/group/token` or `{"$ref": "#/group/token"}`; nil for a value
  /// that is none of these. A pointer may end in `/$value`.
  static func path(in node: YAMLNode) -> [String]? {
    if let pointer = node["$ref"]?.text { return path(ofPointer: pointer) }
    guard let text = node.text else { return nil }
    if text.hasPrefix("#/") { return path(ofPointer: text) }
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Source: RFC 6901, sections 3 and 4.
  private static func path(ofPointer text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    var names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    if names.last == "$value" { names.removeLast() }
    return names
  }
}
