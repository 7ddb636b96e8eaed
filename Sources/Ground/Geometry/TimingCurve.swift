/// A cubic Bézier from (0, 0) to (1, 1) that turns elapsed time into progress.
///
/// Source: CSS Easing Functions Level 1, section 2.2.
package struct TimingCurve: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// - Precondition: `x1` and `x2` lie in 0 … 1, so that the curve has one value at every time.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "x1 and x2 must lie in 0 … 1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  package static let linear = TimingCurve(0, 0, 1, 1)

  /// CSS `ease`.
  package static let ease = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a part of the duration, clamped to exactly 0 and 1 at the ends.
  ///
  /// Bisection to the last bit of the parameter: the error is below 1e-12.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, at: (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
