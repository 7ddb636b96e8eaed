package import Geometry

/// A stretch of time between two events, in which things move by themselves.
package struct MotionPassage {
  /// How a node is shown at an instant.
  package struct Place: Hashable, Sendable {
    /// The middle of its frame, in points of the display.
    package var center: Point
    /// From 0 to 1, of everything that it lies in, multiplied.
    package var opacity: Double

    package init(center: Point, opacity: Double) {
      self.center = center
      self.opacity = opacity
    }
  }

  /// What is shown at an instant: nodes in paint order.
  package typealias Picture = [(node: String, place: Place)]

  /// Milliseconds of the scenario's own time.
  package let start: Double
  /// Milliseconds; the first instant at which everything rests, or at which something else happens.
  package let end: Double
  /// The picture at an instant from the start to the end.
  package let picture: (_ milliseconds: Double) -> Picture

  package init(
    from start: Double, to end: Double, picture: @escaping (Double) -> Picture
  ) {
    self.start = start
    self.end = end
    self.picture = picture
  }
}
