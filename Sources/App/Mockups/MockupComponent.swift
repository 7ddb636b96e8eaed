/// An element of a mock-up: which component, with what, and when.
package struct MockupComponent: Hashable, Sendable {
  /// The component's name in the catalogue.
  package var kind: String
  /// Its part of the node ids, where the file gives one.
  package var id: String?
  /// It is on screen only while this holds.
  package var visibility: MockupCondition?
  /// It can be used only while this holds.
  package var enabling: MockupCondition?
  /// By the name of the component's parameter.
  package var arguments: [String: MockupArgument]

  package init(
    kind: String, id: String? = nil, visibility: MockupCondition? = nil,
    enabling: MockupCondition? = nil, arguments: [String: MockupArgument] = [:]
  ) {
    self.kind = kind
    self.id = id
    self.visibility = visibility
    self.enabling = enabling
    self.arguments = arguments
  }
}

/// What a file gives for a parameter of a component, already checked against it.
package indirect enum MockupArgument: Hashable, Sendable {
  case text(MockupText)
  case boolean(Bool)
  case number(Double)
  /// One of the parameter's own words: a style, a colour token, a symbol, a status.
  case word(String)
  /// A named value that the component shows and changes.
  case variable(String)
  case actions([MockupAction])
  case components([MockupComponent])
  case list([MockupArgument])
  case record([String: MockupArgument])
}
