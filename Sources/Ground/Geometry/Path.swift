/// A sequence of contours of lines and Bézier curves.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// In drawing order; every contour starts with `move`.
  package private(set) var elements: [Element]

  package init(elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: Point) { elements.append(.move(point)) }
  package mutating func addLine(to point: Point) { elements.append(.line(point)) }
  package mutating func addQuadratic(control: Point, to end: Point) {
    elements.append(.quadratic(control: control, end: end))
  }
  package mutating func addCubic(control1: Point, control2: Point, to end: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements += other.elements }

  package func applying(_ transform: AffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .quadratic(let control, let end):
          .quadratic(control: transform.apply(to: control), end: transform.apply(to: end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform.apply(to: control1), control2: transform.apply(to: control2),
            end: transform.apply(to: end))
        case .close: .close
        }
      })
  }

  /// The box of all end and control points: it holds the curve, and may be larger.
  package var controlBounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end): points += [control, end]
      case .cubic(let control1, let control2, let end): points += [control1, control2, end]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }
}
