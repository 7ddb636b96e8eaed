internal import DesignTokens
internal import Drawing
internal import Geometry
internal import Imaging
internal import ViewTree

extension Painter {
  func color(_ paint: Paint) -> Color {
    switch paint {
    case .token(let token, let opacity): tokens[token].opacity(opacity)
    case .color(let color): color
    }
  }

  /// The outline of a frame in pixels.
  func outline(of corners: Corners, frame: Rect) -> Shape {
    switch corners {
    case .square: return .rectangle(frame)
    case .capsule: return .capsule(frame)
    case .rounded(let radius):
      let fitting = min(tokens.points(radius) * scale, frame.width / 2, frame.height / 2)
      return .roundedRectangle(frame, radius: fitting)
    case .continuous(let radius):
      let fitting = min(tokens.points(radius) * scale, frame.width / 2, frame.height / 2)
      // Half of a side is a capsule, whose ends are circles.
      if fitting * 2 >= min(frame.width, frame.height) { return .capsule(frame) }
      return .continuousRectangle(frame, radius: fitting)
    case .continuousTop(let radius):
      return .path(
        .continuousRectangle(frame, radius: tokens.points(radius) * scale, roundsBottom: false))
    }
  }

  /// A border inside of the frame: a line along the middle of its width.
  mutating func paint(_ border: Border, corners: Corners, frame: Rect) {
    let width: Double
    switch border.width {
    case .hairline: width = tokens.separatorPixels(scale: scale)
    case .points(let points): width = tokens.points(points) * scale
    }
    let path = outline(of: corners, frame: frame, movedInBy: width / 2)
    commands.append(.stroke(path, Stroke(width: width), color(border.paint)))
  }

  /// The outline of a frame in pixels, every point of it moved inwards; outwards when negative.
  func outline(
    of corners: Corners, frame: Rect, movedInBy distance: Double
  ) -> Path {
    let inner = frame.inset(by: distance)
    switch outline(of: corners, frame: frame) {
    case .roundedRectangle(_, 0): return .rectangle(inner)
    case .roundedRectangle(_, let radius):
      return .roundedRectangle(inner, radius: max(0, radius - distance))
    case .continuousRectangle(_, let radius):
      return .continuousRectangle(inner, radius: max(0, radius - distance))
    case .path:
      guard case .continuousTop(let radius) = corners else { return .rectangle(inner) }
      return .continuousRectangle(
        inner, radius: max(0, tokens.points(radius) * scale - distance), roundsBottom: false)
    }
  }

  mutating func paint(_ figure: Figure, frame: Rect) {
    switch figure {
    case .line(let style):
      paint(style, frame: frame)
    case .ring(_, _, let fraction) where fraction <= 0: break
    case .ring(let paint, let width, let fraction):
      let width = tokens.points(width) * scale
      let radius = (min(frame.width, frame.height) - width) / 2
      let path: Path
      if fraction >= 1 {
        path = .circle(center: frame.center, radius: radius)
      } else {
        // A clock is not mirrored: progress runs clockwise from the top in both directions.
        path = .arc(
          center: frame.center, radius: radius, from: -.pi / 2,
          to: -.pi / 2 + 2 * Double.pi * fraction)
      }
      let stroke = Stroke(width: width, cap: fraction >= 1 ? .butt : .round)
      commands.append(.stroke(path, stroke, color(paint)))
    }
  }
}
