package import DesignTokens
package import Drawing
internal import Geometry
package import Imaging
internal import Typography
internal import ViewTree

/// Turns a laid-out screen into drawing commands in device pixels.
package struct Painter {
  let tokens: DesignTokens
  let scale: Double
  let direction: LayoutDirection
  private let pictures: [String: Bitmap]
  var commands: [DrawCommand] = []

  private init(_ tree: LayoutTree, tokens: DesignTokens, pictures: [String: Bitmap]) {
    self.tokens = tokens
    scale = tree.scale
    direction = tree.direction
    self.pictures = pictures
  }

  /// The whole screen, on a white ground.
  ///
  /// - Parameter pictures: what stands in place of nodes and everything in them, by their ids: opaque
  ///   pictures as large as the nodes.
  package static func paint(
    _ tree: LayoutTree, tokens: DesignTokens, pictures: [String: Bitmap] = [:]
  ) -> DisplayList {
    var painter = Painter(tree, tokens: tokens, pictures: pictures)
    painter.paint(tree.root)
    return DisplayList(
      widthInPixels: Int((tree.size.width * tree.scale).rounded()),
      heightInPixels: Int((tree.size.height * tree.scale).rounded()),
      commands: painter.commands)
  }

  private mutating func paint(_ node: LayoutNode) {
    let look = node.appearance
    if look.opacity <= 0 { return }
    let frame = node.frame.scaled(by: scale)
    if let picture = pictures[node.id] {
      let (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
      commands.append(.picture(picture, x: x, y: y))
      return
    }
    let layer = layer(of: look, frame: frame)
    if let layer { commands.append(.pushLayer(layer)) }
    let shape = outline(of: look.corners, frame: frame)
    paintGround(look, shape: shape, frame: frame)
    if look.clips { commands.append(.pushClip(shape)) }
    for child in node.children.prefix(node.backgroundCount) { paint(child) }
    paint(node.content, frame: frame)
    for child in node.children.dropFirst(node.backgroundCount) { paint(child) }
    if look.clips { commands.append(.pop) }
    if let border = look.border { paint(border, corners: look.corners, frame: frame) }
    if layer != nil { commands.append(.pop) }
  }

  private func layer(of look: Appearance, frame: Rect) -> Layer? {
    if look.opacity >= 1, look.scale == 1 { return nil }
    return Layer(opacity: min(1, look.opacity), transform: look.transform(of: frame, in: direction))
  }

  /// What lies under the content: shadows, glass, the fill.
  private mutating func paintGround(_ look: Appearance, shape: Shape, frame: Rect) {
    for shadow in look.shadows {
      commands.append(
        .shadow(
          shape,
          Shadow(
            color: shadow.color, offset: Point(x: 0, y: shadow.offsetY * scale),
            sigma: shadow.sigma * scale)))
    }
    if let fade = look.edgeFade { paint(fade, frame: frame) }
    if let glass = look.glass { paint(glass, corners: look.corners, frame: frame) }
    if let fill = look.fill { commands.append(.fill(shape, color(fill))) }
  }

  private mutating func paint(_ content: LayoutNode.Content, frame: Rect) {
    switch content {
    case .none: break
    case .text(let paragraph, let text): paint(paragraph, color(text.paint), at: frame.origin)
    case .symbol(let symbol): paint(symbol, frame: frame)
    case .figure(let figure): paint(figure, frame: frame)
    }
  }

  /// Joined letters overlap where they meet. A translucent colour would be darker there, so such a
  /// text is drawn opaque into a layer that is translucent as a whole.
  private mutating func paint(_ paragraph: Paragraph, _ color: Color, at origin: Point) {
    if color.alpha < 1 {
      commands.append(.pushLayer(Layer(opacity: color.alpha, transform: .identity)))
    }
    defer { if color.alpha < 1 { commands.append(.pop) } }
    let color = Color(red: color.red, green: color.green, blue: color.blue)
    for run in paragraph.lines.flatMap(\.runs) where !run.glyphs.isEmpty {
      let glyphs = run.glyphs.map { glyph in
        GlyphRun.Glyph(id: glyph.id, origin: Point(x: glyph.x, y: glyph.y) + origin)
      }
      commands.append(
        .glyphs(GlyphRun(font: run.font, size: paragraph.fontSize, glyphs: glyphs), color))
    }
  }

  private mutating func paint(_ content: SymbolContent, frame: Rect) {
    let factor = frame.width / Symbol.gridSize
    var transform = AffineTransform.scale(x: factor, y: factor)
    if content.symbol.mirrors, direction == .rightToLeft {
      transform = AffineTransform(a: -factor, b: 0, c: 0, d: factor, tx: frame.width, ty: 0)
    }
    transform = transform.concatenating(.translation(x: frame.minX, y: frame.minY))
    for layer in content.symbol.layers {
      let path = layer.path.applying(transform)
      switch layer.style {
      case .fill: commands.append(.fill(.path(path), color(content.paint)))
      case .stroke(let width):
        let stroke = Stroke(width: width * factor, cap: .round, join: .round)
        commands.append(.stroke(path, stroke, color(content.paint)))
      }
    }
  }
}
