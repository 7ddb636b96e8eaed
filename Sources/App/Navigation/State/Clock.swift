/// The wall clock: a calendar day of the path and a time of it.
package struct Clock: Hashable, Sendable, Comparable {
  /// 1 is the calendar day on which the path starts.
  package var calendarDay: Int
  /// Since midnight; 0 ..< 86,400,000,000.
  package var microseconds: Int

  package init(calendarDay: Int, microseconds: Int) {
    self.calendarDay = calendarDay
    self.microseconds = microseconds
  }

  package init(calendarDay: Int, minutesOfDay: Int) {
    self.init(calendarDay: calendarDay, microseconds: minutesOfDay * Self.minute)
  }

  /// Whole minutes since midnight, as the status bar shows them.
  package var minutesOfDay: Int { microseconds / Self.minute }

  /// The day of the path that is being lived: a day lasts until 04:00 of the next calendar day.
  ///
  /// Source: screens.md, transitions.
  package var pathDay: Int {
    microseconds < Self.dayEnd ? calendarDay - 1 : calendarDay
  }

  /// The claim that the path's day has reached 18:00.
  package var isEvening: Bool {
    microseconds >= Self.evening || microseconds < Self.dayEnd
  }

  /// This much later.
  package func adding(microseconds: Int) -> Clock {
    let (days, rest) = (self.microseconds + microseconds).quotientAndRemainder(dividingBy: Self.day)
    return Clock(calendarDay: calendarDay + days, microseconds: rest)
  }

  /// The first moment at or after this one that shows the given time of day: this one where it
  /// already does, its seconds included.
  package func next(minutesOfDay: Int) -> Clock {
    if minutesOfDay == self.minutesOfDay { return self }
    let wanted = Clock(calendarDay: calendarDay, minutesOfDay: minutesOfDay)
    return wanted < self
      ? Clock(calendarDay: calendarDay + 1, microseconds: wanted.microseconds) : wanted
  }

  package static func < (left: Clock, right: Clock) -> Bool {
    (left.calendarDay, left.microseconds) < (right.calendarDay, right.microseconds)
  }

  private static let minute = 60_000_000
  private static let day = 24 * 60 * minute
  private static let dayEnd = 4 * 60 * minute
  private static let evening = 18 * 60 * minute
}
