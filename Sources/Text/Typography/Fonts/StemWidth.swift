internal import Geometry

/// How thick the upright strokes of a weight are, and of a face that is to be drawn with it.
package enum StemWidth {
  /// What the alef of a weight measures, in thousandths of an em; nil for a weight whose strokes no
  /// file of the family was measured for.
  ///
  /// Source: the alef of the variable Estedad 8.03 at 800, 151 of its 1000 units at half its height.
  package static func target(family: String, weight: Int) -> Double? {
    family == "Estedad" && weight == 800 ? 151 : nil
  }

  /// The width of a single upright stroke at half its height, in the units of the outline; nil
  /// where a line across the outline does not meet exactly two edges.
  static func measure(_ outline: Path) -> Double? {
    let edges = edges(of: outline)
    let heights = edges.flatMap { [$0.0.y, $0.1.y] }
    guard let bottom = heights.min(), let top = heights.max() else { return nil }
    // Off the raster of whole units, so that no corner lies on the line.
    let height = (bottom + top) / 2 + 0.25
    let crossings = edges.compactMap { from, to -> Double? in
      guard (from.y < height) != (to.y < height) else { return nil }
      return from.x + (height - from.y) * (to.x - from.x) / (to.y - from.y)
    }
    guard crossings.count == 2 else { return nil }
    return (crossings[1] - crossings[0]).magnitude
  }

  /// The straight pieces of an outline, curves cut into sixteen.
  private static func edges(of outline: Path) -> [(Point, Point)] {
    var edges: [(Point, Point)] = []
    var (start, last) = (Point.zero, Point.zero)
    func add(_ point: Point) {
      edges.append((last, point))
      last = point
    }
    func addCurve(_ control1: Point, _ control2: Point, _ end: Point) {
      let from = last
      for step in 1...16 {
        let t = Double(step) / 16
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        add(
          Point(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y))
      }
    }
    for element in outline.elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadratic(let control, let end):
        addCurve(
          Point(x: (last.x + 2 * control.x) / 3, y: (last.y + 2 * control.y) / 3),
          Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3), end)
      case .cubic(let control1, let control2, let end): addCurve(control1, control2, end)
      case .close: add(start)
      }
    }
    return edges
  }
}
