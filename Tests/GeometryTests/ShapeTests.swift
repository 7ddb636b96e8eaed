import Geometry
import Testing

@Suite struct ShapeTests {
  /// Four cubics leave a circle by at most 2.73e-4 of its radius, where the handles have the usual
  /// length.
  @Test func `a circle of four cubics stays within three ten-thousandths of its radius`() {
    let points = sample(.circle(center: Point(x: 10, y: -5), radius: 100))
    #expect(points.count > 100)
    for point in points {
      let radius = distance(point, Point(x: 10, y: -5))
      #expect((radius / 100 - 1).magnitude < 2.8e-4)
    }
  }

  @Test(arguments: [(0.0, 1.0), (-2, 2), (3, -3), (0.5, 6.5)])
  func `an arc stays on its circle and ends at its angles`(from: Double, to: Double) {
    let center = Point(x: 3, y: 4)
    let points = sample(.arc(center: center, radius: 50, from: from, to: to))
    for point in points {
      #expect((distance(point, center) / 50 - 1).magnitude < 2.8e-4)
    }
    for (point, angle) in [(points.first, from), (points.last, to)] {
      let expected = Path.pointOnCircle(center: center, radius: 50, angle: angle)
      let error = point.map { distance($0, expected) } ?? .infinity
      #expect(error < 1e-12)
    }
  }

  @Test func `angles run clockwise from the positive x axis, for y points down`() {
    let quarter = Path.pointOnCircle(center: .zero, radius: 2, angle: .pi / 2)
    #expect(quarter.x.magnitude < 1e-15 && (quarter.y - 2).magnitude < 1e-15)
  }

  @Test func `a quarter arc has the handles of a circle of four cubics`() {
    let arc = Path.arc(center: .zero, radius: 1, from: 0, to: .pi / 2)
    guard case .cubic(let control1, let control2, _) = arc.elements.last else {
      Issue.record("the arc is no cubic")
      return
    }
    #expect(distance(control1, Point(x: 1, y: Path.circleHandle)) < 1e-14)
    #expect(distance(control2, Point(x: Path.circleHandle, y: 1)) < 1e-14)
  }

  @Test func `corners are cut down to half of the shorter side, which makes a capsule`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(Path.roundedRectangle(rect, radius: 90) == Path.roundedRectangle(rect, radius: 20))
    #expect(Path.capsule(rect) == Path.roundedRectangle(rect, radius: 20))
    #expect(Path.roundedRectangle(rect, radius: 0) == Path.rectangle(rect))
    #expect(Path.roundedRectangle(rect, radius: -3) == Path.rectangle(rect))
  }

  @Test func `a rounded rectangle touches all four edges and no more`() {
    let rect = Rect(x: 7, y: 8, width: 90, height: 50)
    #expect(Path.roundedRectangle(rect, radius: 12).controlBounds == rect)
    #expect(Path.ellipse(in: rect).controlBounds == rect)
  }

  private func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }

  /// Points along the curves, ends included.
  private func sample(_ path: Path) -> [Point] {
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point), .quadratic(_, let point): points.append(point)
      case .cubic(let control1, let control2, let end):
        let start = points.last ?? .zero
        for step in 1...32 {
          let t = Double(step) / 32
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
          ]
          let parts = zip(weights, [start, control1, control2, end])
          points.append(
            parts.reduce(.zero) { sum, part in
              Point(x: sum.x + part.0 * part.1.x, y: sum.y + part.0 * part.1.y)
            })
        }
      case .close: break
      }
    }
    return points
  }
}
