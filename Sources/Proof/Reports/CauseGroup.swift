/// Failed shots that one thing explains.
package struct CauseGroup: Hashable, Sendable {
  /// In words, without the name of any shot or element.
  package let cause: String
  /// In the order of the run.
  package let shots: [ShotResult]

  /// All failed shots, each in one group. The cause that explains most of them comes first and takes
  /// them all, then the one that explains most of the rest; of equal ones the earlier in the run.
  package static func groups(of run: RunResult) -> [CauseGroup] {
    let shots = run.failures
    let causes = shots.map(\.groupingCauses)
    var places: [String: [Int]] = [:]
    var order: [String] = []
    for (index, names) in causes.enumerated() {
      for name in names where places[name]?.last != index {
        if places[name] == nil { order.append(name) }
        places[name, default: []].append(index)
      }
    }
    var isTaken = [Bool](repeating: false, count: shots.count)
    var groups: [CauseGroup] = []
    while !order.isEmpty {
      for name in order { places[name]?.removeAll { isTaken[$0] } }
      order.removeAll { places[$0]?.isEmpty ?? true }
      // `max` would take the last of equals.
      guard
        let most = order.map({ places[$0]?.count ?? 0 }).max(),
        let best = order.first(where: { places[$0]?.count == most })
      else { break }
      let members = places[best] ?? []
      for index in members { isTaken[index] = true }
      groups.append(CauseGroup(cause: best, shots: members.map { shots[$0] }))
    }
    return groups
  }

  /// «3 shots: colour from accent #007AFF to accent #0A84FF».
  package var title: String {
    (shots.count == 1 ? "1 shot: " : "\(shots.count) shots: ") + cause
  }
}

extension ShotResult {
  /// The causes that a shot may be grouped by; without any it is the kind of its end.
  fileprivate var groupingCauses: [String] {
    if !causes.isEmpty { return causes }
    switch status {
    case .broken, .assertionFailed, .unreadable: return [summary]
    case .passed, .recorded, .different, .sizeMismatch, .missing: return [status.title]
    }
  }
}
