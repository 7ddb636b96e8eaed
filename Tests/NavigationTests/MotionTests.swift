import DesignTokens
import Geometry
import Navigation
import Testing

/// Source of every expectation: DESIGN_SYSTEM.md, Motion; platform.md sections 3 to 6, 10 and 13.
struct MotionTests {
  @Test(
    "A push follows its curve",
    arguments: zip(
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
      [0.269821, 0.655694, 0.847154, 0.918410, 0.954809, 0.975778, 0.988238, 0.995393, 0.998969]))
  func push(part: Double, progress: Double) throws {
    var state = try Fixture.today(.morning)
    try state.send(.tap(.openLesson))
    let stack = try #require(state.motion(at: Instant(milliseconds: 420 * part)).stack)
    #expect(abs(stack.pushed - progress) < 1e-6)
    #expect(abs(stack.upperOffset - (1 - progress)) < 1e-6)
    #expect(abs(stack.lowerOffset - 0.30 * progress) < 1e-6)
    #expect(abs(stack.dim - 0.10 * progress) < 1e-6)
    #expect(stack.upperOpacity == 1)
    #expect(stack.lower == .root(.today))
    #expect(stack.upper == .lesson(chapter: 3))
  }

  @Test(
    "A press follows its curve",
    arguments: zip(
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
      [0.398124, 0.681869, 0.843011, 0.925152, 0.965983, 0.985877, 0.995043, 0.998753, 0.999865]))
  func press(part: Double, progress: Double) throws {
    var state = try Fixture.today(.morning)
    try state.send(.pressDown(element: "today/primary"))
    let press = state.motion(at: Instant(milliseconds: 100 * part)).press(on: "today/primary")
    #expect(abs(press.amount - progress) < 1e-6)
    #expect(abs(press.scaleOfButton - (1 - 0.03 * progress)) < 1e-6)
    #expect(abs(press.opacityOfBarButton - (1 - 0.6 * progress)) < 1e-6)
  }

  /// One row a motion: what starts it, how long it takes.
  @Test(
    "A motion starts at its source, ends exactly at its duration and leaves nothing behind",
    arguments: [
      (StartScreen.today, Action.openLesson, 420.0), (.lesson, .back, 320),
      (.today, .present(.commit), 500), (.commit, .cancel, 320), (.evidence, .cancel, 320),
      (.chapter, .selectTab(.path), 320),
    ])
  func durations(screen: StartScreen, action: Action, milliseconds: Double) throws {
    let before = try Fixture.start(screen)
    var state = before
    try state.send(.tap(action))
    #expect(state.displayed == before)
    #expect(state.blockingTransition?.end == Instant(milliseconds: milliseconds))
    var nearlyDone = state
    try nearlyDone.wait(milliseconds - 0.001)
    #expect(nearlyDone.blockingTransition != nil)
    #expect(nearlyDone.displayed == nearlyDone)
    try state.wait(milliseconds)
    #expect(state.transitions.isEmpty)
    #expect(state.motion.stack == nil)
  }

  @Test func `Discarding lets the question fade for 200 milliseconds`() throws {
    var state = try Fixture.today(.morning)
    try state.tap(.present(.commit))
    try state.type("قدم", into: .commitStep)
    try state.tap(.cancel)
    try state.send(.tap(.discard))
    #expect(state.motion.questionOpacity == 1)
    #expect(state.displayed.presentation?.asksToDiscard == true)
    try state.wait(0.001)
    #expect(state.motion.questionOpacity > 0.999)
    try state.wait(199)
    #expect(state.motion.questionOpacity > 0)
    try state.wait(0.999)
    #expect(state.motion.questionOpacity == 0)
  }

  @Test func `Another tab is shown at the instant of its choice`() throws {
    var state = try Fixture.start(.path)
    try state.send(.tap(.selectTab(.circle)))
    #expect(state.displayed.selectedTab == .circle)
    #expect(state.motion.tabPill.position == Double(Tab.path.position))
  }

  @Test func `The same instant is reached by one step or by many`() throws {
    var once = try Fixture.today(.morning)
    try once.send(.tap(.openLesson))
    var often = once
    try once.wait(250)
    for _ in 0..<250 { try often.wait(1) }
    #expect(once == often)
    #expect(once.motion == often.motion)
  }

