import Documents
import Geometry

extension LayoutDifference {
  /// One line a change, a node's name first; after `limit` lines only how many more there are.
  ///
  /// Changes of a node itself come before those that may follow from others: properties, then nodes that
  /// appeared or vanished, then sizes, then places.
  package func lines(limit: Int = 40) -> [String] {
    var sorted: [(rank: Int, line: String)] = []
    for entry in entries {
      for change in entry.changes {
        sorted.append((change.rank, "'\(entry.id)' \(change.words)"))
      }
    }
    var lines: [String] = []
    for rank in 0...3 { lines += sorted.filter { $0.rank == rank }.map(\.line) }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["and \(lines.count - limit) more changes"]
  }
}

extension LayoutDifference.Change {
  fileprivate var rank: Int {
    switch self {
    case .changed: 0
    case .appeared, .vanished: 1
    case .resized: 2
    case .moved: 3
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
