/// A day of the Iranian solar calendar.
///
/// Leap years follow the 33-year cycle, which agrees with the astronomical calendar in the years
/// 1178 … 1633.
package struct JalaliDate: Hashable, Sendable, Comparable {
  package let year: Int
  /// 1 … 12, from فروردین.
  package let month: Int
  /// 1 … 31.
  package let day: Int

  /// Nil for a date that the calendar does not have, or outside the years 1178 … 1633.
  package init?(year: Int, month: Int, day: Int) {
    guard (1178...1633).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a Julian day number (the number of the civil day's noon).
  package init(julianDayNumber: Int) {
    var year = (julianDayNumber - Self.epoch) / 366
    while Self.firstDay(ofYear: year + 1) <= julianDayNumber { year += 1 }
    var month = 1
    var rest = julianDayNumber - Self.firstDay(ofYear: year)
    while rest >= Self.length(ofMonth: month, year: year), month < 12 {
      rest -= Self.length(ofMonth: month, year: year)
      month += 1
    }
    self.year = year
    self.month = month
    self.day = rest + 1
  }

  /// The number that counts civil days without a gap; equal differences are equal numbers of days.
  package var julianDayNumber: Int {
    let earlierMonths = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) }
    return Self.firstDay(ofYear: year) + earlierMonths + day - 1
  }

  package var weekday: Weekday {
    // Julian day 0 was a Monday, the third day of a week that starts on Saturday.
    Weekday.allCases[(julianDayNumber + 2) % 7]
  }

  package func adding(days: Int) -> JalaliDate {
    JalaliDate(julianDayNumber: julianDayNumber + days)
  }

  /// «۹ آذر».
  package var dayAndMonth: String {
    PersianNumber.digits(day) + " " + Self.monthNames[month - 1]
  }

  /// «دوشنبه ۹ آذر».
  package var weekdayDayAndMonth: String { weekday.name + " " + dayAndMonth }

  package static func < (left: JalaliDate, right: JalaliDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package static func isLeap(_ year: Int) -> Bool { (8 * year + 29) % 33 < 8 }

  private static let monthNames = [
    "فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور", "مهر", "آبان", "آذر", "دی", "بهمن",
    "اسفند",
  ]

  /// Fixed by ۱ فروردین ۱۴۰۵ = 21 March 2026 = Julian day 2461121.
  private static let epoch = 1_948_320

  private static func firstDay(ofYear year: Int) -> Int {
    epoch + 365 * (year - 1) + (8 * (year - 1) + 29) / 33
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    if month <= 6 { return 31 }
    if month <= 11 { return 30 }
    return isLeap(year) ? 30 : 29
  }
}
