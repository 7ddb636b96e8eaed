import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md, Transitions.
struct ClockTests {
  @Test func `Evening comes at 18:00 to a day that is done`() throws {
    var state = try Fixture.today(.done)
    try state.setClock(17, 59)
    #expect(state.todayState == .done)
    try state.wait(60_000)
    #expect(state.todayState == .evening)
    #expect(state.clock.minutesOfDay == 18 * 60)
  }

  @Test(
    "Evening leaves every other state alone",
    arguments: [TodayVariant.morning, .acting, .return])
  func others(variant: TodayVariant) throws {
    var state = try Fixture.today(variant)
    try state.setClock(22)
    #expect(state.todayState == variant.todayState)
  }

  @Test func `Evidence after 18:00 leads straight to the evening`() throws {
    var state = try Fixture.today(.acting)
    try state.setClock(19)
    try state.tap(.present(.evidence), .chooseEffort(.usual), .submit)
    #expect(state.todayState == .evening)
    try state.tap(.present(.evidence), .deleteEvidence)
    #expect(state.todayState == .acting)
  }

  @Test func `A day lasts until 04:00, and a closed one is followed by a morning`() throws {
    var state = try Fixture.today(.closed)
    try state.setClock(3, 59)
    #expect(state.today == 12)
    #expect(state.todayState == .closed)
    #expect(state.date.weekdayDayAndMonth == "دوشنبه ۹ آذر")
    try state.setClock(4)
    #expect(state.today == 13)
    #expect(state.todayState == .morning)
    #expect(state.date.weekdayDayAndMonth == "سه\u{200C}شنبه ۱۰ آذر")
    #expect(state.days[11].mark == .acted)
    #expect(state.commitment == nil)
  }

  @Test(
    "A day that ends without evidence was a pause, and a return follows",
    arguments: [TodayVariant.morning, .acting, .paused, .closedPaused, .return])
  func missed(variant: TodayVariant) throws {
    var state = try Fixture.today(variant)
    let day = state.today
    try state.setClock(4)
    #expect(state.days[day - 1].mark == .pause)
    #expect(state.today == day + 1)
    #expect(state.todayState == .return)
  }

  @Test func `Three missed days lead to the return of the document`() throws {
    var state = try Fixture.today(.morning)
    for _ in 0..<3 {
      try state.setClock(4)
      try state.setClock(8, 10)
    }
    let expected = try Fixture.today(.return)
    #expect(state.days == expected.days)
    #expect(state.todayState == expected.todayState)
    #expect(state.clock == expected.clock)
    #expect(state.missedDayCount == 3)
  }

  @Test func `The night waits for an open sheet, so that nothing written is lost`() throws {
    var state = try Fixture.today(.acting)
    try state.tap(.present(.evidence))
    try state.type("دیر شد", into: .evidenceText)
    try state.setClock(4)
    #expect(state.today == 12)
    try state.tap(.submit)
    #expect(state.days[11].evidence?.text == "دیر شد")
    #expect(state.today == 13)
    #expect(state.todayState == .morning)
  }

  @Test func `The clock cannot leave the path`() throws {
    var state = try Fixture.today(.morning)
    for _ in 12..<21 {
      try state.setClock(4)
      try state.setClock(5)
    }
    #expect(state.today == 21)
    #expect(state.error(of: .setClock(minutesOfDay: 4 * 60)) == .beyondPath(dayCount: 21))
    let late = state.now + 48 * 3_600_000
    #expect(throws: NavigationError.beyondPath(dayCount: 21)) { try state.advance(to: late) }
  }

  @Test(arguments: [(50, 8.4, 420), (100, 4.2, 420), (50, 6.4, 320), (10, 41.2, 412)])
  func `A sum of durations is exact`(times: Int, step: Double, sum: Double) throws {
    var state = try Fixture.today(.morning)
    for _ in 0..<times { try state.wait(step) }
    #expect(state.now == Instant(milliseconds: sum))
    #expect(state.now.milliseconds == sum)
  }

  @Test func `A push ends after fifty times 8.4 milliseconds`() throws {
    var state = try Fixture.today(.morning)
    try state.send(.tap(.openLesson))
    for _ in 0..<50 { try state.wait(8.4) }
    #expect(state.transitions.isEmpty)
  }

  @Test func `The minute that the clock shows is not the next day's`() throws {
    var state = try Fixture.today(.acting)
    try state.setClock(18)
    try state.wait(2000)
    let before = state
    try state.setClock(18)
    #expect(state.today == before.today)
    #expect(state.todayState == before.todayState)
    #expect(state.clock == before.clock)
    try state.setClock(17, 59)
    #expect(state.today == before.today + 1)
  }

  @Test func `Time does not run backward`() throws {
    var state = try Fixture.today(.morning)
    try state.wait(500)
    let error = NavigationError.timeRunsBackward(now: state.now, wanted: .zero)
    #expect(throws: error) { try state.apply(.wait, at: .zero) }
    #expect(state.now == Instant(milliseconds: 500))
  }

  @Test func `The wall clock moves with the virtual time`() throws {
    var state = try Fixture.today(.acting)
    try state.wait(3 * 60_000 + 59_999)
    #expect(PersianNumber.time(minutesOfDay: state.clock.minutesOfDay) == "۹:۴۴")
    try state.wait(1)
    #expect(PersianNumber.time(minutesOfDay: state.clock.minutesOfDay) == "۹:۴۵")
  }

  @Test func `A new chapter has its lesson unread; within a chapter it stays read`() throws {
    var state = try Fixture.today(.done)
    try state.tap(.openLesson, .finishLesson)
    try state.setClock(4)
    #expect(state.todaysChapter == 4)
    #expect(!state.isLessonRead)
    try state.tap(.present(.commit))
    try state.type("قدم", into: .commitStep)
    try state.tap(.submit, .present(.evidence), .chooseEffort(.usual), .submit)
    try state.tap(.openLesson, .finishLesson)
    try state.setClock(4)
    #expect(state.todaysChapter == 4)
    #expect(state.isLessonRead)
  }

  @Test func `A start whose clock contradicts its state is brought to where the clock is`() throws {
    #expect(try Fixture.today(.done, minutesOfDay: 19 * 60).todayState == .evening)
    let night = try Fixture.today(.closed, minutesOfDay: 2 * 60)
    #expect(night.today == 12)
    #expect(night.clock.calendarDay == 13)
  }
}
