import Documents
import Geometry

extension LayoutDifference {
  /// One line a change, the names of its nodes first; after `limit` lines only how many more there are.
  ///
  /// Changes of a node itself come before those that may follow from others: properties, then letters, then
  /// nodes that appeared or vanished, then sizes, then places. Nodes with the same change share a line.
  package func lines(limit: Int = 40) -> [String] {
    let lines = folded.map { change in
      let names = change.ids.prefix(Self.namedNodes).map { "'\($0)'" }
      guard change.ids.count > 1 else { return names.joined() + " " + change.words }
      let more = change.ids.count - names.count
      let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      return "\(change.ids.count) nodes each \(change.words): \(list)"
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["and \(lines.count - limit) more changes"]
  }

  /// What happened, without the names of nodes: only of the kind that comes first of those that there
  /// are, for the others may follow from it.
  package var causes: [String] {
    guard let first = folded.first else { return [] }
    return folded.filter { $0.rank == first.rank }.prefix(8).map(\.cause)
  }

  /// Whether a node has another property than before, its letters aside.
  package var changesProperties: Bool {
    entries.contains { entry in
      entry.changes.contains { change in
        if case .changed(let property, _, _) = change { property != .letters } else { false }
      }
    }
  }

  /// The nodes that a line names.
  private static let namedNodes = 6

  private struct Folded {
    var rank: Int
    var words: String
    var cause: String
    var ids: [String]
  }

  /// The changes by rank and then in their order, those of equal words as one.
  private var folded: [Folded] {
    var places: [String: Int] = [:]
    var list: [Folded] = []
    for entry in entries {
      for change in entry.changes {
        let words = change.words
        if let place = places[words] {
          list[place].ids.append(entry.id)
        } else {
          places[words] = list.count
          list.append(
            Folded(rank: change.rank, words: words, cause: change.cause, ids: [entry.id]))
        }
      }
    }
    return (0...4).flatMap { rank in list.filter { $0.rank == rank } }
  }
}

extension LayoutDifference.Change {
  fileprivate var rank: Int {
    switch self {
    case .changed(.letters, _, _): 1
    case .changed: 0
    case .appeared, .vanished: 2
    case .resized: 3
    case .moved: 4
    }
  }

  /// The change as a cause, which other nodes may share.
  fileprivate var cause: String {
    switch self {
    case .changed(.letters, _, _): "other shapes or places of letters"
    case .changed(let property, let before?, let after?):
      "\(property.rawValue) from \(Self.quoted(before, property)) to "
        + Self.quoted(after, property)
    case .changed(let property, nil, let after?):
      "a new \(property.rawValue): \(Self.quoted(after, property))"
    case .changed(let property, let before, nil):
      "no more \(property.rawValue): \(Self.quoted(before ?? "", property))"
    case .appeared: "nodes appeared"
    case .vanished: "nodes vanished"
    case .resized: "other sizes"
    case .moved: "other places"
    }
  }

  fileprivate var words: String {
    switch self {
    case .appeared(let descendants): "appeared" + Self.content(descendants)
    case .vanished(let descendants): "vanished" + Self.content(descendants)
    case .moved(let way): "moved " + Self.way(way)
    case .resized(let before, let after):
      "changed its size from \(Self.size(before)) to \(Self.size(after)) pt"
    case .changed(.letters, _, _): "changed the shapes or places of its letters"
    case .changed(let property, let before?, let after?):
      "changed its \(property.rawValue) from \(Self.quoted(before, property)) to "
        + Self.quoted(after, property)
    case .changed(let property, nil, let after?):
      "has a new \(property.rawValue): \(Self.quoted(after, property))"
    case .changed(let property, let before, nil):
      "lost its \(property.rawValue): \(Self.quoted(before ?? "", property))"
    }
  }

  private static func content(_ descendants: Int) -> String {
    switch descendants {
    case 0: ""
    case 1: " with 1 node inside"
    default: " with \(descendants) nodes inside"
    }
  }

  private static func way(_ way: Point) -> String {
    var parts: [String] = []
    if way.x != 0 {
      parts.append("\(number(way.x.magnitude)) pt " + (way.x > 0 ? "right" : "left"))
    }
    if way.y != 0 { parts.append("\(number(way.y.magnitude)) pt " + (way.y > 0 ? "down" : "up")) }
    return parts.joined(separator: " and ")
  }

  private static func size(_ size: Size) -> String {
    "\(number(size.width))×\(number(size.height))"
  }

  private static func number(_ value: Double) -> String { JSONValue.format(value, decimals: 3) }

  private static func quoted(_ text: String, _ property: LayoutRecord.Property) -> String {
    [.text, .label, .value].contains(property) ? "«\(text)»" : text
  }
}
