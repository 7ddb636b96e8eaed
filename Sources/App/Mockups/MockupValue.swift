/// What a named value of a mock-up can hold.
package enum MockupValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
}

extension MockupValue {
  /// The value as a text on a screen shows it: a whole number without a point, a Boolean by name.
  package var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let value):
      value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    case .text(let value): value
    }
  }
}

/// A named value: what it starts with, and what it may become.
package struct MockupVariable: Hashable, Sendable {
  package var name: String
  package var initial: MockupValue
  /// The only texts that it may hold; empty where any value of its kind will do.
  package var choices: [String]

  package init(name: String, initial: MockupValue, choices: [String] = []) {
    self.name = name
    self.initial = initial
    self.choices = choices
  }
}
