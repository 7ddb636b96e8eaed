/// Distances from the edges of a rectangle inwards, in points; horizontal ones are logical.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all amount: Double) {
    self.init(top: amount, leading: amount, bottom: amount, trailing: amount)
  }

  package init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  package static let zero = EdgeInsets()

  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }

  package static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
