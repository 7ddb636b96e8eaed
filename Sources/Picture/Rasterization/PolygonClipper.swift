import Geometry

/// Cuts polygons to a rectangle so that winding numbers inside it stay as they are.
///
/// Sutherland and Hodgman's algorithm: edges that it adds run along the border of the rectangle.
enum PolygonClipper {
  static func clip(_ polygon: [Point], to rect: Rect) -> [Point] {
    var points = polygon
    cut(&points, where: { $0.x - rect.minX })
    cut(&points, where: { rect.maxX - $0.x })
    cut(&points, where: { $0.y - rect.minY })
    cut(&points, where: { rect.maxY - $0.y })
    return points
  }

  /// The part of a segment inside a rectangle, nil where there is none (Liang and Barsky).
  static func clip(from start: Point, to end: Point, to rect: Rect) -> (Point, Point)? {
    let delta = end - start
    var (enter, leave) = (0.0, 1.0)
    let borders = [
      (-delta.x, start.x - rect.minX), (delta.x, rect.maxX - start.x),
      (-delta.y, start.y - rect.minY), (delta.y, rect.maxY - start.y),
    ]
    for (speed, distance) in borders {
      if speed == 0 {
        if distance < 0 { return nil }
      } else if speed < 0 {
        enter = max(enter, distance / speed)
      } else {
        leave = min(leave, distance / speed)
      }
    }
    guard enter <= leave else { return nil }
    return (
      enter == 0 ? start : start + delta * enter, leave == 1 ? end : start + delta * leave
    )
  }

  /// Keeps the side of a line where `distance` is not negative.
  private static func cut(_ points: inout [Point], where distance: (Point) -> Double) {
    guard var previous = points.last else { return }
    if points.allSatisfy({ distance($0) >= 0 }) { return }
    var result: [Point] = []
    result.reserveCapacity(points.count)
    var before = distance(previous)
    for point in points {
      let here = distance(point)
      if (before < 0) != (here < 0) {
        result.append(previous + (point - previous) * (before / (before - here)))
      }
      if here >= 0 { result.append(point) }
      previous = point
      before = here
    }
    points = result
  }
}
