import Geometry

/// Cuts lines into the dashes of a pattern.
struct DashPattern {
  /// An even number of lengths: dash, gap, dash, gap …
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// A pattern that would give more dashes than this on one contour is drawn as a solid line: its
  /// dashes could not be told apart.
  private static let mostDashes = 100_000.0

  /// Nil where the lengths make no pattern: none, a negative or undefined one, or a sum of zero.
  ///
  /// An odd number of lengths is repeated once, as in SVG 2, section 13.5.6.
  init?(lengths: [Double], phase: Double) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    self.phase = phase
  }

  /// The dashes of a contour, each an open line. Where a closed contour both starts and ends inside a
  /// dash, the two are one.
  func dashes(of line: Polyline) -> [Polyline] {
    var points = line.points
    if line.isClosed, let first = points.first, points.last != first { points.append(first) }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    guard total / period * Double(lengths.count) < Self.mostDashes else { return [line] }
    var walk = Walk(pattern: self)
    let startsInDash = walk.isDash
    for (start, end) in zip(points, points.dropFirst()) { walk.advance(from: start, to: end) }
    let endsInDash = walk.isDash
    var result = walk.finish()
    if line.isClosed, startsInDash, endsInDash, result.count > 1 {
      let last = result.removeLast()
      result[0].points = last.points + result[0].points.dropFirst()
    }
    return result
  }

  /// The state of a walk along a line.
  private struct Walk {
    private let pattern: DashPattern
    private var index = 0
    private var remaining: Double
    private var current: [Point] = []
    private var finished: [Polyline] = []

    var isDash: Bool { index % 2 == 0 }

    init(pattern: DashPattern) {
      self.pattern = pattern
      var offset = pattern.phase - (pattern.phase / pattern.period).rounded(.down) * pattern.period
      // A dash of no length at the start is a dot, not passed yet.
      while offset >= pattern.lengths[index], offset > 0, index + 1 < pattern.lengths.count {
        offset -= pattern.lengths[index]
        index += 1
      }
      remaining = max(0, pattern.lengths[index] - offset)
    }

    mutating func advance(from start: Point, to end: Point) {
      let length = distance(start, end)
      guard length > 0 else { return }
      if isDash, current.isEmpty { current = [start] }
      var position = 0.0
      while length - position > remaining {
        position += remaining
        let point = start + (end - start) * (position / length)
        if isDash {
          endDash(at: point, direction: (end - start) * (1 / length))
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.lengths.count
        remaining = pattern.lengths[index]
      }
      remaining -= length - position
      if isDash { current.append(end) }
    }

    mutating func finish() -> [Polyline] {
      if current.count > 1 { finished.append(Polyline(points: current)) }
      current = []
      return finished
    }

    /// A dash of no length becomes the shortest line that FreeType sees, so that it gets its caps.
    private mutating func endDash(at point: Point, direction: Point) {
      var points = current
      points.append(point)
      if points.count == 2, distance(points[0], point) < 1.0 / 64 {
        points[1] = points[0] + direction * (1.0 / 64)
      }
      finished.append(Polyline(points: points))
      current = []
    }
  }
}

private func distance(_ a: Point, _ b: Point) -> Double {
  let delta = b - a
  return (delta.x * delta.x + delta.y * delta.y).squareRoot()
}
