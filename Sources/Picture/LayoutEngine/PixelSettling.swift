internal import Geometry
internal import Typography
internal import ViewTree

/// The last pass of layout: edges go to the nearest device pixel, and a screen that reads from
/// right to left is turned round. Neighbours that touched still touch.
struct PixelSettling {
  /// Device pixels a point.
  let scale: Double
  let direction: LayoutDirection
  /// Points.
  let screenWidth: Double

  /// - Parameter outer: how far everything around the box is displaced, in device pixels.
  func settle(_ placed: PlacedBox, displacedBy outer: Point = .zero) -> LayoutNode {
    let node = placed.box.node
    let displacement = outer + placed.displacement
    let frame = settle(placed.frame, displacedBy: displacement)
    return LayoutNode(
      id: placed.box.id, role: node.role, frame: frame,
      content: settle(placed.content, setIn: placed.textWidth, in: frame),
      appearance: node.appearance, semantics: node.semantics, scroll: placed.scroll,
      children: placed.children.map { settle($0, displacedBy: displacement) },
      backgroundCount: placed.backgroundCount)
  }

  private func settle(_ frame: Rect, displacedBy displacement: Point) -> Rect {
    let width = Self.nearestPixel(screenWidth * scale)
    var left = Self.nearestPixel(frame.minX * scale) + displacement.x
    var right = Self.nearestPixel(frame.maxX * scale) + displacement.x
    let top = Self.nearestPixel(frame.minY * scale) + displacement.y
    let bottom = Self.nearestPixel(frame.maxY * scale) + displacement.y
    if direction == .rightToLeft { (left, right) = (width - right, width - left) }
    return Rect(
      left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale)
  }

  /// Halves go up, and so does what rounding noise puts just below a half: otherwise a line of one
  /// pixel could end on the pixel where it starts.
  private static func nearestPixel(_ position: Double) -> Double {
    (position + 0.5 + 1e-6).rounded(.down)
  }

  /// Lines keep the places that they were set in, but for the room that rounding has added or that
  /// the frame has beyond theirs.
  ///
  /// - Parameter width: what the lines are aligned in, in pixels.
  private func settle(
    _ content: LayoutNode.Content, setIn width: Double, in frame: Rect
  ) -> LayoutNode.Content {
    guard case .text(var paragraph, let text) = content else { return content }
    let spare = (frame.width * scale).rounded() - width
    switch text.alignment(in: direction) {
    case .right: paragraph.move(byPixels: spare)
    case .center: paragraph.move(byPixels: spare / 2)
    case .left, .start, .end: break
    }
    return .text(paragraph, text)
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
