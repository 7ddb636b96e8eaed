internal import Geometry
internal import ViewTree

/// One step of a contour on the grid of 24 by 24.
enum ContourStep {
  case line(Double, Double)
  /// A cubic: its two control points and its end.
  case curve(Double, Double, Double, Double, Double, Double)
  /// Along a circle: its centre and radius, and two angles in degrees, clockwise from the right.
  case arc(Double, Double, Double, from: Double, to: Double)
  case close
}

extension Path {
  /// A contour from a point of the grid on.
  static func contour(_ x: Double, _ y: Double, _ steps: ContourStep...) -> Path {
    var path = Path()
    path.move(to: Point(x: x, y: y))
    for step in steps {
      switch step {
      case .line(let x, let y): path.addLine(to: Point(x: x, y: y))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        path.addCubic(
          control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2), to: Point(x: x, y: y))
      case .arc(let x, let y, let radius, let start, let end):
        path.addArc(
          center: Point(x: x, y: y), radius: radius, from: start * .pi / 180, to: end * .pi / 180)
      case .close: path.close()
      }
    }
    return path
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .circle(center: Point(x: x, y: y), radius: radius)
  }

  static func roundedBox(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Path {
    .roundedRectangle(Rect(x: x, y: y, width: width, height: height), radius: radius)
  }

  /// A piece of a ring between two circles about a point, angles in degrees.
  static func ringPiece(
    _ x: Double, _ y: Double, _ inner: Double, _ outer: Double, from start: Double, to end: Double
  ) -> Path {
    let first = Path.pointOnCircle(
      center: Point(x: x, y: y), radius: outer, angle: start * .pi / 180)
    let turn = Path.pointOnCircle(center: Point(x: x, y: y), radius: inner, angle: end * .pi / 180)
    return .contour(
      first.x, first.y, .arc(x, y, outer, from: start, to: end), .line(turn.x, turn.y),
      .arc(x, y, inner, from: end, to: start), .close)
  }

  /// The path stretched so that its box grows by an amount at each side: a closed line becomes the
  /// outer edge of its stroke.
  func grown(by amount: Double) -> Path {
    let box = controlBounds
    let x = (box.width + 2 * amount) / box.width
    let y = (box.height + 2 * amount) / box.height
    return applying(
      AffineTransform(
        a: x, b: 0, c: 0, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y)))
  }

  /// The path seen in a mirror that stands upright at `x`.
  func mirrored(at x: Double = 12) -> Path {
    applying(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
  }

  /// The path turned clockwise about a point.
  func turned(byDegrees degrees: Double, about x: Double, _ y: Double) -> Path {
    applying(
      AffineTransform.translation(x: -x, y: -y)
        .concatenating(.rotation(radians: degrees * .pi / 180))
        .concatenating(.translation(x: x, y: y)))
  }
}

extension Symbol.Layer {
  /// The width of the hand that all outlines are drawn with.
  static let penWidth = 1.9

  static func stroke(_ paths: Path..., width: Double = penWidth) -> Symbol.Layer {
    Symbol.Layer(joined(paths), .stroke(width: width))
  }

  static func fill(_ paths: Path...) -> Symbol.Layer {
    Symbol.Layer(joined(paths), .fill)
  }

  private static func joined(_ paths: [Path]) -> Path {
    paths.reduce(into: Path()) { $0.append($1) }
  }
}
