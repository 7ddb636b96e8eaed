import Navigation
import Testing

struct ExplorerTests {
  static let whole = Result {
    Explorer().explore(from: try Fixture.today(.morning))
  }

  /// What the table «Screen inventory» of DESIGN_SYSTEM.md names, as the ids of this machine.
  static func inventoryOfTheDocument() throws -> [String] {
    let text = String(decoding: try Fixture.bytes("seeds/DESIGN_SYSTEM.md"), as: UTF8.self)
    let table = text.split(separator: "## Screen inventory")[1]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").map { $0.trimmingSpaces }
    }
    let tabs = Tab.allCases.map(\.rawValue)
    var names: [String] = []
    for (tab, row) in zip(tabs, rows) {
      let states = row[1].split(separator: " / ").map {
        ($0.split(whereSeparator: { ":,".contains($0) }).last ?? "").trimmingSpaces
      }
      names += ["today", "path"].contains(tab) ? states.map { "\(tab)/\($0)" } : [tab]
      for modal in row[2].split(separator: "·") where modal.trimmingSpaces != "—" {
        names.append(
          (modal.split(separator: "(").first ?? "").trimmingSpaces.lowercased())
      }
    }
    return names
  }

  @Test func `From the morning every screen, state, push and modal of the document is reached`()
    throws
  {
    let exploration = try Self.whole.get()
    #expect(exploration.isComplete)
    let reached = exploration.coverage.filter { $0.state != nil }.map(\.goal.name)
    let wanted = try Self.inventoryOfTheDocument()
    #expect(wanted.count == 17)
    for name in wanted {
      #expect(reached.contains { $0 == name || $0.hasPrefix(name + "/") }, "\(name)")
    }
    #expect(exploration.unreachable.isEmpty)
  }

  @Test func `Every state has a way back to a root`() throws {
    let exploration = try Self.whole.get()
    #expect(exploration.deadEnds.isEmpty)
  }

  @Test func `The list of moves to a state leads there`() throws {
    let exploration = try Self.whole.get()
    for index in stride(from: 0, to: exploration.states.count, by: 17) {
      var state: AppState? = exploration.states[0].state
      for move in exploration.path(to: index) { state = state.flatMap { move.applied(to: $0) } }
      #expect(state == exploration.states[index].state)
    }
  }

  @Test func `The shortest way to a closed day is that of a day given up`() throws {
    let exploration = try Self.whole.get()
    let closed = try #require(
      exploration.coverage.first { $0.goal == .inventory(.todayClosed) }?.state)
    // Commit: open, type, save. Give up. 18:00. Reflect: open, type, save.
    #expect(exploration.path(to: closed).count == 8)
  }

  @Test func `A machine with an edge cut has unreachable screens`() throws {
    let cut = Explorer { state in Move.all(in: state).filter { $0.name != "present(evidence)" } }
    let exploration = cut.explore(from: try Fixture.today(.morning))
    #expect(exploration.unreachable == [.inventory(.todayDone), .inventory(.evidence)])
  }

  @Test func `A machine that cannot close its sheets has dead ends`() throws {
    let closing = ["submit", "cancel", "discard", "deleteEvidence", "dragSheet(complete)"]
    let cut = Explorer { state in Move.all(in: state).filter { !closing.contains($0.name) } }
    let exploration = cut.explore(from: try Fixture.today(.morning))
    #expect(!exploration.deadEnds.isEmpty)
    #expect(
      exploration.deadEnds.allSatisfy { exploration.states[$0].state.presentation != nil })
  }

  @Test func `A walk that its limit cuts off says so, and one that just fits does not`() throws {
    let start = try Fixture.today(.morning)
    // Two states, there and back: the guide's tab and today's.
    let moves: @Sendable (AppState) -> [Move] = { state in
      Move.all(in: state).filter {
        $0.name == "selectTab(guide)" || $0.name == "selectTab(today)"
      }
    }
    let whole = Explorer(moves: moves).explore(from: start)
    let count = whole.states.count
    try #require(count > 1 && whole.isComplete)
    #expect(Explorer(limit: count, moves: moves).explore(from: start).isComplete)
    let cut = Explorer(limit: count - 1, moves: moves).explore(from: start)
    #expect(!cut.isComplete && cut.states.count == count - 1)
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
