package import DesignTokens
import Digests
import Documents
import Geometry
import Imaging
package import LayoutEngine
import Typography
import ViewTree

extension LayoutRecord {
  /// The record of a layout, its colours by name and value, so that a change of either is seen.
  package init(_ tree: LayoutTree, tokens: DesignTokens) {
    var recorder = LayoutRecorder(tree: tree, tokens: tokens)
    recorder.add(tree.root, parent: nil)
    self.init(nodes: recorder.nodes)
  }
}

/// Walks a layout and writes down each node.
private struct LayoutRecorder {
  let tree: LayoutTree
  let tokens: DesignTokens
  var nodes: [LayoutRecord.Node] = []

  mutating func add(_ node: LayoutNode, parent: Int?) {
    let index = nodes.count
    var values: [LayoutRecord.Value] = [.init(.role, node.role.rawValue)]
    values += content(of: node) + appearance(of: node) + semantics(of: node)
    nodes.append(
      LayoutRecord.Node(id: node.id, parent: parent, frame: node.frame, values: values))
    for child in node.children { add(child, parent: index) }
  }

  private func content(of node: LayoutNode) -> [LayoutRecord.Value] {
    switch node.content {
    case .none: []
    case .text(let paragraph, let text): values(of: paragraph, text)
    case .symbol(let symbol):
      [
        .init(.size, points(symbol.size)), .init(.colour, colour(symbol.paint)),
        .init(.symbol, "\(symbol.symbol.name) \(digest("\(symbol.symbol)"))"),
      ]
    case .figure(.line(let line)):
      [
        .init(.colour, colour(line.paint)),
        .init(.figure, "line \(points(tokens.points(line.width))) \(line.dash.map(points))"),
      ]
    case .figure(.ring(let paint, let width, let fraction)):
      [
        .init(.colour, colour(paint)),
        .init(.figure, "ring \(points(tokens.points(width))) to \(exact(fraction))"),
      ]
    }
  }

  private func values(of paragraph: Paragraph, _ text: TextContent) -> [LayoutRecord.Value] {
    let lines = paragraph.lines.map { "\($0.range.lowerBound)–\($0.range.upperBound)" }
    var values: [LayoutRecord.Value] = [
      .init(.text, text.string), .init(.style, text.style.rawValue),
      .init(.size, points(paragraph.fontSize / tree.scale)),
      .init(.weight, String(text.weight ?? tokens[text.style].weight)),
      .init(.colour, colour(text.paint)), .init(.alignment, "\(text.alignment)"),
      .init(.lines, lines.joined(separator: ", ")),
    ]
    if paragraph.isTruncated { values.append(.init(.truncation, "cut")) }
    return values + [.init(.letters, letters(of: paragraph))]
  }

  private func appearance(of node: LayoutNode) -> [LayoutRecord.Value] {
    let look = node.appearance
    var values: [LayoutRecord.Value] = []
    if let fill = look.fill { values.append(.init(.fill, colour(fill))) }
    if look.corners != .square { values.append(.init(.corners, name(look.corners))) }
    if let border = look.border {
      values.append(.init(.border, "\(colour(border.paint)) \(name(border.width))"))
    }
    for shadow in look.shadows {
      let shape = "\(points(shadow.sigma)) down \(points(shadow.offsetY))"
      values.append(.init(.shadow, "\(name(shadow.color)) \(shape)"))
    }
    if let fade = look.edgeFade {
      let ground = name(tokens[fade.ground])
      values.append(.init(.edgeFade, "\(fade.edge.rawValue) \(ground) \(exact(fade.strength))"))
    }
    if let glass = look.glass {
      values.append(.init(.glass, figures(of: glass)))
    }
    if look.opacity != 1 { values.append(.init(.opacity, exact(look.opacity))) }
    if look.scale != 1 {
      values.append(.init(.scale, "\(exact(look.scale)) about \(look.scaleAnchor)"))
    }
    if look.clips { values.append(.init(.clipping, "at its outline")) }
    if let scroll = node.scroll { values.append(.init(.scrolling, points(scroll.offset))) }
    return values
  }

  private func figures(of glass: Glass) -> String {
    let recipe = tokens[glass.material]
    let name = "\(glass.material.rawValue) \(glass.form.rawValue)"
    if glass.form == .opaque { return "\(name) \(self.name(recipe.opaque))" }
    let colours = [recipe.surface.opacity(recipe.cover), recipe.topRim, recipe.bottomRim]
      .map(self.name)
    let lengths = [recipe.blurSigma, recipe.lensWidth, recipe.lensShift].map(points)
    return ([name] + lengths + [exact(recipe.saturation)] + colours).joined(separator: " ")
  }

  private func semantics(of node: LayoutNode) -> [LayoutRecord.Value] {
    let semantics = node.semantics
    var values: [LayoutRecord.Value] = []
    if let label = semantics.label { values.append(.init(.label, label)) }
    if let value = semantics.value { values.append(.init(.value, value)) }
    if !semantics.isEnabled { values.append(.init(.enabled, "no")) }
    if semantics.isSelected { values.append(.init(.selected, "yes")) }
    if let action = semantics.action { values.append(.init(.action, action.name)) }
    return values
  }

  private func colour(_ paint: Paint) -> String {
    switch paint {
    case .token(let token, let opacity): "\(paint) \(name(tokens[token].opacity(opacity)))"
    case .color(let color): name(color)
    }
  }

  private func name(_ corners: Corners) -> String {
    switch corners {
    case .square, .capsule: "\(corners)"
    case .rounded(let radius): "rounded(\(tokens.points(radius)))"
    case .continuous(let radius): "continuous(\(tokens.points(radius)))"
    case .continuousTop(let radius): "continuousTop(\(tokens.points(radius)))"
    }
  }

  private func name(_ width: Border.Width) -> String {
    switch width {
    case .hairline: "hairline"
    case .points(let points): "points(\(tokens.points(points)))"
    }
  }

  /// The channels, and the alpha exactly where a byte does not hold it.
  private func name(_ color: Color) -> String {
    let isByte = Double(color.alphaByte) / 255 == color.alpha
    return isByte ? color.hexadecimal : "\(color.opaqueName) \(exact(color.alpha * 100))%"
  }

  private func letters(of paragraph: Paragraph) -> String {
    var text = ""
    for line in paragraph.lines {
      text += "line \(line.left) \(line.top) \(line.baseline)\n"
      for run in line.runs {
        text += "\(run.font.digest) \(run.font.weight)"
        for glyph in run.glyphs { text += " \(glyph.id.rawValue) \(glyph.x) \(glyph.y)" }
        text += "\n"
      }
    }
    return digest(text)
  }

  private func digest(_ text: String) -> String {
    String(Array(text.utf8).withUnsafeBytes { XXHash64.digest($0) }, radix: 16)
  }

  private func points(_ value: Double) -> String { exact(value) + " pt" }
  private func exact(_ value: Double) -> String { JSONValue.format(value, decimals: 6) }
}

extension Color {
  /// The channels without the alpha.
  fileprivate var opaqueName: String {
    Color(red: red, green: green, blue: blue).hexadecimal
  }
}
