import Navigation
import Testing

/// Source of every expectation: platform.md section 3, Reduce Motion.
struct ReducedMotionTests {
  static let system = Preferences(reduceMotion: true)

  @Test func `A push fades in 200 milliseconds and moves nothing`() throws {
    var state = try Fixture.start(.today, system: Self.system)
    try state.send(.tap(.openLesson))
    #expect(state.blockingTransition?.end == Instant(milliseconds: 200))
    for milliseconds in [0.0, 50, 100, 199] {
      let stack = try #require(state.motion(at: Instant(milliseconds: milliseconds)).stack)
      #expect(stack.upperOffset == 0)
      #expect(stack.lowerOffset == 0)
      #expect(stack.upperOpacity == stack.pushed)
    }
  }

  @Test func `A sheet fades in 200 milliseconds and moves nothing`() throws {
    var state = try Fixture.start(.today, system: Self.system)
    try state.send(.tap(.present(.commit)))
    #expect(state.blockingTransition?.end == Instant(milliseconds: 200))
    let sheet = try #require(state.motion(at: Instant(milliseconds: 100)).sheet)
    #expect(sheet.offset == 0)
    #expect(sheet.fades)
    #expect(sheet.opacity > 0 && sheet.opacity < 1)
  }

  @Test func `A pressed button fades to seven tenths and keeps its size`() throws {
    var state = try Fixture.start(.today, system: Self.system)
    try state.send(.pressDown(element: "a"))
    try state.wait(100)
    let press = state.motion.press(on: "a")
    #expect(press.scaleOfButton == 1)
    #expect(abs(press.opacityOfButton - 0.7) < 1e-12)
  }

  @Test func `A message keeps its size`() throws {
    var state = try Fixture.start(.commit, .valid, system: Self.system)
    try state.send(.tap(.submit))
    try state.wait(50)
    #expect(state.motion.hud?.scale == 1)
  }

  @Test func `Pills and thumbs stand at their target and fade in`() throws {
    var state = try Fixture.start(.today, system: Self.system)
    try state.send(.tap(.selectTab(.circle)))
    #expect(state.motion.tabPill.position == 3)
    #expect(state.motion.tabPill.opacity == 0)
    try state.wait(200)
    #expect(state.motion.tabPill == Glide(at: 3))
  }

  @Test func `The app's switch counts from the next motion on`() throws {
    var state = try Fixture.start(.me)
    try state.send(.tap(.toggleReduceMotion))
    #expect(state.transitions.map(\.fades) == [false])
    try state.settle()
    try state.send(.tap(.selectTab(.path)))
    #expect(state.transitions.map(\.fades) == [true])
  }

  @Test func `The dots of a pending answer rest`() throws {
    var state = try Fixture.start(.answer, .pending)
    try state.wait(700)
    #expect(state.motion.pendingMilliseconds == 700)
    let reduced = try Fixture.start(.answer, .pending, system: Self.system)
    #expect(reduced.motion.pendingMilliseconds == nil)
  }
}
