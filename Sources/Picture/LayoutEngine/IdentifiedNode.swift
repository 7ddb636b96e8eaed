package import ViewTree

/// A node before layout under the id that it has after it.
package struct IdentifiedNode: Sendable {
  package let id: String
  package let node: Node

  /// The node and everything in it, each before what it holds.
  package static func all(in root: Node) -> [IdentifiedNode] {
    var found: [IdentifiedNode] = []
    collect(Identification.boxes(of: root), into: &found)
    return found
  }

  private static func collect(_ box: Box, into found: inout [IdentifiedNode]) {
    found.append(IdentifiedNode(id: box.id, node: box.node))
    for part in box.backgrounds + box.children + box.overlays { collect(part, into: &found) }
  }
}
