import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md, Fixture, P, G, C and M.
struct ScreensTests {
  @Test func `The fixture's week has two green days, today and four to come`() throws {
    let week = try Fixture.today(.morning).weekStrip
    #expect(week.map(\.weekday.letter) == ["ش", "ی", "د", "س", "چ", "پ", "ج"])
    #expect(week.map(\.date.day) == [7, 8, 9, 10, 11, 12, 13])
    #expect(week.map(\.mark) == [.acted, .acted, .today, .future, .future, .future, .future])
    #expect(week[0].spokenLabel == "شنبه، انجام شد")
  }

  @Test func `The week of the return has three outlined days`() throws {
    let week = try Fixture.today(.return).weekMarks
    #expect(week == [.acted, .acted, .pause, .pause, .pause, .today, .future])
  }

  @Test(
    "The days up to today are acted, paused or open",
    arguments: [(TodayVariant.morning, 9, 2, 1, 12), (.return, 9, 5, 1, 15)])
  func statistics(
    variant: TodayVariant, acted: Int, pauses: Int, comebacks: Int, today: Int
  ) throws {
    let state = try Fixture.today(variant)
    #expect(
      state.statistics == PathStatistics(acted: acted, comebacks: comebacks, pauses: pauses))
    #expect(state.today == today)
  }

  @Test func `Chapters up to today's open, the ones ahead are disabled`() throws {
    var state = try Fixture.start(.path)
    #expect(state.status(ofChapter: 2) == .done)
    #expect(state.status(ofChapter: 3) == .now(2.0 / 3))
    #expect(state.status(ofChapter: 4) == .ahead)
    #expect(
      state.refusal(of: .openChapter(4)) == .disabled(.openChapter(4), .chapterIsAhead))
    try state.tap(.openChapter(3))
    #expect(state.route == .chapter(3))
    #expect(state.showsTabBar)
    #expect(state.lessonDays(ofChapter: 3).map(\.day) == [10, 11, 12])
    #expect(state.lessonDays(ofChapter: 3).map(\.status) == [.past, .past, .today])
    try state.tap(.openLesson)
    #expect(state.stacks[.path].elements == [.root(.path), .chapter(3), .lesson(chapter: 3)])
    #expect(try Fixture.start(.path, today: .done).status(ofChapter: 3) == .now(1))
  }

  @Test func `A commitment row opens its evidence line, one at a time`() throws {
    var state = try Fixture.start(.path, .commitments)
    let rows = state.commitmentRows
    #expect(rows.thisWeek.map(\.day) == [11, 10])
    #expect(rows.lastWeek.map(\.day) == [9, 8, 7, 6, 5, 4, 3])
    try state.tap(.toggleCommitment(day: 11))
    #expect(state.commitmentRows.thisWeek[0].isOpen)
    #expect(state.commitmentRows.thisWeek[0].evidenceLine == "یک دور تا پارک رفتم")
    try state.tap(.toggleCommitment(day: 10))
    #expect(state.openCommitmentDay == 10)
    try state.tap(.toggleCommitment(day: 10))
    #expect(state.openCommitmentDay == nil)
  }

  @Test func `The segmented control keeps its value and the scroll of each side`() throws {
    var state = try Fixture.start(.path)
    try state.send(
      .scroll(.pathSegment(.chapters), to: .init(offset: 120, titleHeight: 52), reachesEnd: false))
    try state.tap(.selectPathSegment(.commitments))
    #expect(state.scrollOffset(of: state.scrollRegion(of: .root(.path))) == 0)
    try state.tap(.selectTab(.me), .selectTab(.path))
    #expect(state.pathSegment == .commitments)
    try state.tap(.selectPathSegment(.chapters))
    #expect(state.scrollOffset(of: state.scrollRegion(of: .root(.path))) == 120)
  }

  @Test func `The guide's context is live`() throws {
    let morning = try Fixture.start(.guide).guideContext
    #expect(morning.commitment == nil)
    #expect(morning.lastEvidence == "یک دور تا پارک رفتم")
    #expect(morning.actedDaysOfWeek == 2)
    let done = try Fixture.start(.guide, today: .done).guideContext
    #expect(done.commitment == "۱۰ دقیقه پیاده‌روی")
    #expect(done.lastEvidence == "تا میدان رفتم و برگشتم")
    #expect(done.actedDaysOfWeek == 3)
  }

  @Test func `The rings show everyone's day, one's own following Today and the pledge`() throws {
    var state = try Fixture.start(.circle)
    #expect(state.circleRings.map(\.name) == ["تو", "باران", "رها", "شمیم", "مهر"])
    #expect(state.circleRings.map(\.status) == [.idle, .done, .back, .idle, .idle])
    #expect(state.circleRings[1].spokenLabel == "باران، امروز انجام داد")
    #expect(try Fixture.start(.circle, today: .paused).ownStatus == .idle)
    state = try Fixture.start(.circle, today: .done)
    #expect(state.circleRings[0].status == .done)
    try state.tap(.togglePledge)
    #expect(state.circleRings[0].status == .idle)
  }

  @Test func `Only active members can be cheered, by a light impact and no message`() throws {
    var state = try Fixture.start(.circle)
    #expect(
      state.circleRows.map(\.text) == [
        "باران — ۱۵ دقیقه مطالعه", "رها — برگشت بعد از دو روز",
        "شمیم — هنوز شروع نکرده", "مهر — هنوز شروع نکرده",
      ])
    #expect(state.circleRows.map(\.cheeredMember) == [0, 1, nil, nil])
    #expect(state.refusal(of: .toggleCheer(member: 2)) != nil)
    try state.tap(.toggleCheer(member: 1))
    #expect(state.circle.cheers == [false, true, false, false])
    #expect(state.hapticKinds == [.light])
    #expect(state.hud == nil)
    try state.tap(.toggleCheer(member: 1))
    #expect(state.circle.cheers == [false, false, false, false])
  }

  @Test func `One's own row comes last once the day is shared`() throws {
    let rows = try Fixture.start(.circle, .shared).circleRows
    #expect(rows.count == 5)
    #expect(rows.last?.text == "تو — ۱۰ دقیقه پیاده‌روی")
    #expect(rows.last?.cheeredMember == nil)
  }

  @Test func `The timeline of the Me screen has the document's three lines`() throws {
    var state = try Fixture.start(.me)
    #expect(
      state.reflectionRows.map(\.text) == [
        "یکشنبه ۸ آذر — انجام شد · یک دور تا پارک رفتم",
        "چهارشنبه ۴ آذر — بازگشت",
        "سه\u{200C}شنبه ۳ آذر — مکث",
      ])
    try state.tap(.toggleReflection(day: 11), .toggleReflection(day: 6))
    #expect(state.reflectionRows.map(\.isOpen) == [true, false, true])
    try state.tap(.toggleReflection(day: 11))
    #expect(state.reflectionRows.map(\.isOpen) == [false, false, true])
  }

  @Test func `The switches of the Me screen and those of the system are joined`() throws {
    var state = try Fixture.start(.me)
    try state.tap(.toggleReduceTransparency)
    #expect(state.effectivePreferences == Preferences(reduceTransparency: true))
    let system = try Fixture.start(.me, system: Preferences(reduceMotion: true))
    #expect(system.effectivePreferences.reduceMotion)
    #expect(!system.preferences.reduceMotion)
  }

  @Test func `A tab keeps its stack, and a second tap on it pops to its root, then scrolls up`()
    throws
  {
    var state = try Fixture.start(.chapter)
    try state.tap(.openLesson, .back, .selectTab(.today), .selectTab(.path))
    #expect(state.route == .chapter(3))
    try state.tap(.selectTab(.path))
    #expect(state.route == .root(.path))
    try state.send(
      .scroll(.pathSegment(.chapters), to: .init(offset: 200, titleHeight: 52), reachesEnd: false))
    try state.tap(.selectTab(.path))
    #expect(state.scrollOffset(of: .pathSegment(.chapters)) == 0)
  }
}
