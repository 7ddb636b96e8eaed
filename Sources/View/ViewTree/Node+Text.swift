internal import DesignTokens

extension Node: CustomStringConvertible {
  /// The tree before layout, a line a node: its name, kind, role, and what it shows.
  package var description: String {
    var text = ""
    write(depth: 0, to: &text)
    return text
  }

  private func write(depth: Int, to text: inout String) {
    text += String(repeating: "  ", count: depth) + kind
    if let name { text += " '\(name)'" }
    if role != .group { text += " \(role.rawValue)" }
    text += "\n"
    for background in backgrounds { background.node.write(depth: depth + 1, to: &text) }
    for child in children { child.write(depth: depth + 1, to: &text) }
    for overlay in overlays { overlay.node.write(depth: depth + 1, to: &text) }
  }

  /// What the node draws or how it arranges its children.
  private var kind: String {
    switch content {
    case .stack(let stack): "\(stack.axis.rawValue) stack"
    case .text(let text): "text «\(text.string)» \(text.style.rawValue) \(text.paint)"
    case .symbol(let symbol): "symbol \(symbol.symbol.name)"
    case .figure: "figure"
    case .spacer: "spacer"
    case .scroll: "scroll"
    case .scaffold: "scaffold"
    }
  }
}
