import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md, Transitions and T1 … T10.
struct TodayTests {
  @Test func `Committing in the morning leads to acting and says so`() throws {
    var state = try Fixture.today(.morning)
    try state.tap(.present(.commit))
    #expect(state.presentation?.sheet.kind == .commit)
    #expect(state.error(of: .tap(.submit)) == .disabled(.submit, .formIsNotValid))
    try state.type("۱۰ دقیقه پیاده‌روی", into: .commitStep)
    try state.type("بعد از صبحانه", into: .commitCue)
    try state.tap(.submit)
    #expect(state.presentation == nil)
    #expect(state.todayState == .acting)
    #expect(state.commitmentLine == "۱۰ دقیقه پیاده‌روی، بعد از صبحانه")
    #expect(state.hud?.text == "تعهد ثبت شد")
    #expect(state.hapticKinds == [.success])
    #expect(state.statuses == [.done, .current, .next, .next])
  }

  @Test func `A step of spaces and joiners is no step`() throws {
    var state = try Fixture.start(.commit)
    try state.type(" \u{200C} ", into: .commitStep)
    #expect(state.error(of: .tap(.submit)) == .disabled(.submit, .formIsNotValid))
  }

  @Test func `Editing the commitment opens it prefilled and leaves the day as it is`() throws {
    var state = try Fixture.today(.acting)
    try state.tap(.present(.commit))
    #expect(state.text(in: .commitStep) == "۱۰ دقیقه پیاده‌روی")
    #expect(state.presentation?.sheet.isDirty == false)
    try state.type(" تند", into: .commitStep)
    try state.tap(.submit)
    #expect(state.todayState == .acting)
    #expect(state.commitment?.step == "۱۰ دقیقه پیاده‌روی تند")
    #expect(state.hud?.text == "تعهد ثبت شد")
  }

  @Test func `Evidence by text makes the day done and its dot green`() throws {
    var state = try Fixture.today(.acting)
    try state.tap(.present(.evidence))
    #expect(state.error(of: .tap(.submit)) == .disabled(.submit, .formIsNotValid))
    try state.type("تا میدان رفتم", into: .evidenceText)
    try state.tap(.submit)
    #expect(state.todayState == .done)
    #expect(state.weekMarks[2] == .acted)
    #expect(state.evidence?.minutesOfDay == 9 * 60 + 41)
    #expect(state.hud?.text == "شاهد ثبت شد")
    #expect(state.statuses == [.done, .done, .done, .next])
  }

  @Test func `A chip alone is evidence, and a second tap takes it off`() throws {
    var state = try Fixture.start(.evidence)
    try state.tap(.chooseEffort(.hard))
    #expect(state.refusal(of: .submit) == nil)
    try state.tap(.chooseEffort(.light))
    try state.tap(.chooseEffort(.light))
    #expect(state.refusal(of: .submit) == .disabled(.submit, .formIsNotValid))
  }

  @Test func `Giving up pauses the day without a message, and can be undone`() throws {
    var state = try Fixture.today(.acting)
    try state.tap(.skipToday)
    #expect(state.todayState == .done)
    #expect(state.isPaused)
    #expect(state.weekMarks[2] == .pause)
    #expect(state.hud == nil)
    #expect(state.haptics.isEmpty)
    #expect(state.statuses == [.done, .outline, .outline, .next])
    try state.tap(.restoreToday)
    #expect(state.todayState == .acting)
    #expect(!state.isPaused)
    #expect(state.weekMarks[2] == .today)
  }

  @Test func `Deleting the evidence leads back to acting and says nothing`() throws {
    var state = try Fixture.today(.done)
    try state.tap(.present(.evidence))
    #expect(state.text(in: .evidenceText) == "تا میدان رفتم و برگشتم")
    try state.tap(.deleteEvidence)
    #expect(state.evidence == nil)
    #expect(state.todayState == .acting)
    #expect(state.weekMarks[2] == .today)
    #expect(state.hud == nil)
    #expect(state.haptics.isEmpty)
  }