  @Test func `A sheet comes up in half a second and shrinks the page only if it is one`() throws {
    var page = try Fixture.today(.morning)
    try page.send(.tap(.present(.commit)))
    var form = try Fixture.today(.acting)
    try form.send(.tap(.present(.evidence)))
    for part in [0.0, 0.1, 0.5, 0.9] {
      let instant = Instant(milliseconds: 500 * part)
      let expected = TimingCurve(0.32, 0.72, 0, 1).progress(at: part)
      let pageMotion = try #require(page.motion(at: instant).sheet)
      #expect(pageMotion.shown == expected)
      #expect(pageMotion.shrink == expected)
      #expect(pageMotion.dim == 0.20 * expected)
      #expect(try #require(form.motion(at: instant).sheet).shrink == 0)
    }
  }

  @Test func `A leaving sheet still shows what was written`() throws {
    var state = try Fixture.start(.commit, .valid)
    let sheet = state.presentation?.sheet
    try state.send(.tap(.submit))
    try state.wait(100)
    #expect(state.motion.sheet?.sheet == sheet)
    #expect(state.todayState == .acting)
  }

  @Test func `A popped answer is drawn as it was`() throws {
    var state = try Fixture.start(.answer, .answered)
    let answer = state.guide.answer
    try state.send(.tap(.back))
    try state.wait(100)
    #expect(state.guide.answer == nil)
    #expect(state.motion.stack?.upperState.guide.answer == answer)
    #expect(state.motion.stack?.lowerState.guide.answer == nil)
  }

  @Test func `A message fades in, holds, and fades out within 1.6 seconds`() throws {
    var state = try Fixture.start(.commit, .valid)
    try state.send(.tap(.submit))
    func hud(_ milliseconds: Double) -> HUDMotion? {
      state.motion(at: Instant(milliseconds: milliseconds)).hud
    }
    #expect(hud(0)?.opacity == 0)
    #expect(hud(0)?.scale == 0.8)
    #expect(hud(200)?.opacity == 1)
    #expect(hud(200)?.scale == 1)
    #expect(hud(1400)?.opacity == 1)
    let fading = try #require(hud(1500)?.opacity)
    #expect(abs(fading - (1 - TimingCurve.ease.progress(at: 0.5))) < 1e-12)
    #expect(hud(1600) == nil)
  }

  @Test func `The tab bar's pill slides from where it is`() throws {
    var state = try Fixture.today(.morning)
    try state.send(.tap(.selectTab(.me)))
    #expect(state.motion.tabPill.position == 0)
    try state.wait(60)
    let middle = state.motion.tabPill.position
    try state.send(.tap(.selectTab(.path)))
    #expect(state.motion.tabPill.position == middle)
    try state.settle()
    #expect(state.motion.tabPill == Glide(at: 1))
  }

  @Test func `The thumbs of switches and segments slide from where they are`() throws {
    var state = try Fixture.start(.circle)
    #expect(state.motion.thumb(of: .pledge).position == 1)
    try state.send(.tap(.togglePledge))
    #expect(state.motion.thumb(of: .pledge).position == 1)
    try state.wait(100)
    let middle = state.motion.thumb(of: .pledge).position
    #expect(middle > 0 && middle < 1)
    try state.send(.tap(.togglePledge))
    #expect(state.motion.thumb(of: .pledge).position == middle)
    try state.settle()
    #expect(state.motion.thumb(of: .pledge) == Glide(at: 1))
  }

  @Test func `A press is let go from where it is`() throws {
    var state = try Fixture.today(.morning)
    try state.send(.pressDown(element: "a"))
    #expect(state.error(of: .pressDown(element: "b")) == .alreadyPressed(element: "a"))
    try state.wait(20)
    let amount = state.motion.press(on: "a").amount
    try state.send(.pressUp)
    #expect(state.motion.press(on: "a").amount == amount)
    try state.wait(100)
    #expect(state.motion.press(on: "a") == .none)
    #expect(state.error(of: .pressUp) == .notPressed)
  }

  @Test func `A held press stays pressed, and a pop lets it go`() throws {
    var state = try Fixture.start(.lesson)
    try state.send(.pressDown(element: "lesson/cta"))
    try state.wait(5_000)
    #expect(state.motion.press(on: "lesson/cta").amount == 1)
    try state.send(.tap(.back))
    #expect(state.pressedElement == nil)
    #expect(state.motion.press(on: "lesson/cta").amount == 1)
    try state.settle()
    #expect(state.motion.press(on: "lesson/cta").amount == 0)
  }

