package import Geometry

/// Which nodes differ between two layouts, and how.
package struct LayoutDifference: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// With the number of nodes inside of it, which are not listed.
    case appeared(descendants: Int)
    case vanished(descendants: Int)
    /// Points to the right and down.
    case moved(Point)
    case resized(from: Size, to: Size)
    /// Nil where the node does not have the property.
    case changed(LayoutRecord.Property, from: String?, to: String?)
  }

  /// A node with all that happened to it.
  package struct Entry: Hashable, Sendable {
    package var id: String
    package var changes: [Change]
    /// Where it was and where it is, in points, whichever there is.
    package var frames: [Rect]
  }

  /// In the paint order of the later layout, then those that vanished in that of the earlier one. A node
  /// that moved with its parent and did nothing else is left out.
  package let entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries
  }

  package init(from before: LayoutRecord, to after: LayoutRecord) {
    let earlier = Self.places(in: before)
    let later = Self.places(in: after)
    let keys = Self.keys(of: after)
    var entries: [Entry] = []
    var moves: [Point?] = []
    for (index, node) in after.nodes.enumerated() {
      guard let place = earlier[keys[index]] else {
        moves.append(nil)
        if let parent = node.parent, earlier[keys[parent]] == nil { continue }
        let count = Self.descendants(of: index, in: after)
        entries.append(
          Entry(id: node.id, changes: [.appeared(descendants: count)], frames: [node.frame]))
        continue
      }
      let old = before.nodes[place]
      let move = node.frame.origin - old.frame.origin
      moves.append(move)
      let inherited = node.parent.flatMap { moves[$0] } ?? .zero
      let changes = Self.changes(from: old, to: node, move: move == inherited ? .zero : move)
      if !changes.isEmpty {
        entries.append(Entry(id: node.id, changes: changes, frames: [old.frame, node.frame]))
      }
    }
    let oldKeys = Self.keys(of: before)
    for (index, node) in before.nodes.enumerated() where later[oldKeys[index]] == nil {
      if let parent = node.parent, later[oldKeys[parent]] == nil { continue }
      let count = Self.descendants(of: index, in: before)
      entries.append(
        Entry(id: node.id, changes: [.vanished(descendants: count)], frames: [node.frame]))
    }
    self.entries = entries
  }

  package var isEmpty: Bool { entries.isEmpty }

  private static func changes(
    from old: LayoutRecord.Node, to new: LayoutRecord.Node, move: Point
  ) -> [Change] {
    var changes: [Change] = LayoutRecord.Property.allCases.compactMap { property in
      let before = old.values.filter { $0.property == property }.map(\.text)
      let after = new.values.filter { $0.property == property }.map(\.text)
      if before == after { return nil }
      return .changed(property, from: joined(before), to: joined(after))
    }
    let knowsWhy = changes.contains { change in
      if case .changed(.text, _, _) = change { true } else { false }
    }
    if knowsWhy || changes.count > 1 {
      // Other letters follow from another text, size or weight and say nothing new.
      changes.removeAll { change in
        if case .changed(.letters, _, _) = change { true } else { false }
      }
    }
    if new.frame.size != old.frame.size {
      changes.append(.resized(from: old.frame.size, to: new.frame.size))
    }
    if move != .zero { changes.append(.moved(move)) }
    return changes
  }

  /// A property that stands more than once, as shadows do, is one text.
  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func descendants(of index: Int, in record: LayoutRecord) -> Int {
    var inside: Set<Int> = [index]
    for place in record.nodes.indices.dropFirst(index + 1) {
      if let parent = record.nodes[place].parent, inside.contains(parent) { inside.insert(place) }
    }
    return inside.count - 1
  }

  private struct Key: Hashable {
    var id: String
    var number: Int
  }

  /// Ids, told apart by a number where one occurs again.
  private static func keys(of record: LayoutRecord) -> [Key] {
    var counts: [String: Int] = [:]
    return record.nodes.map { node in
      let number = counts[node.id, default: 0]
      counts[node.id] = number + 1
      return Key(id: node.id, number: number)
    }
  }

  private static func places(in record: LayoutRecord) -> [Key: Int] {
    var places: [Key: Int] = [:]
    for (index, key) in keys(of: record).enumerated() { places[key] = index }
    return places
  }
}
