import Geometry

/// A critically damped spring that pulls a displacement to nothing.
///
/// Source: platform.md section 4, ω = √(1000/3) s⁻¹, seeded with the finger's velocity.
package struct Spring: Hashable, Sendable {
  /// At the start.
  package let displacement: Double
  /// Units a second at the start.
  package let velocity: Double
  /// After which the displacement is taken for nothing.
  package let milliseconds: Double

  package init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    milliseconds = Self.settlingTime(displacement, velocity)
  }

  package static let frequency = (1000.0 / 3).squareRoot()

  package func displacement(after elapsedMilliseconds: Double) -> Double {
    Self.displacement(displacement, velocity, elapsedMilliseconds)
  }

  /// A fifth of a point on the tallest sheet, which no display shows.
  private static let threshold = 0.0002

  private static func displacement(
    _ start: Double, _ velocity: Double, _ milliseconds: Double
  ) -> Double {
    let seconds = milliseconds / 1000
    return (start + (velocity + frequency * start) * seconds)
      * ElementaryFunctions.exponential(-frequency * seconds)
  }

  /// The first whole millisecond after which the displacement stays below the threshold.
  private static func settlingTime(_ start: Double, _ velocity: Double) -> Double {
    let limit = 2000
    var time = limit
    while time > 0, displacement(start, velocity, Double(time - 1)).magnitude < threshold {
      time -= 1
    }
    return Double(time)
  }
}
