/// The names below one named node, which give every node its id.
///
/// A named node is called after its named ancestors: `today/timeline/node[2]/primary`. Names that
/// stand more than once below the same named ancestor are numbered from 1. A node without a name is
/// called after its kind, and always numbered: `today/timeline/stack[3]`. Nodes are to be asked for in
/// the order of a walk: each before its parts, backgrounds before children before overlays.
package final class NamingScope {
  private let prefix: String
  /// How often each name occurs in the scope.
  private var totals: [String: Int] = [:]
  private var used: [String: Int] = [:]

  /// The scope of a whole tree, its root included.
  package convenience init(of root: Node) {
    self.init(id: "", content: [root])
  }

  private init(id: String, content: [Node]) {
    prefix = id.isEmpty ? "" : id + "/"
    for node in content { count(node) }
  }

  /// The scope of a node's parts: one of its own where it has a name.
  package func inside(_ node: Node, called id: String) -> NamingScope {
    if node.name == nil { return self }
    return NamingScope(
      id: id, content: node.backgrounds.map(\.node) + node.children + node.overlays.map(\.node))
  }

  /// The id of the next node of the walk.
  package func id(for node: Node) -> String {
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
