import Linting
import Testing
import ViewTree

/// A screen that breaks a rule, beside the one that it was made of.
struct Mutant: Sendable, CustomTestStringConvertible {
  var rule: String
  var name: String
  /// The figure of the first finding, where it can be told by hand.
  var found: String?
  var wrong: Node
  var right: Node

  init(_ rule: String, _ name: String, found: String? = nil, wrong: some View, right: some View) {
    self.rule = rule
    self.name = name
    self.found = found
    self.wrong = wrong.node
    self.right = right.node
  }

  var testDescription: String { "\(rule): \(name)" }

  static let all = titles + marks + containers + figures + texts + grounds + targets + edges
}
