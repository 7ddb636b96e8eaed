/// What a walk through the machine has found.
package struct Exploration: Sendable {
  /// A state, and the move by which it was first reached.
  package struct Visit: Sendable {
    package struct Arrival: Sendable {
      package let from: Int
      package let move: Move
    }

    /// One of the states that agree in the abstraction.
    package let state: AppState
    /// Nil for the start.
    package let arrival: Arrival?

    package var abstract: AbstractState { AbstractState(state) }
  }

  /// A move that leads from one state to another, by their indices.
  package struct Edge: Hashable, Sendable {
    package let from: Int
    package let move: String
    package let to: Int
  }

  /// Nearest first.
  package let states: [Visit]
  package let edges: [Edge]
  /// The claim that the walk was not cut off by its limit.
  package let isComplete: Bool

  /// The shortest list of moves from the start to a state.
  package func path(to index: Int) -> [Move] {
    var moves: [Move] = []
    var visit = states[index]
    while let arrival = visit.arrival {
      moves.append(arrival.move)
      visit = states[arrival.from]
    }
    return moves.reversed()
  }

  /// For each goal of the app the nearest state that shows it, or nil.
  package var coverage: [(goal: ExplorationGoal, state: Int?)] {
    ExplorationGoal.all(of: states[0].state).map { goal in
      (goal, states.firstIndex { goal.isShown(in: $0.state) })
    }
  }

  /// What the walk was to come past and no state shows.
  package var unreachable: [ExplorationGoal] { coverage.filter { $0.state == nil }.map(\.goal) }

  /// The states from which no list of moves leads to the uncovered root of a tab.
  package var deadEnds: [Int] {
    var incoming = Array(repeating: [Int](), count: states.count)
    for edge in edges { incoming[edge.to].append(edge.from) }
    var queue = states.indices.filter { states[$0].state.isAtRoot }
    var escapes = Array(repeating: false, count: states.count)
    for index in queue { escapes[index] = true }
    while let index = queue.popLast() {
      for origin in incoming[index] where !escapes[origin] {
        escapes[origin] = true
        queue.append(origin)
      }
    }
    return states.indices.filter { !escapes[$0] }
  }
}

extension AppState {
  /// The claim that the root of a tab is on top, with no sheet and no dialog over it.
  package var isAtRoot: Bool {
    presentation == nil && mockup?.dialog == nil && stacks[selectedTab].count == 1
  }
}
