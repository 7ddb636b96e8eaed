import Navigation
import Testing

struct StartTests {
  @Test(
    "A start is named by a state of its screen or of the day",
    arguments: [
      (StartScreen.path, "acting", TodayState.acting), (.lesson, "evening", .evening),
      (.commit, "return", .return), (.commit, "valid", .morning), (.evidence, "done", .done),
      (.reflect, "closed", .closed), (.answer, "fallback", .morning), (.today, "paused", .done),
    ])
  func named(screen: StartScreen, name: String, today: TodayState) throws {
    let point = try #require(StartPoint(screen: screen, stateNamed: name))
    let state = try AppState.start(
      point, content: Fixture.content(), timings: Fixture.timings())
    #expect(state.todayState == today)
    #expect(state.screenName == screen.rawValue)
  }

  @Test(
    "A sheet cannot be open on a day that does not offer it",
    arguments: [
      (StartScreen.commit, "done"), (.evidence, "morning"), (.evidence, "paused"),
      (.reflect, "acting"), (.path, "streaming"), (.today, "open"),
    ])
  func impossible(screen: StartScreen, name: String) {
    #expect(StartPoint(screen: screen, stateNamed: name) == nil)
  }

  @Test func `A sheet that starts on a day under way edits what the day has`() throws {
    let point = try #require(StartPoint(screen: .evidence, stateNamed: "done"))
    let state = try AppState.start(
      point, content: Fixture.content(), timings: Fixture.timings())
    #expect(state.text(in: .evidenceText) == "تا میدان رفتم و برگشتم")
    #expect(state.refusal(of: .deleteEvidence) == nil)
  }
}
