/// A change of a screen that the app has: which element, and what becomes of it.
package struct MockupChange: Hashable, Sendable {
  /// What becomes of the element.
  package enum Kind: Hashable, Sendable {
    /// Other settings, by the names of the catalogue.
    case set([String: MockupArgument])
    case remove
    /// Components before it, in its stack.
    case insertBefore([MockupComponent])
    case insertAfter([MockupComponent])
    /// Components in its place.
    case replace([MockupComponent])
  }

  /// The element's id on the unchanged screen.
  package var id: String
  package var kind: Kind

  package init(_ kind: Kind, of id: String) {
    self.id = id
    self.kind = kind
  }
}
