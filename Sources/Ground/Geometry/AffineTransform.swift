/// A linear map and a translation: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A uniform scale that leaves `anchor` where it is.
  package static func scale(_ factor: Double, about anchor: Point) -> AffineTransform {
    AffineTransform(
      a: factor, b: 0, c: 0, d: factor,
      tx: anchor.x - factor * anchor.x, ty: anchor.y - factor * anchor.y)
  }

  /// A clockwise rotation (the y axis points down) about the origin.
  package static func rotation(radians: Double) -> AffineTransform {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(radians)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform followed by `next`.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package var isIdentity: Bool { self == .identity }

  /// Whether it only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether it keeps rectangles upright: no rotation and no skew.
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the transformed rectangle.
  package func apply(to rect: Rect) -> Rect {
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) { box, corner in
      box.union(Rect(origin: corner, size: .zero))
    }
  }
}
