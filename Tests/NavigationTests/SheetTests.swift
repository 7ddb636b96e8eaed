import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md T8 … T10, Global; platform.md section 4.
struct SheetTests {
  @Test(
    "A clean form goes at once",
    arguments: [StartScreen.commit, .evidence, .reflect])
  func clean(screen: StartScreen) throws {
    var state = try Fixture.start(screen)
    try state.tap(.cancel)
    #expect(state.presentation == nil)
    #expect(state.hud == nil)
    #expect(state.haptics.isEmpty)
  }

  @Test(
    "A changed form asks first, and can be kept or thrown away",
    arguments: [StartScreen.commit, .evidence, .reflect])
  func dirty(screen: StartScreen) throws {
    let before = try Fixture.start(screen, .valid)
    var state = before
    try state.tap(.cancel)
    #expect(state.presentation?.asksToDiscard == true)
    let kind = try #require(state.presentation?.sheet.kind)
    #expect(state.refusal(of: .submit) == .coveredByQuestion(kind))
    try state.tap(.keepWriting)
    #expect(state.presentation == before.presentation)
    try state.tap(.cancel, .discard)
    #expect(state.presentation == nil)
    #expect(state.days == before.days)
    #expect(state.todayState == before.todayState)
    #expect(state.hud == nil)
  }

  @Test func `A form that was changed back is clean`() throws {
    var state = try Fixture.start(.commit)
    try state.tap(.chooseWhen(.noon), .chooseWhen(.morning))
    try state.type("x", into: .commitStep)
    try state.send(.eraseText(.commitStep))
    try state.tap(.cancel)
    #expect(state.presentation == nil)
  }

  @Test func `A sheet covers the screen and the tab bar`() throws {
    let state = try Fixture.start(.commit)
    #expect(state.refusal(of: .selectTab(.me)) == .coveredBySheet(.commit))
    #expect(state.refusal(of: .openLesson) == .coveredBySheet(.commit))
    #expect(state.error(of: .swipeBackBegan) == .coveredBySheet(.commit))
    #expect(state.error(of: .insertText(.guideQuestion, "x")) == .coveredBySheet(.commit))
  }

  @Test func `A field takes text only where it is`() throws {
    let state = try Fixture.today(.morning)
    #expect(
      state.error(of: .insertText(.commitStep, "x"))
        == .fieldNotOnScreen(.commitStep, .root(.today)))
  }

  @Test func `A message is followed by one haptic and lasts 1.6 seconds`() throws {
    var state = try Fixture.start(.commit, .valid)
    try state.send(.tap(.submit))
    try state.wait(1_599)
    #expect(state.hud?.text == "تعهد ثبت شد")
    try state.wait(1)
    #expect(state.hud == nil)
    #expect(state.haptics == [Haptic(.success, at: .zero)])
  }

  @Test func `A message blocks nothing and gives way to the next`() throws {
    var state = try Fixture.start(.commit, .valid)
    try state.tap(.submit)
    try state.tap(.present(.evidence), .chooseEffort(.usual), .submit)
    #expect(state.hud?.text == "شاهد ثبت شد")
    #expect(state.hapticKinds == [.success, .success])
  }

  @Test func `The starting states of a form are empty, valid, edited and asking`() throws {
    let empty = try Fixture.start(.reflect, .empty)
    let valid = try Fixture.start(.reflect, .valid)
    let editing = try Fixture.start(.reflect, .editing)
    let confirming = try Fixture.start(.reflect, .confirming)
    #expect(empty.presentation?.sheet.isValid == false)
    #expect(valid.presentation?.sheet.isValid == true)
    #expect(valid.presentation?.sheet.isDirty == true)
    #expect(editing.presentation?.sheet.isDirty == false)
    #expect(editing.presentation?.sheet.isValid == true)
    #expect(confirming.presentation?.asksToDiscard == true)
  }
}
