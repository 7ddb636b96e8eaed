import Drawing
import Geometry

extension Shape {
  /// The same area under a transform. Rounded rectangles stay such where the transform only moves
  /// and scales evenly.
  func applying(_ transform: AffineTransform) -> Shape {
    if transform.isIdentity { return self }
    if case .roundedRectangle(let rect, let radius) = self, transform.isAxisAligned,
      transform.a > 0, transform.d > 0, radius == 0 || transform.a == transform.d
    {
      return .roundedRectangle(transform.apply(to: rect), radius: radius * transform.a)
    }
    if case .continuousRectangle(let rect, let radius) = self, transform.isAxisAligned,
      transform.a > 0, transform.a == transform.d
    {
      return .continuousRectangle(transform.apply(to: rect), radius: radius * transform.a)
    }
    return .path(path.applying(transform))
  }

  /// The pixels that it fills, where it is a rectangle that lies on pixel edges.
  var alignedRectangle: PixelRect? {
    guard case .roundedRectangle(let rect, let radius) = self, radius == 0 else { return nil }
    return PixelRect(exactly: rect)
  }
}

extension AffineTransform {
  /// By how much lengths grow: exact for even scales, the geometric mean of both axes otherwise.
  var lengthFactor: Double { (a * d - b * c).magnitude.squareRoot() }

  /// Whether it only moves and scales both axes by the same positive factor.
  var isEvenScale: Bool { isAxisAligned && a == d && a > 0 }

  func applyToVector(_ vector: Point) -> Point {
    Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }
}

extension Stroke {
  /// How far ink can lie from the path.
  var reach: Double {
    let half = max(0, width) / 2
    let join = join == .miter ? PathStroker.miterLimit : 1
    // √2, rounded up
    let cap = cap == .square ? 1.4143 : 1
    return half * max(join, cap)
  }

  func scaled(by factor: Double) -> Stroke {
    Stroke(
      width: width * factor, cap: cap, join: join, dash: dash.map { $0 * factor },
      dashPhase: dashPhase * factor)
  }
}
