internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// The paragraph with the middle of its ink in the middle of its lines' box; blank text as it is.
  ///
  /// - Parameter width: of the box in pixels; where it is not finite, the box is as wide as the lines.
  func centeredByInk(_ paragraph: Paragraph, width: Double) -> Paragraph {
    guard let ink = ink(of: paragraph) else { return paragraph }
    let shift = Point(
      x: (width.isFinite ? width : paragraph.width) / 2 - ink.midX,
      y: paragraph.height / 2 - ink.midY)
    var moved = paragraph
    for line in moved.lines.indices {
      for run in moved.lines[line].runs.indices {
        for glyph in moved.lines[line].runs[run].glyphs.indices {
          moved.lines[line].runs[run].glyphs[glyph].x += shift.x
          moved.lines[line].runs[run].glyphs[glyph].y += shift.y
        }
      }
    }
    return moved
  }

  private func ink(of paragraph: Paragraph) -> Rect? {
    let faces = context.fonts.values.flatMap(\.faces)
    var ink: Rect?
    for run in paragraph.lines.flatMap(\.runs) {
      guard let face = faces.first(where: { $0.id == run.font }) else { continue }
      let factor = paragraph.fontSize / Double(face.unitsPerEm)
      for glyph in run.glyphs {
        let outline = face.outline(of: glyph.id)
        if outline.elements.isEmpty { continue }
        let box = outline.controlBounds
        // Outlines have their y axis pointing up.
        let placed = Rect(
          x: glyph.x + box.minX * factor, y: glyph.y - box.maxY * factor,
          width: box.width * factor, height: box.height * factor)
        ink = ink?.union(placed) ?? placed
      }
    }
    return ink
  }
}
