/// A moment of the virtual time that starts at 0 with the scenario; nothing but events moves it.
///
/// Time is counted in whole microseconds, so that a sum of durations is exact: fifty times 8.4 ms
/// is 420 ms.
package struct Instant: Hashable, Sendable, Comparable {
  package let microseconds: Int

  package init(microseconds: Int) {
    self.microseconds = microseconds
  }

  /// The nearest microsecond.
  package init(milliseconds: Double) {
    self.init(microseconds: Self.microseconds(milliseconds))
  }

  package static let zero = Instant(microseconds: 0)

  package var milliseconds: Double { Double(microseconds) / 1000 }

  package func milliseconds(since earlier: Instant) -> Double {
    Double(microseconds - earlier.microseconds) / 1000
  }

  package static func + (instant: Instant, milliseconds: Double) -> Instant {
    Instant(microseconds: instant.microseconds + Self.microseconds(milliseconds))
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// A duration in whole microseconds; what is longer than a century counts as a century, so that
  /// a motion without an end has one that no path reaches.
  static func microseconds(_ milliseconds: Double) -> Int {
    let century = 3_155_760_000_000.0
    return Int((min(max(milliseconds, -century), century) * 1000).rounded())
  }
}
