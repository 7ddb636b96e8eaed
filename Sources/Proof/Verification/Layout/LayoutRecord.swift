package import Geometry

/// A layout as a reference remembers it: every node with what can be said in words about its look.
package struct LayoutRecord: Hashable, Sendable {
  /// In paint order.
  package var nodes: [Node]

  package init(nodes: [Node]) {
    self.nodes = nodes
  }

  package struct Node: Hashable, Sendable {
    package var id: String
    /// The place of the parent among the nodes; nil for the root.
    package var parent: Int?
    /// Points from the left and top edges of the screen.
    package var frame: Rect
    /// In the order of `Property.allCases`; what a node does not have is left out.
    package var values: [Value]

    package init(id: String, parent: Int?, frame: Rect, values: [Value] = []) {
      self.id = id
      self.parent = parent
      self.frame = frame
      self.values = values
    }

    package func text(of property: Property) -> String? {
      values.first { $0.property == property }?.text
    }
  }

  package struct Value: Hashable, Sendable {
    package var property: Property
    /// As people read it, and as dumps keep it.
    package var text: String

    package init(_ property: Property, _ text: String) {
      self.property = property
      self.text = text
    }
  }

  /// What two nodes of one id are compared by, besides their frames.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case role, text, style, size, weight, colour, alignment
    case lines, truncation
    /// The glyphs of a paragraph with their places, as a digest.
    case letters
    case symbol, figure, fill, corners, border, shadow, edgeFade, glass, opacity, scale, clipping,
      scrolling
    case label, value, enabled, selected, action
  }
}
