import Drawing
import Geometry
import Imaging

extension Rasterizer {
  func fill(_ shape: Shape, _ color: Color) {
    let shape = shape.applying(state.transform)
    let area = state.clip.rect.intersection(PixelRect(touchedBy: shape.bounds))
    guard !area.isEmpty, let painter = painter(color) else { return }
    if let rectangle = shape.alignedRectangle?.intersection(area) {
      for y in rectangle.top..<rectangle.bottom {
        painter.paintRun(y: y, from: rectangle.left, to: rectangle.right, coverage: 255)
      }
    } else {
      filler.fill(shape.path, within: area, into: .paint(painter))
    }
  }

  /// Dashes and width are lengths in the space of the path.
  func draw(_ path: Path, _ stroke: Stroke, _ color: Color) {
    let path = path.applying(state.transform)
    let stroke = stroke.scaled(by: state.transform.lengthFactor)
    let bounds = path.controlBounds.inset(by: -stroke.reach)
    let area = state.clip.rect.intersection(PixelRect(touchedBy: bounds))
    guard stroke.width > 0, bounds.isFinite, !area.isEmpty, let painter = painter(color) else {
      return
    }
    let outline = stroker.outline(of: path, stroke: stroke, visible: area.rect)
    filler.fill(outline, within: area, into: .paint(painter))
  }

  /// What blends a colour into the present surface; nil where it is transparent.
  func painter(_ color: Color) -> SpanPainter? {
    let paint = Paint(color)
    guard paint.alpha > 0 else { return nil }
    return SpanPainter(surface: state.surface, paint: paint, mask: state.clip.mask?.view)
  }
}
