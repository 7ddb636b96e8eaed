package import Geometry
package import ViewTree

extension Semantics {
  /// The side of the smallest target, in points.
  ///
  /// Source: docs/platform.md section 11.
  private static let minimumTarget = 44.0

  /// The room in which a finger finds a node that stands in a frame: what is smaller than the
  /// smallest target is found around its frame too.
  package func hitArea(of frame: Rect) -> Rect {
    guard hasMinimumTarget else { return frame }
    let x = min(0, (frame.width - Self.minimumTarget) / 2)
    let y = min(0, (frame.height - Self.minimumTarget) / 2)
    return Rect(
      left: frame.minX + x, top: frame.minY + y, right: frame.maxX - x, bottom: frame.maxY - y)
  }
}
