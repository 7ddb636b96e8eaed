import Geometry

/// One contour of a path, with the knowledge whether it is closed.
struct Contour {
  enum Segment {
    case line(Point)
    case quadratic(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)

    var end: Point {
      switch self {
      case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
      }
    }
  }

  var start: Point
  var segments: [Segment] = []
  var isClosed = false

  /// Whether everything lies in one point of FreeType's grid.
  var hasNoLength: Bool {
    let grid = 1.0 / 64
    return segments.allSatisfy { segment in
      let points =
        switch segment {
        case .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        }
      return points.allSatisfy {
        ($0.x - start.x).magnitude < grid && ($0.y - start.y).magnitude < grid
      }
    }
  }
}

extension Path {
  /// The contours in order. A lone `move` makes none.
  var contours: [Contour] {
    var result: [Contour] = []
    var current: Contour?
    func finish() {
      if let current, !current.segments.isEmpty || current.isClosed { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Contour(start: point)
      case .line(let end):
        current?.segments.append(.line(end))
      case .quadratic(let control, let end):
        current?.segments.append(.quadratic(control: control, end: end))
      case .cubic(let control1, let control2, let end):
        current?.segments.append(.cubic(control1: control1, control2: control2, end: end))
      case .close:
        current?.isClosed = true
        finish()
        current = current.map { Contour(start: $0.start) }
      }
    }
    finish()
    return result
  }
}

extension Polyline {
  /// The same line as a contour.
  var contour: Contour {
    Contour(
      start: points.first ?? .zero, segments: points.dropFirst().map { .line($0) },
      isClosed: isClosed)
  }

  /// The stretches inside a rectangle, as open lines.
  func pieces(within rect: Rect) -> [Polyline] {
    var result: [Polyline] = []
    let closing = isClosed ? points.prefix(1) : []
    for (start, end) in zip(points, points.dropFirst() + closing) {
      guard let (from, to) = PolygonClipper.clip(from: start, to: end, to: rect) else { continue }
      if let last = result.indices.last, result[last].points.last == from {
        result[last].points.append(to)
      } else {
        result.append(Polyline(points: [from, to]))
      }
    }
    return result
  }
}
