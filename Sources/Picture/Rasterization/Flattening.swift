import Geometry

/// Curves as chains of short lines.
enum Flattening {
  /// Calls `line` with the end of every piece of a cubic; no piece strays further than
  /// `tolerance` from the curve.
  static func cubic(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point, tolerance: Double,
    line: (Point) -> Void
  ) {
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let bend = max(lengthSquared(bend1), lengthSquared(bend2)).squareRoot()
    // The chord of 1/n of a cubic strays at most 6·bend/(8·n²).
    let count = pieces((0.75 * bend / tolerance).squareRoot())
    for index in 1..<max(2, count + 1) where index < count {
      let t = Double(index) / Double(count)
      let rest = 1 - t
      line(
        start * (rest * rest * rest) + control1 * (3 * rest * rest * t)
          + control2 * (3 * rest * t * t) + end * (t * t * t))
    }
    line(end)
  }

  static func quadratic(
    from start: Point, _ control: Point, to end: Point, tolerance: Double, line: (Point) -> Void
  ) {
    cubic(
      from: start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3),
      to: end, tolerance: tolerance, line: line)
  }

  private static func lengthSquared(_ vector: Point) -> Double {
    vector.x * vector.x + vector.y * vector.y
  }

  private static func pieces(_ count: Double) -> Int {
    guard count.isFinite else { return 1 }
    return min(1000, Int(count) + 1)
  }
}

/// A contour of straight lines.
struct Polyline {
  var points: [Point] = []
  var isClosed = false
}

extension Path {
  /// The contours with curves flattened.
  func polylines(tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    func last() -> Point { current.points.last ?? .zero }
    func finish() {
      if current.points.count > 1 || current.isClosed { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Polyline(points: [point])
      case .line(let point):
        current.points.append(point)
      case .quadratic(let control, let end):
        Flattening.quadratic(from: last(), control, to: end, tolerance: tolerance) {
          current.points.append($0)
        }
      case .cubic(let control1, let control2, let end):
        Flattening.cubic(from: last(), control1, control2, to: end, tolerance: tolerance) {
          current.points.append($0)
        }
      case .close:
        let start = current.points.first
        current.isClosed = true
        finish()
        // What follows without a move starts where the closed contour started.
        current = Polyline()
        if let start { current.points = [start] }
      }
    }
    finish()
    return result
  }
}
