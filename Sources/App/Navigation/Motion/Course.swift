package import DesignTokens
import Geometry

/// How one number runs from a start to a target: a function of elapsed time alone.
package struct Course: Hashable, Sendable {
  package enum Pace: Hashable, Sendable {
    case curve(Motion)
    case spring(Spring)
    /// Held by a finger: it stays where it is and has no end.
    case held
  }

  package let from: Double
  package let to: Double
  package let pace: Pace

  package static func curve(from: Double, to: Double, _ motion: Motion) -> Course {
    Course(from: from, to: to, pace: .curve(motion))
  }

  /// - Parameter velocity: Units a second at the start.
  package static func spring(from: Double, to: Double, velocity: Double) -> Course {
    let spring = Spring(displacement: from - to, velocity: velocity)
    return Course(from: from, to: to, pace: .spring(spring))
  }

  package static func held(at value: Double) -> Course {
    Course(from: value, to: value, pace: .held)
  }

  /// Infinite while held.
  package var milliseconds: Double {
    switch pace {
    case .curve(let motion): motion.milliseconds
    case .spring(let spring): spring.milliseconds
    case .held: .infinity
    }
  }

  /// Exactly `from` at 0 and exactly `to` from the duration on.
  package func value(after elapsedMilliseconds: Double) -> Double {
    if elapsedMilliseconds <= 0 { return from }
    if elapsedMilliseconds >= milliseconds { return to }
    switch pace {
    case .curve(let motion):
      return from + (to - from) * motion.progress(after: elapsedMilliseconds)
    case .spring(let spring):
      return min(max(to + spring.displacement(after: elapsedMilliseconds), 0), 1)
    case .held:
      return from
    }
  }

  /// When the course first comes to a value between its ends: 0 where it starts beyond it, and the
  /// whole duration where it ends before.
  func milliseconds(until value: Double) -> Double {
    let rises = to >= from
    let hasPassed = { (number: Double) in rises ? number >= value : number < value }
    guard !hasPassed(from), milliseconds.isFinite else { return 0 }
    var (before, after) = (0.0, milliseconds)
    // A hundredth of a microsecond of any motion.
    for _ in 0..<40 {
      let middle = (before + after) / 2
      if hasPassed(self.value(after: middle)) { after = middle } else { before = middle }
    }
    return after
  }
}
