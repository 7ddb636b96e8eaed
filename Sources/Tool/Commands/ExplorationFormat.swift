internal import Documents
internal import Navigation

/// The forms in which a walk is printed.
enum ExplorationFormat: String, CaseIterable {
  case text, json, dot

  func text(of exploration: Exploration) -> String {
    switch self {
    case .text: exploration.report
    case .json: exploration.json.text
    case .dot: exploration.graph
    }
  }
}

extension Exploration {
  /// The counts, the coverage of the inventory, then each state with the way to it.
  fileprivate var report: String {
    var text = "\(states.count) states, \(edges.count) edges\n"
    if !isComplete { text += "cut off: there are more states than the limit\n" }
    text += "\ncoverage of the \(isOfMockup ? "mock-up's screens" : "screen inventory")\n"
    text +=
      Table(
        [isOfMockup ? "screen" : "item", "state", "moves"],
        coverage.map { entry in
          [
            entry.goal.name, entry.state.map { states[$0].abstract.name } ?? "unreachable",
            entry.state.map { String(path(to: $0).count) } ?? "–",
          ]
        }
      ).text
    text += "\nunreachable: \(Self.list(unreachable.map(\.name)))\n"
    text += "dead ends: \(Self.list(deadEnds.map { states[$0].abstract.name }))\n"
    text += "\nstates, with the shortest way to each\n"
    for index in states.indices {
      let way = path(to: index).map(\.name).joined(separator: " → ")
      text += "\(index)  \(states[index].abstract.name)\n"
      text += "   \(way.isEmpty ? "the start" : way)\n"
    }
    return text
  }

  private var isOfMockup: Bool { states[0].state.mockup != nil }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  fileprivate var json: JSONValue {
    .object([
      "states": .array(
        states.indices.map { index in
          .object([
            "index": .integer(index), "name": .string(states[index].abstract.name),
            "events": .array(path(to: index).map { .string($0.name) }),
          ])
        }),
      "edges": .array(
        edges.map { edge in
          .object([
            "from": .integer(edge.from), "event": .string(edge.move), "to": .integer(edge.to),
          ])
        }),
      "unreachable": .array(unreachable.map { .string($0.name) }),
      "deadEnds": .array(deadEnds.map { .integer($0) }),
      "coverage": .array(
        coverage.map { entry in
          .object([
            "item": .string(entry.goal.name),
            "state": entry.state.map { .integer($0) } ?? .null,
          ])
        }),
      "complete": .bool(isComplete),
    ])
  }

  /// Graphviz: a node a state, an arrow for all moves between the same two states.
  fileprivate var graph: String {
    var text = "digraph states {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    for index in states.indices {
      text += "  s\(index) [label=\(Self.quoted(states[index].abstract.name))];\n"
    }
    var labels: [[Int]: [String]] = [:]
    var order: [[Int]] = []
    for edge in edges {
      let pair = [edge.from, edge.to]
      if labels[pair] == nil { order.append(pair) }
      labels[pair, default: []].append(edge.move)
    }
    for pair in order {
      let label = (labels[pair] ?? []).joined(separator: "\n")
      text += "  s\(pair[0]) -> s\(pair[1]) [label=\(Self.quoted(label))];\n"
    }
    return text + "}\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
