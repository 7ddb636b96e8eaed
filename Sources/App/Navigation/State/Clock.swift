/// The wall clock: a calendar day of the path and a time of it.
package struct Clock: Hashable, Sendable, Comparable {
  /// 1 is the calendar day on which the path starts.
  package var calendarDay: Int
  /// Since midnight; 0 ..< 86,400,000.
  package var milliseconds: Double

  package init(calendarDay: Int, milliseconds: Double) {
    self.calendarDay = calendarDay
    self.milliseconds = milliseconds
  }

  package init(calendarDay: Int, hour: Int, minute: Int = 0) {
    self.init(calendarDay: calendarDay, milliseconds: Double(hour * 60 + minute) * 60_000)
  }

  /// Whole minutes since midnight, as the status bar shows them.
  package var minutesOfDay: Int { Int(milliseconds / 60_000) }

  /// The day of the path that is being lived: a day lasts until 04:00 of the next calendar day.
  ///
  /// Source: screens.md, transitions.
  package var pathDay: Int {
    milliseconds < Self.dayEndInMilliseconds ? calendarDay - 1 : calendarDay
  }

  /// The claim that the path's day has reached 18:00.
  package var isEvening: Bool {
    milliseconds >= Self.eveningInMilliseconds || milliseconds < Self.dayEndInMilliseconds
  }

  package func adding(milliseconds: Double) -> Clock {
    let sum = self.milliseconds + milliseconds
    let days = (sum / Self.dayInMilliseconds).rounded(.down)
    return Clock(
      calendarDay: calendarDay + Int(days), milliseconds: sum - days * Self.dayInMilliseconds)
  }

  /// The first moment at or after this one that has the given time of day.
  package func next(minutesOfDay: Int) -> Clock {
    let wanted = Clock(calendarDay: calendarDay, milliseconds: Double(minutesOfDay) * 60_000)
    return wanted < self
      ? Clock(calendarDay: calendarDay + 1, milliseconds: wanted.milliseconds) : wanted
  }

  package static func < (left: Clock, right: Clock) -> Bool {
    (left.calendarDay, left.milliseconds) < (right.calendarDay, right.milliseconds)
  }

  private static let dayInMilliseconds = 86_400_000.0
  private static let dayEndInMilliseconds = 4 * 3_600_000.0
  private static let eveningInMilliseconds = 18 * 3_600_000.0
}
