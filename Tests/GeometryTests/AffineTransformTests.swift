import Geometry
import Testing

@Suite struct AffineTransformTests {
  @Test func `a transform maps points as its formula says`() {
    let transform = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    // x' = 2·1 + 5·10 + 11, y' = 3·1 + 7·10 + 13
    #expect(transform.apply(to: Point(x: 1, y: 10)) == Point(x: 63, y: 86))
  }

  @Test func `the first of two joined transforms acts first`() {
    let joined = AffineTransform.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(joined.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
    let swapped = AffineTransform.translation(x: 10, y: 20).concatenating(.scale(x: 2, y: 3))
    #expect(swapped.apply(to: Point(x: 1, y: 1)) == Point(x: 22, y: 63))
  }

  @Test func `joined transforms map as one after the other`() {
    let first = AffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6)
    let second = AffineTransform(a: -2, b: 1, c: 3, d: 5, tx: 7, ty: 8)
    let point = Point(x: 9, y: -4)
    #expect(
      first.concatenating(second).apply(to: point) == second.apply(to: first.apply(to: point)))
  }

  @Test func `a scale about an anchor leaves the anchor where it is`() {
    let transform = AffineTransform.scale(0.5, about: Point(x: 100, y: 200))
    #expect(transform.apply(to: Point(x: 100, y: 200)) == Point(x: 100, y: 200))
    #expect(transform.apply(to: Point(x: 110, y: 220)) == Point(x: 105, y: 210))
  }

  @Test func `a rotation is clockwise, for y points down`() {
    let turned = AffineTransform.rotation(radians: .pi / 2).apply(to: Point(x: 1, y: 0))
    #expect(turned.x.magnitude < 1e-15 && (turned.y - 1).magnitude < 1e-15)
  }

  @Test func `the box of a turned rectangle holds its corners`() {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let box = quarter.apply(to: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(box == Rect(left: -6, top: 1, right: -2, bottom: 4))
  }

  @Test func `what a transform does can be asked`() {
    #expect(AffineTransform.identity.isIdentity && AffineTransform.identity.isTranslation)
    #expect(AffineTransform.translation(x: 1, y: 0).isTranslation)
    #expect(!AffineTransform.translation(x: 1, y: 0).isIdentity)
    #expect(!AffineTransform.scale(x: 2, y: 2).isTranslation)
    #expect(AffineTransform.scale(x: -1, y: 2).isAxisAligned)
    #expect(!AffineTransform.rotation(radians: 1).isAxisAligned)
  }
}
