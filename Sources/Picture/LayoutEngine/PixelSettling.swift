internal import Geometry
internal import Typography
internal import ViewTree

/// The last pass of layout: edges go to the nearest device pixel, and a screen that reads from
/// right to left is turned round. Neighbours that touched still touch.
struct PixelSettling {
  let layouter: Layouter
  let screenWidth: Double

  /// - Parameter outer: how far everything around the box is displaced, in device pixels.
  func settle(
    _ placed: PlacedBox, displacedBy outer: Point = .zero
  ) throws(UnicodeError) -> LayoutNode {
    let displacement = outer + placed.displacement
    let frame = settle(placed.frame, displacedBy: displacement)
    var children: [LayoutNode] = []
    for child in placed.children {
      children.append(try settle(child, displacedBy: displacement))
    }
    return LayoutNode(
      id: placed.box.id, role: placed.box.node.role, frame: frame,
      content: try content(of: placed, frame: frame), appearance: appearance(of: placed.box),
      semantics: placed.box.node.semantics, scroll: placed.scroll, children: children,
      backgroundCount: placed.backgroundCount)
  }

  /// The look of a node, with a finger on it where there is one.
  private func appearance(of box: Box) -> Appearance {
    var appearance = box.node.appearance
    if let look = box.node.semantics.pressLook, let press = layouter.context.presses[box.id] {
      look.apply(
        press.amount, reducesMotion: press.reducesMotion, tokens: layouter.context.tokens,
        to: &appearance)
    }
    return appearance
  }

  private func settle(_ frame: Rect, displacedBy displacement: Point) -> Rect {
    let scale = layouter.context.scale
    let width = Self.nearestPixel(screenWidth * scale)
    var left = Self.nearestPixel(frame.minX * scale) + displacement.x
    var right = Self.nearestPixel(frame.maxX * scale) + displacement.x
    let top = Self.nearestPixel(frame.minY * scale) + displacement.y
    let bottom = Self.nearestPixel(frame.maxY * scale) + displacement.y
    if layouter.context.direction == .rightToLeft { (left, right) = (width - right, width - left) }
    return Rect(
      left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale)
  }

  /// Halves go up, and so does what rounding noise puts just below a half: otherwise a line of one
  /// pixel could end on the pixel where it starts.
  private static func nearestPixel(_ position: Double) -> Double {
    (position + 0.5 + 1e-6).rounded(.down)
  }

  private func content(
    of placed: PlacedBox, frame: Rect
  ) throws(UnicodeError) -> LayoutNode.Content {
    switch placed.box.node.content {
    case .text(let text):
      // Broken as it was measured, and then moved into the frame that the lines got.
      let width = placed.offeredWidth ?? placed.frame.width
      var paragraph = try layouter.layOut(text, width: width)
      let broken = (width * layouter.context.scale + 1e-6).rounded(.down)
      let spare = (frame.width * layouter.context.scale).rounded() - broken
      switch layouter.alignment(of: text) {
      case .right: paragraph.move(byPixels: spare)
      case .center: paragraph.move(byPixels: spare / 2)
      case .left, .start, .end: break
      }
      return .text(paragraph, text)
    case .symbol(let symbol): return .symbol(symbol)
    case .figure(let figure): return .figure(figure)
    case .stack, .spacer, .scroll, .scaffold: return .none
    }
  }
}

extension Paragraph {
  /// Moves all lines to the right, into a box that is wider than the one they were set in.
  fileprivate mutating func move(byPixels distance: Double) {
    if distance == 0 { return }
    for line in lines.indices {
      lines[line].left += distance
      for cluster in lines[line].clusters.indices {
        lines[line].clusters[cluster].left += distance
        lines[line].clusters[cluster].right += distance
      }
      for run in lines[line].runs.indices {
        for glyph in lines[line].runs[run].glyphs.indices {
          lines[line].runs[run].glyphs[glyph].x += distance
        }
      }
    }
  }
}
