internal import ViewTree

/// Where a thumb or a pill stands: at a place, on its way between two, or, where motion is reduced,
/// fading in at one while it fades out at another.
package struct ThumbPlace: Hashable, Sendable, ExpressibleByFloatLiteral {
  /// In the units of the control: segments or tabs from the first, 0 for off and 1 for on.
  package var position: Double
  /// Of the thumb at `position`.
  package var opacity: Double
  /// Where another one fades out, as far as the first has faded in.
  package var leaving: Double?

  package init(_ position: Double) {
    self.position = position
    opacity = 1
  }

  package init(floatLiteral value: Double) {
    self.init(value)
  }

  /// - Parameter opacity: how far the thumb has faded in at `position`.
  package init(fadingFrom leaving: Double, to position: Double, opacity: Double) {
    self.position = position
    self.opacity = opacity
    self.leaving = opacity < 1 ? leaving : nil
  }

  /// How far the control is on its way, whichever way that is shown.
  package var value: Double {
    leaving.map { $0 + (position - $0) * opacity } ?? position
  }

  /// The thumbs to draw, each at its place.
  func nodes(_ thumb: (Double) -> Node) -> [Node] {
    let leavingThumb = leaving.map { thumb($0).opacity(1 - opacity).named("leaving") }
    return (leavingThumb.map { [$0] } ?? []) + [thumb(position).opacity(opacity)]
  }
}
