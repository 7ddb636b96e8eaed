import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md G and G2.
struct GuideTests {
  static func stream(_ words: [String], every milliseconds: Double, completes: Bool = true) -> Event
  {
    .reply(.words(words, everyMilliseconds: milliseconds, completes: completes))
  }

  static func pending() throws -> AppState {
    var state = try Fixture.start(.guide)
    try state.tap(.askMove(0))
    return state
  }

  @Test func `A move asks its own title`() throws {
    let state = try Self.pending()
    #expect(state.route == .answer)
    #expect(state.guide.answer?.phase == .pending)
    #expect(state.guide.answer.map { state.move(for: $0.question).title } == "کوچک‌ترش کن")
  }

  @Test func `The ask bar sends what is left without spaces and joiners, and is cleared`() throws {
    var state = try Fixture.start(.guide)
    try state.type(" \u{200C}", into: .guideQuestion)
    #expect(
      state.refusal(of: .sendQuestion) == .disabled(.sendQuestion, .questionIsBlank))
    try state.type("چرا؟ ", into: .guideQuestion)
    try state.tap(.sendQuestion)
    #expect(state.guide.question.isEmpty)
    #expect(state.guide.answer?.question == .own("چرا؟"))
  }

  @Test func `Words arrive at their times, and the last one ends the answer`() throws {
    var state = try Self.pending()
    try state.send(Self.stream(["یک ", "دو ", "سه"], every: 80))
    try state.wait(79)
    #expect(state.guide.answer?.phase == .pending)
    try state.wait(1)
    #expect(state.guide.answer?.phase == .streaming)
    #expect(state.guide.answer?.text == "یک ")
    try state.wait(80)
    #expect(state.guide.answer?.text == "یک دو ")
    try state.wait(1_000)
    #expect(state.guide.answer?.text == "یک دو سه")
    #expect(state.guide.answer?.phase == .answered(unfinished: false))
  }

  @Test func `Without a word in eight seconds the notebook answers`() throws {
    var state = try Fixture.start(.guide)
    try state.send(.tap(.askMove(0)))
    try state.wait(7_999)
    #expect(state.guide.answer?.phase == .pending)
    try state.wait(1)
    let answer = try #require(state.guide.answer)
    #expect(answer.phase == .fallback)
    #expect(
      state.visibleText(of: answer) == "قدم را نصف کن؛ فقط بخش اولش را امروز انجام بده.")
    #expect(state.refusal(of: .commitAnswer) != nil)
  }

  @Test func `A stall of ten seconds leaves the answer unfinished`() throws {
    var state = try Self.pending()
    try state.send(Self.stream(["یک "], every: 100, completes: false))
    try state.wait(10_099)
    #expect(state.guide.answer?.phase == .streaming)
    try state.wait(1)
    #expect(state.guide.answer?.phase == .answered(unfinished: true))
  }

  @Test func `An error shows the notebook before a word has come`() throws {
    var state = try Self.pending()
    try state.send(.reply(.failure(afterMilliseconds: 300)))
    try state.wait(300)
    #expect(state.guide.answer?.phase == .fallback)
  }

  @Test func `Stopping early shows the notebook, stopping late leaves the answer unfinished`()
    throws
  {
    var early = try Self.pending()
    try early.tap(.stopAnswer)
    #expect(early.guide.answer?.phase == .fallback)
    #expect(early.route == .answer)
    var late = try Self.pending()
    try late.send(Self.stream(["یک ", "دو"], every: 100))
    try late.wait(100)
    try late.tap(.stopAnswer)
    #expect(late.guide.answer?.phase == .answered(unfinished: true))
    try late.wait(500)
    #expect(late.guide.answer?.text == "یک ")
  }

  @Test func `Asking again starts over`() throws {
    var state = try Fixture.start(.answer, .answered)
    #expect(state.refusal(of: .stopAnswer) != nil)
    try state.tap(.retryAnswer)
    #expect(state.guide.answer?.phase == .pending)
    #expect(state.guide.answer?.text.isEmpty == true)
  }

  @Test func `An answer can be committed to while the day awaits a step`() throws {
    var state = try Fixture.start(.answer, .answered)
    try state.tap(.commitAnswer)
    #expect(state.text(in: .commitStep) == "۵ دقیقه پیاده‌روی")
    try state.tap(.submit)
    #expect(state.todayState == .acting)
    #expect(state.route == .answer)
    #expect(state.refusal(of: .commitAnswer) != nil)
  }

  @Test func `Leaving cancels the answer, and coming back starts a new one`() throws {
    var state = try Self.pending()
    try state.send(Self.stream(["یک"], every: 500))
    try state.tap(.back)
    #expect(state.guide.answer == nil)
    try state.wait(20_000)
    try state.tap(.askMove(1))
    #expect(state.guide.answer?.phase == .pending)
    #expect(state.guide.answer?.question == .move(1))
    #expect(state.hud == nil)
  }

  @Test func `A reply scripted beforehand is that of the next question`() throws {
    var state = try Fixture.start(.guide)
    try state.send(Self.stream(["یک"], every: 50))
    try state.send(.tap(.askMove(2)))
    try state.wait(50)
    #expect(state.guide.answer?.phase == .answered(unfinished: false))
  }
}