  @Test func `A new evidence cannot be deleted`() throws {
    let state = try Fixture.start(.evidence)
    #expect(
      state.refusal(of: .deleteEvidence)
        == .notOnScreen(.deleteEvidence, .root(.today), .acting))
  }

  @Test func `Editing evidence keeps the time at which it was saved`() throws {
    var state = try Fixture.today(.done)
    try state.tap(.present(.evidence))
    try state.type("!", into: .evidenceText)
    try state.tap(.submit)
    #expect(state.evidence?.text == "تا میدان رفتم و برگشتم!")
    #expect(state.evidence?.minutesOfDay == 9 * 60 + 54)
    #expect(state.todayState == .done)
  }

  @Test func `Reflecting closes the day, and may share it`() throws {
    var state = try Fixture.today(.evening)
    #expect(state.statuses == [.done, .done, .done, .current])
    try state.tap(.present(.reflect))
    try state.tap(.toggleShare)
    #expect(state.refusal(of: .submit) == .disabled(.submit, .formIsNotValid))
    try state.type("آرام‌تر", into: .reflectSimpler)
    try state.tap(.submit)
    #expect(state.todayState == .closed)
    #expect(state.isShared)
    #expect(state.hud?.text == "روز بسته شد")
    #expect(state.statuses == [.done, .done, .done, .done])
    #expect(state.reflection?.quote == "آرام‌تر")
  }

  @Test func `The review can be edited until the day ends`() throws {
    var state = try Fixture.today(.closed)
    try state.tap(.present(.reflect))
    #expect(state.text(in: .reflectHelped) == "صبح‌ها راحت‌تر شروع می‌کنم")
    try state.tap(.cancel)
    try state.setClock(4)
    #expect(state.refusal(of: .present(.reflect)) != nil)
  }

  @Test func `A return needs a chip, is prefilled by it, and makes a comeback`() throws {
    var state = try Fixture.today(.return)
    let commit = Action.present(.commit)
    #expect(state.refusal(of: commit) == .disabled(commit, .noStepIsChosen))
    try state.tap(.chooseReturnStep(0), commit)
    #expect(state.text(in: .commitStep) == "۵ دقیقه پیاده‌روی")
    try state.tap(.submit)
    #expect(state.todayState == .acting)
    try state.tap(.present(.evidence), .chooseEffort(.light), .submit)
    #expect(state.days[14].mark == .comeback)
    #expect(state.hud?.text == "برگشتی")
    #expect(state.ownStatus == .back)
  }

  @Test func `The last chip of a return stands for the previous step`() throws {
    var state = try Fixture.today(.return)
    try state.tap(.chooseReturnStep(2), .present(.commit))
    #expect(state.text(in: .commitStep) == "۱۰ دقیقه پیاده‌روی")
    #expect(state.text(in: .commitCue) == "بعد از صبحانه")
  }

  @Test(
    "Each state of the day offers just the sheets that its screen shows",
    arguments: [
      (TodayVariant.morning, [SheetKind.commit]), (.acting, [.commit, .evidence]),
      (.done, [.evidence]), (.paused, []), (.evening, [.evidence, .reflect]),
      (.eveningPaused, [.reflect]), (.closed, [.reflect]), (.closedPaused, [.reflect]),
      (.return, []),
    ])
  func sheets(variant: TodayVariant, expected: [SheetKind]) throws {
    let state = try Fixture.today(variant)
    #expect(SheetKind.allCases.filter { state.refusal(of: .present($0)) == nil } == expected)
  }

  @Test func `The lesson's button commits in the morning and pops the lesson on saving`() throws {
    var state = try Fixture.today(.morning)
    try state.tap(.openLesson)
    #expect(state.route == .lesson(chapter: 3))
    #expect(!state.showsTabBar)
    #expect(state.refusal(of: .finishLesson) != nil)
    try state.tap(.present(.commit))
    try state.type("قدم", into: .commitStep)
    try state.tap(.submit)
    #expect(state.route == .root(.today))
    #expect(state.todayState == .acting)
  }

  @Test func `The lesson's button says that it was read on a day under way`() throws {
    var state = try Fixture.today(.done)
    try state.tap(.openLesson, .finishLesson)
    #expect(state.isLessonRead)
    #expect(state.route == .root(.today))
  }

  @Test func `Swiping a lesson away changes nothing else`() throws {
    let before = try Fixture.today(.done)
    var state = before
    try state.tap(.openLesson, .back)
    #expect(!state.isLessonRead)
    #expect(state.todayState == before.todayState)
    #expect(state.days == before.days)
  }
}
