/// A moment of the virtual time that starts at 0 with the scenario; nothing but events moves it.
package struct Instant: Hashable, Sendable, Comparable {
  package var milliseconds: Double

  package init(milliseconds: Double) {
    self.milliseconds = milliseconds
  }

  package static let zero = Instant(milliseconds: 0)

  package func milliseconds(since earlier: Instant) -> Double {
    milliseconds - earlier.milliseconds
  }

  package static func + (instant: Instant, milliseconds: Double) -> Instant {
    Instant(milliseconds: instant.milliseconds + milliseconds)
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