  @Test func `A second tap on a screen in motion is dropped and reported`() throws {
    var state = try Fixture.today(.morning)
    try state.send(.tap(.openLesson))
    try state.wait(200)
    let kind = Transition.Kind.stack(.today, lower: .root(.today), upper: .lesson(chapter: 3))
    #expect(state.error(of: .tap(.openLesson)) == .inMotion(kind))
    #expect(state.error(of: .tap(.back)) == .inMotion(kind))
    #expect(state.error(of: .pressDown(element: "x")) == .inMotion(kind))
    #expect(state.error(of: .swipeBackBegan) == .inMotion(kind))
    // The lesson hides the tab bar, so that no tab can be taken either.
    #expect(state.error(of: .tap(.selectTab(.me))) == .inMotion(kind))
  }

  @Test func `Another tab can be taken during a push that leaves the tab bar in place`() throws {
    var state = try Fixture.start(.path)
    try state.send(.tap(.openChapter(0)))
    try state.wait(100)
    try state.send(.tap(.selectTab(.me)))
    #expect(state.selectedTab == .me)
    #expect(state.motion.stack == nil)
    try state.settle()
    try state.tap(.selectTab(.path))
    #expect(state.route == .chapter(0))
    #expect(state.motion.stack == nil)
  }

  @Test func `A screen can be pushed while a message shows`() throws {
    var state = try Fixture.start(.evidence, .valid)
    try state.tap(.submit)
    try state.send(.tap(.openLesson))
    #expect(state.hud != nil)
    #expect(state.motion.stack != nil)
  }

  @Test func `The inline title fades in when the large one has gone, and content snaps`() throws {
    var state = try Fixture.start(.me)
    let region = state.scrollRegion(of: .root(.me))
    try state.send(.scroll(region, to: .init(offset: 41, titleHeight: 52), reachesEnd: false))
    #expect(state.motion.titleCollapse(of: region) == 0)
    try state.send(.scroll(region, to: .init(offset: 42, titleHeight: 52), reachesEnd: false))
    #expect(state.isTitleCollapsed(region))
    #expect(state.motion.titleCollapse(of: region) == 0)
    try state.wait(150)
    #expect(state.motion.titleCollapse(of: region) == 1)
    try state.send(.scrollReleased(region))
    try state.settle()
    #expect(state.motion.scrollOffset(of: region) == 52)
    try state.send(.scroll(region, to: .init(offset: 25, titleHeight: 52), reachesEnd: false))
    try state.send(.scrollReleased(region))
    #expect(state.motion.scrollOffset(of: region) == 25)
    try state.settle()
    #expect(state.motion.scrollOffset(of: region) == 0)
    #expect(state.motion.titleCollapse(of: region) == 0)
  }

  /// At accessibility sizes the title is higher than 52: what counts is what layout measured.
  @Test(arguments: [(30.0, 0.0), (38, 0), (40, 78), (67, 78), (78, 78), (90, 90)])
  func `A title of any height is never left half gone`(released: Double, rests: Double) throws {
    var state = try Fixture.start(.path)
    let region = state.scrollRegion(of: .root(.path))
    try state.send(
      .scroll(region, to: .init(offset: released, titleHeight: 78), reachesEnd: false))
    #expect(state.isTitleCollapsed(region) == (released >= 68))
    try state.send(.scrollReleased(region))
    try state.settle()
    #expect(state.scrollOffset(of: region) == rests)
    #expect(state.motion.titleCollapse(of: region) == (rests > 0 ? 1 : 0))
  }

  @Test(arguments: [(30.0, 52.0, 0.0), (52, 0, 1)])
  func `The inline title follows the offset that is shown, not the one that is aimed at`(
    from: Double, to: Double, title: Double
  ) throws {
    var state = try Fixture.start(.me)
    let region = state.scrollRegion(of: .root(.me))
    try state.send(.scroll(region, to: .init(offset: from, titleHeight: 52), reachesEnd: false))
    try state.settle()
    if to == 0 {
      // The tab that is selected again takes its content to the top.
      try state.send(.tap(.selectTab(.me)))
    } else {
      try state.send(.scrollReleased(region))
    }
    var fadedAt: Double?
    for _ in 0..<350 {
      let offset = state.motion.scrollOffset(of: region)
      if state.motion.titleCollapse(of: region) != title, fadedAt == nil { fadedAt = offset }
      try state.wait(1)
    }
    // One millisecond of this motion is less than 1.5 points near the middle.
    let crossed = try #require(fadedAt)
    #expect(abs(crossed - 42) < 1.5)
    try state.settle()
    #expect(state.motion.titleCollapse(of: region) == 1 - title)
  }
}
