import Geometry
import Navigation
import Testing

/// Source of every expectation: platform.md sections 3 and 4.
struct GestureTests {
  static func swiping(to part: Double) throws -> AppState {
    var state = try Fixture.start(.lesson)
    try state.send(.swipeBackBegan)
    try state.send(.swipeBackMoved(part))
    return state
  }

  static func dragging(_ state: StartState, to part: Double) throws -> AppState {
    var state = try Fixture.start(.commit, state)
    try state.send(.sheetDragBegan)
    try state.send(.sheetDragMoved(part))
    return state
  }

  @Test func `A held swipe stays where the finger is, for as long as it stays`() throws {
    var state = try Self.swiping(to: 0.4)
    try state.wait(3_000)
    let stack = try #require(state.motion.stack)
    #expect(abs(stack.upperOffset - 0.4) < 1e-12)
    #expect(abs(stack.lowerOffset - 0.30 * 0.6) < 1e-12)
    #expect(state.route == .lesson(chapter: 3))
    #expect(state.displayed == state)
    #expect(state.settlesAt == nil)
  }

  @Test(
    "A swipe goes through beyond half the width or by a flick, and back otherwise",
    arguments: [
      (0.49, 0.0, false), (0.51, 0, true), (0.1, 300, true), (0.1, 299, false), (0.9, -300, false),
    ])
  func swipeRelease(part: Double, velocity: Double, completes: Bool) throws {
    var state = try Self.swiping(to: part)
    try state.send(.swipeBackEnded(Release(velocity: velocity, length: 393)))
    #expect(abs((state.motion.stack?.upperOffset ?? -1) - part) < 1e-12)
    let remaining = (state.blockingTransition?.end ?? .zero).milliseconds
    #expect(remaining > 0 && remaining <= 300)
    try state.settle()
    #expect(state.route == (completes ? .root(.today) : .lesson(chapter: 3)))
    #expect(state.motion.stack == nil)
  }

  @Test func `A cancelled swipe takes 200 to 300 milliseconds and changes nothing`() throws {
    let before = try Fixture.start(.lesson)
    var state = try Self.swiping(to: 0.4)
    try state.send(.swipeBackEnded(Release(.cancel, length: 393)))
    #expect(state.blockingTransition?.end == Instant(milliseconds: 240))
    try state.settle()
    #expect(state.stacks == before.stacks)
    #expect(state.days == before.days)
  }

  @Test func `A root has nothing to swipe back to`() throws {
    let state = try Fixture.today(.morning)
    #expect(state.error(of: .swipeBackBegan) == .nothingToGoBackTo(.today))
    #expect(state.error(of: .swipeBackMoved(0.5)) == .noGesture)
    #expect(state.error(of: .sheetDragBegan) == .noSheet)
  }

  @Test func `A screen under a finger takes no taps`() throws {
    let state = try Self.swiping(to: 0.2)
    #expect(state.refusal(of: .back) != nil)
    #expect(state.error(of: .sheetDragMoved(0.1)) == .noGesture)
  }

  @Test(
    "A sheet goes beyond half its height or at 1000 points a second, and back otherwise",
    arguments: [
      (0.6, 0.0, true), (0.5, 0, false), (0.1, 1000, true), (0.1, 999, false), (0.6, -1000, false),
    ])
  func sheetRelease(part: Double, velocity: Double, dismisses: Bool) throws {
    var state = try Self.dragging(.empty, to: part)
    try state.send(.sheetDragEnded(Release(velocity: velocity, length: 793)))
    #expect(abs((state.motion.sheet?.offset ?? -1) - part) < 1e-12)
    try state.settle()
    #expect((state.presentation == nil) == dismisses)
    #expect(state.motion.sheet?.shown == (dismisses ? nil : 1))
  }

  /// 1 % of the way is left after 364 ms, 0.1 % after 506 ms.
  @Test(
    "A sheet released at rest settles by a critically damped spring",
    arguments: [(364.0, 0.01), (506, 0.001)])
  func spring(milliseconds: Double, rest: Double) throws {
    let spring = Spring(displacement: 1, velocity: 0)
    #expect(spring.displacement(after: 0) == 1)
    #expect(spring.displacement(after: milliseconds - 1) > rest)
    #expect(spring.displacement(after: milliseconds + 1) < rest)
  }

  @Test func `A spring starts with the finger's velocity`() {
    let spring = Spring(displacement: 0.5, velocity: -2)
    let slope = (spring.displacement(after: 0.001) - 0.5) / 0.000001
    #expect(abs(slope + 2) < 0.001)
  }

  @Test func `A sheet with unsaved changes springs back and asks`() throws {
    var state = try Self.dragging(.valid, to: 0.8)
    try state.send(.sheetDragEnded(Release(length: 793)))
    try state.settle()
    #expect(state.presentation?.asksToDiscard == true)
    #expect(state.motion.sheet?.shown == 1)
    #expect(state.motion.questionOpacity == 1)
    #expect(state.error(of: .sheetDragBegan) == .coveredByQuestion(.commit))
  }

  @Test func `A drag beyond the ends stays at them`() throws {
    #expect(try Self.swiping(to: 1.5).motion.stack?.pushed == 0)
    #expect(try Self.swiping(to: -1).motion.stack?.pushed == 1)
  }
}
