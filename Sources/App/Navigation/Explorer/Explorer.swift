/// Walks the machine breadth-first from a state of rest.
package struct Explorer: Sendable {
  /// What can be done in a state; a test leaves one out to cut an edge.
  package let moves: @Sendable (AppState) -> [Move]
  /// More states than this are not visited.
  package let limit: Int

  package init(
    limit: Int = 100_000, moves: @escaping @Sendable (AppState) -> [Move] = { Move.all(in: $0) }
  ) {
    self.limit = limit
    self.moves = moves
  }

  package func explore(from start: AppState) -> Exploration {
    var states = [Exploration.Visit(state: start, arrival: nil)]
    var indices = [AbstractState(start): 0]
    var edges: [Exploration.Edge] = []
    var next = 0
    var isComplete = true
    while next < states.count {
      let state = states[next].state
      for move in moves(state) {
        guard let target = move.applied(to: state) else { continue }
        let key = AbstractState(target)
        let index = indices[key] ?? states.count
        if index == states.count {
          if index == limit {
            isComplete = false
            continue
          }
          indices[key] = index
          states.append(.init(state: target, arrival: .init(from: next, move: move)))
        }
        edges.append(.init(from: next, move: move.name, to: index))
      }
      next += 1
    }
    return Exploration(states: states, edges: edges, isComplete: isComplete)
  }
}
