package import Geometry
package import ViewTree

extension Appearance {
  /// How a node and everything in it is shown larger or smaller than its frame says.
  package func transform(of frame: Rect, in direction: LayoutDirection) -> AffineTransform {
    scale == 1 ? .identity : .scale(scale, about: direction.point(scaleAnchor, of: frame))
  }
}

extension LayoutDirection {
  /// A place of a frame by its logical name.
  fileprivate func point(_ place: Alignment, of frame: Rect) -> Point {
    let x =
      switch (place.horizontal, self) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): frame.minX
      case (.center, _): frame.midX
      case (.leading, .rightToLeft), (.trailing, .leftToRight): frame.maxX
      }
    let y =
      switch place.vertical {
      case .top, .firstBaseline: frame.minY
      case .center: frame.midY
      case .bottom: frame.maxY
      }
    return Point(x: x, y: y)
  }
}
