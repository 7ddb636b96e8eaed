import Geometry
import Imaging

extension Rasterizer {
  /// Copies a picture without transparency onto the surface.
  ///
  /// - Precondition: the groups around it only move, by whole pixels.
  func draw(_ bitmap: Bitmap, atX x: Int, y: Int) {
    let corner = state.transform.apply(to: Point(x: Double(x), y: Double(y)))
    let (left, top) = (Int(corner.x.rounded()), Int(corner.y.rounded()))
    precondition(
      state.transform.isTranslation && Double(left) == corner.x && Double(top) == corner.y,
      "a picture inside of a group that scales")
    let bounds = PixelRect(
      left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height)
    let visible = bounds.intersection(state.clip.rect)
    if visible.isEmpty { return }
    let mask = state.clip.mask?.view
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress else { return }
      for row in visible.top..<visible.bottom {
        let offset = ((row - top) * bitmap.width + (visible.left - left)) * 4
        let target = state.surface.pixel(x: visible.left, y: row)
        if let mask {
          Blending.compositeRow(
            source + offset, opacity: 255,
            coverages: UnsafePointer(mask.row(row, from: visible.left)), over: target,
            count: visible.width)
        } else {
          target.update(from: source + offset, count: visible.width * 4)
        }
      }
    }
  }
}
