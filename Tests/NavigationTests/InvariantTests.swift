import AppContent
import Navigation
import Testing

/// Source of every expectation: screens.md, Invariants to test; issue 4, build 8.
struct InvariantTests {
  /// The invariants that a state breaks, in words.
  static func broken(in state: AppState) -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ name: String) {
      if !holds { broken.append(name) }
    }
    let marks = state.days.map(\.mark)
    let past = marks[..<(state.today - 1)]
    require(state.statuses.count { $0 == .current } <= 1, "at most one current node")
    require(
      marks.dropFirst(state.today).allSatisfy { $0 == .future }, "days after today are future")
    require(past.allSatisfy { $0.isAct || $0 == .pause }, "days before today are decided")
    let figures = state.statistics
    let open = marks[state.today - 1] == .today ? 1 : 0
    require(
      figures.acted + figures.pauses + open == state.today, "acted + pause + open = today")
    require(figures.comebacks <= figures.acted, "comebacks are acts")
    require((state.evidence != nil) == marks[state.today - 1].isAct, "evidence makes the act")
    require(
      state.todayState.isDecided == (marks[state.today - 1] != .today), "decided days have a mark")
    require(
      state.todayState.awaitsCommitment == (state.commitment == nil), "commitments end mornings")
    require(state.todayState != .return || state.followsPause, "a return follows a pause")
    require(state.todayState == .closed || state.reflection == nil, "only a review closes")
    require(!state.isShared || state.todayState == .closed, "only a closed day is shared")
    require(state.transitions.allSatisfy { $0.end > state.now }, "no motion outlives its time")
    require(state.transitions.count { $0.blocksTouches } <= 1, "one screen moves at a time")
    require(
      Set(state.transitions.map(\.kind)).count == state.transitions.count, "one motion of a kind")
    require(state.hapticKinds.count { $0 == .success } >= (state.hud == nil ? 0 : 1), "haptics")
    for tab in Tab.allCases {
      require(state.stacks[tab].first == .root(tab), "a stack keeps its root")
      require(
        Set(state.stacks[tab].elements).count == state.stacks[tab].count, "a screen is there once")
    }
    require(
      (state.guide.answer != nil) == state.stacks[.guide].elements.contains(.answer),
      "an answer lives with its screen")
    require(state.presentation != nil || state.today == state.clock.pathDay, "today is the clock's")
    require(
      state.scrollPositions.values.allSatisfy { $0.offset > 0 && $0.offset.isFinite },
      "offsets are positive")
    require(brokenMotion(in: state).isEmpty, "motions stay in their bounds")
    return broken
  }

  private static func brokenMotion(in state: AppState) -> [String] {
    let motion = state.motion
    var broken: [String] = []
    for value in [motion.stack?.pushed, motion.sheet?.shown, motion.questionOpacity] {
      if let value, !(0...1).contains(value) { broken.append("\(value)") }
    }
    if let hud = motion.hud, !(0...1).contains(hud.opacity) { broken.append("HUD") }
    if (motion.hud != nil) != (state.hud != nil) { broken.append("HUD is not the state's") }
    return broken
  }

  @Test(
    "Random sequences of 200 events never break an invariant",
    arguments: 0..<30 as Range<UInt64>)
  func randomWalks(block: UInt64) throws {
    let start = try Fixture.today(.morning)
    var accepted = 0
    for seed in (block * 100)..<(block * 100 + 100) {
      var walk = RandomWalk(seed: seed)
      var state = start
      for step in 0..<200 {
        let before = state
        let event = walk.event(in: state)
        let instant = state.now + walk.pause()
        do throws(NavigationError) {
          try state.apply(event, at: instant)
          accepted += 1
        } catch {
          if state != before { Issue.record("seed \(seed), step \(step): \(error) left a trace") }
        }
        let broken = Self.broken(in: state) + Self.broken(from: before, to: state, by: event)
        if !broken.isEmpty {
          Issue.record("seed \(seed), step \(step), \(event): \(broken)")
          break
        }
      }
    }
    // The walks must get somewhere: most of their events are possible.
    #expect(accepted > 100 * 200 / 3)
  }

  /// The invariants that a step breaks.
  private static func broken(
    from before: AppState, to after: AppState, by event: Event
  ) -> [String] {
    var broken: [String] = []
    let haptics = after.haptics.dropFirst(before.haptics.count)
    if after.hud != nil, after.hud != before.hud {
      if event != .tap(.submit) { broken.append("a HUD only after a saved sheet") }
      if haptics.map(\.kind) != [.success] { broken.append("one haptic a HUD") }
    } else if haptics.contains(where: { $0.kind == .success }) {
      broken.append("a haptic without its HUD")
    }
    if before.now > after.now { broken.append("time runs forward") }
    return broken
  }

  @Test("Every starting state is at rest and keeps the invariants", arguments: StartScreen.allCases)
  func starts(screen: StartScreen) throws {
    for startState in screen.states {
      var state = try Fixture.start(screen, startState)
      #expect(Self.broken(in: state).isEmpty, "\(screen.rawValue) \(startState.name)")
      #expect(state.transitions.isEmpty)
      let before = state
      try state.advance(to: state.now)
      #expect(state == before, "\(screen.rawValue) \(startState.name)")
      let point = StartPoint(screen: screen, stateNamed: startState.name)
      #expect(point?.state == startState)
    }
  }

  @Test func `Every way back to a root works from wherever a walk has ended`() throws {
    for seed in 5000..<5100 as Range<UInt64> {
      var walk = RandomWalk(seed: seed)
      var state = try Fixture.today(.morning)
      for _ in 0..<60 { try? state.apply(walk.event(in: state), at: state.now + walk.pause()) }
      try? state.send(.swipeBackEnded(Release(.cancel, length: 400)))
      try? state.send(.sheetDragEnded(Release(.cancel, length: 400)))
      try state.settle()
      if state.presentation?.asksToDiscard == true { try state.tap(.discard) }
      if state.presentation != nil { try state.tap(.cancel) }
      if state.presentation != nil { try state.tap(.discard) }
      while state.stacks[state.selectedTab].count > 1 { try state.tap(.back) }
      #expect(state.isAtRoot)
    }
  }
}
