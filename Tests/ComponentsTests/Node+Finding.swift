import ViewTree

extension Node {
  /// The node and everything in it, what hangs on it included.
  var everything: [Node] {
    let attached = backgrounds.map(\.node) + children + overlays.map(\.node)
    return [self] + attached.flatMap(\.everything)
  }

  func all(_ name: String) -> [Node] { everything.filter { $0.name == name } }

  func first(_ name: String) -> Node? { all(name).first }

  /// All texts, in paint order.
  var strings: [String] {
    everything.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  /// The fills, borders and frames, without a word about colour.
  var shapes: [String] {
    everything.map { node in
      let look = node.appearance
      return "\(look.fill != nil) \(look.border != nil) \(look.corners) \(node.content.isSymbol)"
    }
  }
}

extension Node.Content {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}
