package import Geometry

/// A part of a frame that no comparison looks at.
package enum Mask: Hashable, Sendable {
  /// The frame of an element, by its id.
  case element(String)
  /// Points from the left and top edges of the screen.
  case rectangle(Rect)
}

extension Mask: ExpressibleByStringLiteral {
  package init(stringLiteral id: String) { self = .element(id) }
}
