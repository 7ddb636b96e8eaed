internal import ViewTree

/// Gives every node its id, by the rule of `NamingScope`.
enum Identification {
  static func boxes(of root: Node) -> Box {
    box(of: root, in: NamingScope(of: root))
  }

  private static func box(of node: Node, in outer: NamingScope) -> Box {
    let id = outer.id(for: node)
    let scope = outer.inside(node, called: id)
    let backgrounds = node.backgrounds.map { box(of: $0.node, in: scope) }
    let children = node.children.map { box(of: $0, in: scope) }
    let overlays = node.overlays.map { box(of: $0.node, in: scope) }
    return Box(
      node: node, id: id, children: children, backgrounds: backgrounds, overlays: overlays)
  }
}
