/// What a touch of a node does.
///
/// Whoever builds a node puts the meaning in, and whoever plays the touch takes it out again; between
/// the two nobody looks at more than its name. So the tree needs to know no app.
package struct ElementAction: Hashable, Sendable {
  /// A name that no other action of the screen has, for dumps and reports.
  package let name: String
  /// Nil for an action that has a name and nothing else, as specimens show it.
  private let meaning: (any Sendable)?

  package init(_ name: String, meaning: some Sendable) {
    self.name = name
    self.meaning = meaning
  }

  /// The meaning, nil where it is of another type.
  package func meaning<Meaning: Sendable>(as type: Meaning.Type = Meaning.self) -> Meaning? {
    meaning as? Meaning
  }

  package static func == (first: ElementAction, second: ElementAction) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ElementAction: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.name = name
    meaning = nil
  }
}
