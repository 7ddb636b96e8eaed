/// Where something stands in a larger room; horizontal words are logical.
package struct Alignment: Hashable, Sendable {
  package enum Horizontal: String, Hashable, Sendable { case leading, center, trailing }

  package enum Vertical: String, Hashable, Sendable {
    case top
    case center
    case bottom
    /// The first lines of text share a baseline. Only stacks know it; elsewhere it is `top`.
    case firstBaseline
  }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.center, .center)
  package static let top = Alignment(.center, .top)
  package static let bottom = Alignment(.center, .bottom)
  package static let leading = Alignment(.leading, .center)
  package static let trailing = Alignment(.trailing, .center)
  package static let topLeading = Alignment(.leading, .top)
  package static let topTrailing = Alignment(.trailing, .top)
  package static let bottomLeading = Alignment(.leading, .bottom)
  package static let bottomTrailing = Alignment(.trailing, .bottom)
  package static let firstBaseline = Alignment(.leading, .firstBaseline)
}
