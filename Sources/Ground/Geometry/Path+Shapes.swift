extension Path {
  /// The distance of a cubic's control points, as a part of the radius, at which four cubics are
  /// closest to a circle: 4/3 · (√2 − 1).
  package static let circleHandle = 0.5522847498307936

  package static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: Point(x: rect.maxX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  package static func ellipse(in rect: Rect) -> Path {
    roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(
      in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle with circular corners; the radius is cut down to half of the shorter side, which
  /// makes a capsule.
  package static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let fitting = max(0, min(radius, rect.width / 2, rect.height / 2))
    if fitting == 0 { return rectangle(rect) }
    return roundedRectangle(rect, radiusX: fitting, radiusY: fitting)
  }

  package static func capsule(_ rect: Rect) -> Path {
    roundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// An open arc of a circle. Angles in radians, clockwise from the positive x axis.
  package static func arc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) -> Path {
    var path = Path()
    path.move(to: pointOnCircle(center: center, radius: radius, angle: start))
    path.addArc(center: center, radius: radius, from: start, to: end)
    return path
  }

  /// Continues the contour along a circle, in steps of at most a quarter turn.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) {
    let steps = max(1, Int(((end - start).magnitude / (Double.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(steps)
    let quarter = ElementaryFunctions.sineAndCosine(step / 4)
    let handle = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    for index in 0..<steps {
      let from = start + Double(index) * step
      let a = ElementaryFunctions.sineAndCosine(from)
      let b = ElementaryFunctions.sineAndCosine(from + step)
      let first = Point(x: center.x + radius * a.cosine, y: center.y + radius * a.sine)
      let last = Point(x: center.x + radius * b.cosine, y: center.y + radius * b.sine)
      addCubic(
        control1: Point(x: first.x - handle * a.sine, y: first.y + handle * a.cosine),
        control2: Point(x: last.x + handle * b.sine, y: last.y - handle * b.cosine),
        to: last)
    }
  }

  /// The point of a circle at an angle in radians, clockwise from the positive x axis.
  package static func pointOnCircle(center: Point, radius: Double, angle: Double) -> Point {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    return Point(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  private static func roundedRectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    let handleX = radiusX * (1 - circleHandle)
    let handleY = radiusY * (1 - circleHandle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: Point(x: left + radiusX, y: top))
    path.addLine(to: Point(x: right - radiusX, y: top))
    path.addCubic(
      control1: Point(x: right - handleX, y: top), control2: Point(x: right, y: top + handleY),
      to: Point(x: right, y: top + radiusY))
    path.addLine(to: Point(x: right, y: bottom - radiusY))
    path.addCubic(
      control1: Point(x: right, y: bottom - handleY),
      control2: Point(x: right - handleX, y: bottom), to: Point(x: right - radiusX, y: bottom))
    path.addLine(to: Point(x: left + radiusX, y: bottom))
    path.addCubic(
      control1: Point(x: left + handleX, y: bottom),
      control2: Point(x: left, y: bottom - handleY), to: Point(x: left, y: bottom - radiusY))
    path.addLine(to: Point(x: left, y: top + radiusY))
    path.addCubic(
      control1: Point(x: left, y: top + handleY), control2: Point(x: left + handleX, y: top),
      to: Point(x: left + radiusX, y: top))
    path.close()
    return path
  }
}
