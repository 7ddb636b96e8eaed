import Geometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and centre follow from origin and size`() {
    #expect(rect.maxX == 40 && rect.maxY == 60)
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect == Rect(left: 10, top: 20, right: 40, bottom: 60))
  }

  @Test func `the right and the bottom edge are outside, the others inside`() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offset(by: Point(x: 1, y: 0))))
  }

  @Test func `rectangles that only touch have nothing in common`() {
    let neighbour = Rect(x: 40, y: 20, width: 5, height: 5)
    #expect(rect.intersection(neighbour).isEmpty)
    #expect(!rect.intersects(neighbour))
    #expect(rect.union(neighbour) == Rect(x: 10, y: 20, width: 35, height: 40))
  }

  @Test func `the common part of overlapping rectangles lies in both`() {
    let other = Rect(x: 0, y: 30, width: 20, height: 100)
    #expect(rect.intersection(other) == Rect(x: 10, y: 30, width: 10, height: 30))
  }

  @Test func `an inset beyond the middle leaves no negative size`() {
    #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.inset(by: 18).size == Size(width: 0, height: 4))
  }
}
