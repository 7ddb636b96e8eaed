import AppContent
import Testing

struct JalaliDateTests {
  /// Source: platform.md section 9 (2026-11-30, jdatetime); Julian days by hand from 2000-01-01 =
  /// 2451545. The years 1370, 1375, 1399 and 1403 were leap years in Iran.
  @Test(
    "A date has the Julian day number that astronomy gives it",
    arguments: [
      (1405, 9, 9, 2_461_375), (1405, 1, 1, 2_461_121), (1378, 10, 11, 2_451_545),
      (1403, 12, 30, 2_460_755), (1404, 1, 1, 2_460_756),
    ])
  func julianDays(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(JalaliDate(year: year, month: month, day: day))
    #expect(date.julianDayNumber == number)
    #expect(JalaliDate(julianDayNumber: number) == date)
  }

  @Test func `The ninth of Azar 1405 is written as a Monday`() throws {
    let date = try #require(JalaliDate(year: 1405, month: 9, day: 9))
    #expect(date.weekdayDayAndMonth == "دوشنبه ۹ آذر")
    #expect(date.adding(days: -6).weekdayDayAndMonth == "سه\u{200C}شنبه ۳ آذر")
    #expect(date.adding(days: 3).weekdayDayAndMonth == "پنجشنبه ۱۲ آذر")
  }

  @Test func `Leap years are those of the civil calendar`() {
    let leap = (1370...1412).filter(JalaliDate.isLeap)
    #expect(leap == [1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408, 1412])
  }

  @Test(
    "A day that the calendar does not have is no date",
    arguments: [(1404, 12, 30), (1405, 7, 31), (1405, 13, 1), (1405, 1, 0), (1405, 6, 32)])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(JalaliDate(year: year, month: month, day: day) == nil)
  }

  @Test func `Every day of fifty years follows the one before`() throws {
    let start = try #require(JalaliDate(year: 1380, month: 1, day: 1))
    var previous = start
    for offset in 1...18_263 {
      let date = start.adding(days: offset)
      #expect(previous < date)
      #expect(date.julianDayNumber == start.julianDayNumber + offset)
      #expect(JalaliDate(year: date.year, month: date.month, day: date.day) == date)
      previous = date
    }
  }
}
