internal import ViewTree

/// Gives every node its id.
///
/// A named node is called after its named ancestors: `today/timeline/node[2]/primary`. Names that
/// stand more than once below the same named ancestor are numbered from 1. A node without a name is
/// called after its kind, and always numbered: `today/timeline/stack[3]`.
enum Identification {
  static func boxes(of root: Node) -> Box {
    let scope = NamingScope(id: "", content: [root])
    return box(of: root, in: scope)
  }

  private static func box(of node: Node, in outer: NamingScope) -> Box {
    let id = outer.id(for: node)
    let parts = node.backgrounds.map(\.node) + node.children + node.overlays.map(\.node)
    let scope = node.name == nil ? outer : NamingScope(id: id, content: parts)
    let backgrounds = node.backgrounds.map { box(of: $0.node, in: scope) }
    let children = node.children.map { box(of: $0, in: scope) }
    let overlays = node.overlays.map { box(of: $0.node, in: scope) }
    return Box(
      node: node, id: id, children: children, backgrounds: backgrounds, overlays: overlays)
  }
}

/// The names below one named node.
private final class NamingScope {
  private let prefix: String
  /// How often each name occurs in the scope.
  private var totals: [String: Int] = [:]
  private var used: [String: Int] = [:]

  init(id: String, content: [Node]) {
    prefix = id.isEmpty ? "" : id + "/"
    for node in content { count(node) }
  }

  func id(for node: Node) -> String {
    let name = node.name ?? Self.kind(of: node)
    let number = (used[name] ?? 0) + 1
    used[name] = number
    if node.name != nil, totals[name] == 1 { return prefix + name }
    return "\(prefix)\(name)[\(number)]"
  }

  /// Counts the names down to the next named nodes, which open scopes of their own.
  private func count(_ node: Node) {
    if let name = node.name {
      totals[name, default: 0] += 1
      return
    }
    for attachment in node.backgrounds { count(attachment.node) }
    for child in node.children { count(child) }
    for attachment in node.overlays { count(attachment.node) }
  }

  private static func kind(of node: Node) -> String {
    switch node.content {
    case .stack: node.role == .group ? "stack" : node.role.rawValue
    case .text: "text"
    case .symbol: "symbol"
    case .figure: "figure"
    case .spacer: "spacer"
    case .scroll: "scroll"
    case .scaffold: "scaffold"
    }
  }
}
