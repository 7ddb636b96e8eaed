internal import DesignTokens
internal import Documents
internal import Geometry
internal import Typography
internal import ViewTree

extension LayoutTree: CustomStringConvertible {
  /// A line a node, indented by depth: id, role, frame in points, and what it shows.
  package var description: String {
    let width = Self.format(size.width)
    var text = "screen \(width)×\(Self.format(size.height)) @\(Self.format(scale))x "
    text += "\(direction.rawValue)\n"
    write(root, depth: 0, to: &text)
    return text
  }

  private func write(_ node: LayoutNode, depth: Int, to text: inout String) {
    let frame = node.frame
    text += String(repeating: "  ", count: depth) + "\(node.id) \(node.role.rawValue) "
    text += "\(Self.format(frame.minX)),\(Self.format(frame.minY)) "
    text += "\(Self.format(frame.width))×\(Self.format(frame.height))"
    if node.semantics.action != nil { text += target(of: node) }
    switch node.content {
    case .none, .figure: break
    case .symbol(let symbol): text += " symbol \(symbol.symbol.name) \(symbol.paint)"
    case .text(let paragraph, let content):
      text += " «\(content.string)» \(content.style.rawValue) \(content.paint)"
      if paragraph.lines.count > 1 { text += " \(paragraph.lines.count) lines" }
      if paragraph.isTruncated { text += " truncated" }
    }
    if !node.semantics.isEnabled { text += " disabled" }
    if node.semantics.isSelected { text += " selected" }
    text += "\n"
    for child in node.children { write(child, depth: depth + 1, to: &text) }
  }

  /// Where a finger finds a node beside its frame; nothing where the frame is large enough.
  private func target(of node: LayoutNode) -> String {
    let area = node.semantics.hitArea(of: node.frame)
    if area == node.frame { return "" }
    return " target \(Self.format(area.minX)),\(Self.format(area.minY)) "
      + "\(Self.format(area.width))×\(Self.format(area.height))"
  }

  private static func format(_ value: Double) -> String {
    JSONValue.format(value, decimals: 2)
  }
}
