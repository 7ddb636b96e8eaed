/// The named values of a mock-up at an instant.
package struct MockupValues: Hashable, Sendable {
  private var values: [String: MockupValue]

  /// Every value as it starts.
  package init(_ variables: [MockupVariable] = []) {
    values = [:]
    for variable in variables { values[variable.name] = variable.initial }
  }

  /// Nil for a name that the mock-up does not declare.
  package subscript(_ name: String) -> MockupValue? { values[name] }

  /// Whether the value of that name is `true`.
  package func isTrue(_ name: String) -> Bool { values[name] == .boolean(true) }

  /// The value of that name as text; empty where there is none.
  package func text(_ name: String) -> String { values[name]?.description ?? "" }

  /// Names are those of declared values: others are left alone.
  package mutating func set(_ name: String, to value: MockupValue) {
    if values[name] != nil { values[name] = value }
  }

  /// Turns a Boolean round; other values are left alone.
  package mutating func toggle(_ name: String) {
    if case .boolean(let value)? = values[name] { values[name] = .boolean(!value) }
  }

  /// All values by their names, in alphabetical order.
  package var sorted: [(name: String, value: MockupValue)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}
