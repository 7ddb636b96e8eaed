/// Values that must all be as given: `when: {plan: yearly, agreed: true}`. Equality is all that a
/// mock-up can ask for.
package struct MockupCondition: Hashable, Sendable {
  /// One value and what it must equal.
  package struct Term: Hashable, Sendable {
    package var name: String
    package var value: MockupValue

    package init(name: String, value: MockupValue) {
      self.name = name
      self.value = value
    }
  }

  package var terms: [Term]

  package init(_ terms: [Term]) {
    self.terms = terms
  }

  package func holds(in values: MockupValues) -> Bool {
    terms.allSatisfy { values[$0.name] == $0.value }
  }
}
