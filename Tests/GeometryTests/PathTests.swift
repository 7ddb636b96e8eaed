import Geometry
import Testing

@Suite struct PathTests {
  @Test func `a closed contour reversed visits its points from the last to the first`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 4, y: 0))
    path.addQuadratic(control: Point(x: 4, y: 4), to: Point(x: 0, y: 4))
    path.close()
    var expected = Path()
    expected.move(to: Point(x: 0, y: 4))
    expected.addQuadratic(control: Point(x: 4, y: 4), to: Point(x: 4, y: 0))
    expected.addLine(to: Point(x: 0, y: 0))
    expected.close()
    #expect(path.reversed == expected)
  }

  @Test func `an open contour stays open, and a cubic swaps its control points`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCubic(
      control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4), to: Point(x: 5, y: 6))
    var expected = Path()
    expected.move(to: Point(x: 5, y: 6))
    expected.addCubic(
      control1: Point(x: 3, y: 4), control2: Point(x: 1, y: 2), to: Point(x: 0, y: 0))
    #expect(path.reversed == expected)
  }

  @Test func `what is reversed twice starts where it started, contour by contour`() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 2, height: 1))
    path.append(.circle(center: Point(x: 5, y: 5), radius: 2))
    path.append(.arc(center: .zero, radius: 3, from: 0, to: 2))
    #expect(path.reversed.reversed == path)
    #expect(Path().reversed == Path())
  }

  /// The shoelace formula: positive where a polygon runs clockwise, for y points down.
  @Test func `a reversed polygon encloses the opposite area`() {
    let square = Path.rectangle(Rect(x: 1, y: 1, width: 3, height: 2))
    #expect(doubledArea(square) == 12)
    #expect(doubledArea(square.reversed) == -12)
  }

  @Test func `a transform moves every point of a path`() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addQuadratic(control: Point(x: 3, y: 4), to: Point(x: 5, y: 6))
    path.close()
    var expected = Path()
    expected.move(to: Point(x: 12, y: 24))
    expected.addQuadratic(control: Point(x: 16, y: 28), to: Point(x: 20, y: 32))
    expected.close()
    let transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)
    #expect(path.applying(transform) == expected)
    #expect(path.applying(.identity) == path)
  }

  @Test func `the control bounds hold end and control points`() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.addCubic(
      control1: Point(x: -3, y: 2), control2: Point(x: 2, y: 9), to: Point(x: 4, y: 0))
    #expect(path.controlBounds == Rect(left: -3, top: 0, right: 4, bottom: 9))
    #expect(Path().controlBounds == .zero)
  }

  private func doubledArea(_ path: Path) -> Double {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .quadratic, .cubic, .close: nil
      }
    }
    let next = points.dropFirst() + points.prefix(1)
    return zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
