internal import DesignTokens
package import Documents
internal import Geometry
internal import Typography
internal import ViewTree

extension LayoutTree {
  /// The dump that `inspect` prints and that references keep: all lengths are points from the left
  /// and top edges of the screen.
  package var json: JSONValue {
    .object([
      "width": .number(size.width), "height": .number(size.height), "scale": .number(scale),
      "direction": .string(direction.rawValue), "root": json(of: root),
    ])
  }

  private func json(of node: LayoutNode) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(node.id)), .init("role", .string(node.role.rawValue)),
      .init("frame", frame(node.frame)),
    ]
    members += semantics(of: node) + appearance(of: node) + content(of: node)
    if let scroll = node.scroll {
      members.append(
        .init(
          "scroll",
          .object([
            "offset": .number(scroll.offset), "contentHeight": .number(scroll.contentHeight),
            "maximumOffset": .number(scroll.maximumOffset),
            "insetTop": .number(scroll.insets.top), "insetBottom": .number(scroll.insets.bottom),
            "titleHeight": .number(scroll.titleHeight),
          ])))
    }
    if !node.children.isEmpty {
      members.append(.init("children", .array(node.children.map(json))))
    }
    return .object(members)
  }

  private func frame(_ rect: Rect) -> JSONValue {
    .object([
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }

  private func semantics(of node: LayoutNode) -> [JSONValue.Member] {
    let semantics = node.semantics
    var members: [JSONValue.Member] = []
    if let label = semantics.label { members.append(.init("label", .string(label))) }
    if let value = semantics.value { members.append(.init("value", .string(value))) }
    if let action = semantics.action {
      members.append(.init("action", .string(action.name)))
      members.append(.init("target", frame(semantics.hitArea(of: node.frame))))
    }
    if !semantics.isEnabled { members.append(.init("enabled", false)) }
    if semantics.isSelected { members.append(.init("selected", true)) }
    return members
  }

  /// What is not as a plain frame has it.
  private func appearance(of node: LayoutNode) -> [JSONValue.Member] {
    let look = node.appearance
    var members: [JSONValue.Member] = []
    if let fill = look.fill { members.append(.init("fill", .string("\(fill)"))) }
    if let border = look.border { members.append(.init("border", .string("\(border.paint)"))) }
    if let fade = look.edgeFade {
      members.append(.init("edgeFade", .string(fade.edge.rawValue)))
    }
    if look.glass != nil { members.append(.init("glass", true)) }
    if look.opacity != 1 { members.append(.init("opacity", .number(look.opacity))) }
    if look.scale != 1 { members.append(.init("scale", .number(look.scale))) }
    return members
  }

  private func content(of node: LayoutNode) -> [JSONValue.Member] {
    switch node.content {
    case .none, .figure: return []
    case .symbol(let symbol):
      return [
        .init("symbol", .string(symbol.symbol.name)), .init("color", .string("\(symbol.paint)")),
      ]
    case .text(let paragraph, let text):
      var members: [JSONValue.Member] = [
        .init("text", .string(text.string)), .init("style", .string(text.style.rawValue)),
        .init("color", .string("\(text.paint)")),
        .init("fontSize", .number(paragraph.fontSize / scale)),
      ]
      if let weight = text.weight { members.append(.init("weight", .integer(weight))) }
      members.append(.init("truncated", .bool(paragraph.isTruncated)))
      members.append(
        .init("lines", .array(paragraph.lines.map { line($0, in: node.frame) })))
      return members
    }
  }

  /// The line's UTF-16 range, its place, and the graphemes as [start, end, left, right].
  private func line(_ line: Paragraph.Line, in frame: Rect) -> JSONValue {
    let x = { (pixels: Double) in JSONValue.number(frame.minX + pixels / scale) }
    return .object([
      "start": .integer(line.range.lowerBound), "end": .integer(line.range.upperBound),
      "left": x(line.left), "right": x(line.left + line.width),
      "baseline": .number(frame.minY + line.baseline / scale),
      "clusters": .array(
        line.clusters.map { cluster in
          [
            .integer(cluster.range.lowerBound), .integer(cluster.range.upperBound),
            x(cluster.left), x(cluster.right),
          ]
        }),
    ])
  }
}
