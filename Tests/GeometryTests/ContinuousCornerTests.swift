import Geometry
import Testing

/// Radius 26 in a card of 361 by 200.
@Suite struct ContinuousCornerTests {
  private static let rect = Rect(x: 0, y: 0, width: 361, height: 200)
  private let path = Path.continuousRectangle(rect, radius: 26)

  /// A cubic of the outline.
  private struct Cubic {
    var points: [Point]

    func at(_ t: Double) -> Point {
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return zip(points, weights).reduce(Point(x: 0, y: 0)) {
        Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
      }
    }

    /// By finite differences, with no use of how the curve was found.
    func curvature(_ t: Double) -> Double {
      let h = 1e-4
      let middle = min(max(t, h), 1 - h)
      let (a, b, c) = (at(middle - h), at(middle), at(middle + h))
      let (x1, y1) = ((c.x - a.x) / (2 * h), (c.y - a.y) / (2 * h))
      let (x2, y2) = ((c.x - 2 * b.x + a.x) / (h * h), (c.y - 2 * b.y + a.y) / (h * h))
      let speed = (x1 * x1 + y1 * y1).squareRoot()
      return (x1 * y2 - y1 * x2).magnitude / (speed * speed * speed)
    }
  }

  private var cubics: [Cubic] {
    var result: [Cubic] = []
    var current = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): current = point
      case .cubic(let first, let second, let end):
        result.append(Cubic(points: [current, first, second, end]))
        current = end
      case .quadratic, .close: break
      }
    }
    return result
  }

  @Test func `corners leave the edges at 1.5287 radii`() {
    // 26 · 1.528665 = 39.745
    let first = cubics[0].points[0]
    let last = cubics[2].points[3]
    #expect(first.x == 0 && (first.y - 39.745).magnitude < 0.001)
    #expect(last.y == 0 && (last.x - 39.745).magnitude < 0.001)
    #expect(cubics.count == 12)
    #expect(path.controlBounds == Self.rect)
  }

  @Test func `curvature grows from nothing to that of the circle, without a jump`() {
    let parts = cubics
    for corner in stride(from: 0, to: 12, by: 3) {
      #expect(parts[corner].curvature(0) < 0.001)
      #expect((parts[corner].curvature(1) * 26 - 1).magnitude < 0.01)
      for t in [0, 0.3, 0.5, 0.8, 1] {
        #expect((parts[corner + 1].curvature(t) * 26 - 1).magnitude < 0.01)
      }
      #expect((parts[corner + 2].curvature(0) * 26 - 1).magnitude < 0.01)
      #expect(parts[corner + 2].curvature(1) < 0.001)
    }
  }

  @Test func `in the middle the corner is the circle itself`() {
    // On the diagonal, 26 · (1 − 1/√2) = 7.615 from both edges.
    let middle = cubics[1].at(0.5)
    #expect((middle.x - 7.6152).magnitude < 0.001 && (middle.y - 7.6152).magnitude < 0.001)
  }

  /// A circle of 78 pixels begins at 69.2 in the first row of pixels; the review measured that on
  /// screens. This corner begins further along the edge, and nowhere lies outside of the circle's.
  @Test func `near the edge it lies inside of the circular corner`() {
    for part in [cubics[1], cubics[2]] {
      for step in 0...20 {
        let point = part.at(Double(step) / 20)
        guard point.x < 26, point.y < 26 else { continue }
        let (dx, dy) = (26 - point.x, 26 - point.y)
        #expect((dx * dx + dy * dy).squareRoot() <= 26.001)
      }
    }
    let near = cubics[2].points
    #expect(near[3].x > 26 && near[2].y == 0)
  }

  @Test func `in little room the radius stays and the reach gives way`() {
    let small = Path.continuousRectangle(Rect(x: 0, y: 0, width: 60, height: 52), radius: 26)
    #expect(small.controlBounds == Rect(x: 0, y: 0, width: 60, height: 52))
    guard case .move(let start) = small.elements[0] else { return }
    #expect(start == Point(x: 0, y: 26))
    #expect(
      Path.continuousRectangle(Rect(x: 0, y: 0, width: 40, height: 90), radius: 0)
        == .rectangle(Rect(x: 0, y: 0, width: 40, height: 90)))
  }
}
