import Diagnostics
import Navigation
import Scenarios
import Simulation
import Testing

@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct ReplayTests {
  @Test func `a day goes from the morning to its evening by touches and the clock`() throws {
    let result = try Stage.replay(
      fromMorning: """
        - tapOn: تعهد کن
        - settle
        - assertScreen: commit
        - assertDisabled: ثبت
        - inputText: {into: commit/step, text: ده دقیقه}
        - select: {id: commit/when, segment: afternoon}
        - assertEnabled: ثبت
        - tapOn: ثبت
        - assertHaptics: [success]
        - assertState: {today: acting, commitment: ده دقیقه, hud: تعهد ثبت شد}
        - settle
        - tapOn: {text: انجام شد}
        - settle
        - inputText: {into: evidence/text, text: رفتم}
        - tapOn: ثبت
        - advance: 1.6s
        - assertHaptics: [success]
        - assertNotVisible: شاهد ثبت شد
        - setClock: "18:00"
        - assertState: {today: evening, hud: , modal: }
        """)
    #expect(result.message == nil)
    #expect(result.state?.clock.minutesOfDay == 18 * 60)
  }

  @Test func `a shorter id finds the one node whose path holds its names in order`() throws {
    let result = try Stage.replay(
      fromMorning: "- tapOn: {id: today/timeline/primary}\n- settle\n- assertScreen: commit\n")
    #expect(result.message == nil)
  }

  @Test(arguments: [
    ("- tapOn: تعهد کم", "nothing on screen has the text «تعهد کم»"),
    ("- tapOn: {id: today/primry}", "nothing on screen has the id 'today/primry'"),
    ("- tapOn: {id: path/segment}", "nothing on screen has the id 'path/segment'"),
    ("- tapOn: عمل", "a touch on «عمل» does nothing"),
    ("- toggle: today/timeline/primary", "'today/timeline/node[1]/primary' is no switch"),
    ("- back", "'back' is not on screen: this is today, with today in morning"),
    ("- swipeBack", "'today' is at its root, with nothing to go back to"),
    ("- dragSheet: {to: 50%}", "there is no sheet to drag"),
    (
      "- inputText: {into: commit/step, text: a}",
      "the field 'commit/step' is not on screen: this is today"
    ),
    (
      "- tapOn: تعهد کن\n- tapOn: تعهد کن",
      "«تعهد کن»: the touch is dropped, since the commit sheet is still moving"
    ),
    (
      "- tapOn: تعهد کن\n- settle\n- tapOn: {id: today/timeline/lesson}",
      "'today/timeline/node[1]/lesson': the commit sheet covers it"
    ),
    ("- tapOn: تعهد کن\n- settle\n- tapOn: ثبت", "«ثبت» is disabled"),
    ("- pressOn: تعهد کن\n- pressOn: تعهد کن", "'today/timeline/node[1]/primary' is still pressed"),
    ("- takeScreenshot: {name: a, crop: today/nothing}", "nothing on screen has the id"),
  ])
  func `what cannot be done is bad input that says why`(steps: String, message: String) throws {
    let result = try Stage.replay(fromMorning: steps + "\n")
    #expect(result.failure?.kind == .badInput)
    #expect(result.message?.hasPrefix(message) == true, "\(result.message ?? "no failure")")
  }

  @Test func `tabs are called by the labels of the scenario's content`() throws {
    let result = try Stage.replay(fromMorning: "- selectTab: راهنما\n- assertScreen: guide\n")
    #expect(result.failure == nil)
    let problems = #expect(throws: DiagnosticList.self) {
      try Stage.replay(fromMorning: "- selectTab: راهنم\n- selectTab: pth\n")
    }
    let found = try #require(problems).diagnostics
    #expect(found.map(\.message) == ["unknown tab 'راهنم'", "unknown tab 'pth'"])
    #expect(found.map(\.hint) == ["did you mean 'راهنما'?", "did you mean 'path'?"])
  }

  @Test func `what is scrolled out of sight is hidden, until it is scrolled to`() throws {
    let start = "name: t\nstart: {screen: me}\nsettings: {textSize: accessibility3}\n---\n"
    let toggle = "- toggle: me/reduceMotion\n"
    let hidden = try Stage.replay(start + toggle)
    #expect(
      hidden.message?.hasPrefix(
        "'me/reduceMotion', which has the id 'me/reduceMotion', is hidden: it is scrolled") == true,
      "\(hidden.message ?? "no failure")")
    let shown = try Stage.replay(start + "- scroll: {to: me/reduceMotion}\n- settle\n" + toggle)
    #expect(shown.message == nil)
    #expect(shown.state?.preferences.reduceMotion == true)
  }

  @Test func `several elements of a text are listed by their ids, and one can be counted out`()
    throws
  {
    let start = "name: t\nstart: {screen: circle}\n---\n"
    let result = try Stage.replay(start + "- tapOn: {id: cheer}\n")
    #expect(
      result.message?.hasPrefix(
        "2 elements have the id 'cheer': circle/member[1]/cheer, circle/member[2]/cheer") == true,
      "\(result.message ?? "no failure")")
  }

  @Test(arguments: [
    ("- assertState: {today: acting}", "today: expected 'acting', found 'morning'", 17),
    ("- assertScreen: lesson", "expected the screen lesson, found today", 3),
    ("- assertHaptics: [light]", "expected the haptics [light], found []", 3),
    ("- assertVisible: مانع", "expected «مانع» to be visible, found nothing of the kind", 3),
    ("- assertDisabled: تعهد کن", "expected «تعهد کن» to be disabled, found it enabled", 3),
    (
      "- assertNotVisible: تعهد کن",
      "expected «تعهد کن» not to be visible, found it as today/timeline/node[1]/primary", 3
    ),
  ])
  func `a claim that does not hold says what was expected and found, and what there is`(
    step: String, message: String, column: Int
  ) throws {
    let result = try Stage.replay(fromMorning: step + "\n")
    let failure = try #require(result.failure)
    #expect(failure.kind == .assertion)
    #expect(failure.diagnostic.message == message)
    #expect(
      failure.diagnostic.range?.start == SourceLocation(file: "test.yaml", line: 4, column: column))
    let notes = failure.diagnostic.notes.map(\.message)
    #expect(notes.contains { $0.hasPrefix("the state: screen today, tab today, ") })
    #expect(notes.contains { $0.hasPrefix("on screen: ") && $0.contains("«تعهد کن»") })
    #expect(notes.last == "on iPhone 16, 0 ms after the start")
  }

  @Test func `the frames before a failure are kept, and those after it are not taken`() throws {
    let result = try Stage.replay(
      fromMorning: "- takeScreenshot: a\n- assertScreen: lesson\n- takeScreenshot: b\n")
    #expect(result.shots.map(\.screenshot.name) == ["a"])
  }

  @Test func `a press that ends elsewhere does nothing, and on its element acts`() throws {
    let press = "- pressOn: تعهد کن\n- advance: 100ms\n"
    let away = try Stage.replay(fromMorning: press + "- releaseOn: {id: today/timeline/lesson}\n")
    #expect(away.message == nil)
    #expect(away.state?.presentation == nil)
    #expect(away.state?.pressedElement == nil)
    let inside = try Stage.replay(fromMorning: press + "- releaseOn: تعهد کن\n")
    #expect(inside.state?.presentation?.sheet.kind == .commit)
  }

  @Test func `scrolling stops where the content ends, and reaches what was out of sight`() throws {
    let start = "name: t\nstart: {screen: me}\n---\n"
    let far = try Stage.replay(
      start + "- scroll: {by: 9000}\n- assertVisible: {id: me/reduceMotion}\n")
    #expect(far.message == nil)
    let offset = try #require(far.state).scrollOffset(of: .screen(.root(.me)))
    #expect(offset > 0 && offset < 2000)
    let near = try Stage.replay(
      start + "- scroll: {to: me/reduceTransparency}\n- settle\n- toggle: me/reduceTransparency\n")
    #expect(near.message == nil)
    #expect(near.state?.preferences.reduceTransparency == true)
  }

  @Test func `a short id finds what its last name is below the others, and nothing else`() throws {
    let found = try Stage.replay(fromMorning: "- assertVisible: {id: today/primary}\n")
    #expect(found.message == nil)
    for wrong in ["path/primary", "timeline/today/primary", "today/primary/timeline"] {
      let missed = try Stage.replay(fromMorning: "- tapOn: {id: \(wrong)}\n")
      #expect(missed.failure != nil, "\(wrong)")
    }
  }

  @Test func `a second tap is dropped while the first one's push runs`() throws {
    let result = try Stage.replay(
      fromMorning: """
        - tapOn: {id: today/timeline/lesson}
        - advance: 50ms
        - tapOn: {id: today/timeline/lesson}
        """)
    #expect(
      result.message?.contains("the touch is dropped, since lesson over today is still moving")
        == true)
    #expect(result.state?.stacks[.today].count == 2)
  }

  @Test func `every scenario of a motion holds what it claims`() throws {
    let runs = try Stage.runs(ofFilesIn: "motion")
    #expect(runs.count >= 50)
    let renderer = try Stage.renderer()
    for run in runs { #expect(run.result(renderer).message == nil, "\(run.scenario.file)") }
  }
}
