/// An axis-aligned rectangle: its top-left corner and its size.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle between four edges; `right` and `bottom` may equal but not precede their opposites.
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var width: Double { size.width }
  package var height: Double { size.height }
  package var center: Point { Point(x: midX, y: midY) }
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  package func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle with every edge moved inwards by `amount`; outwards when it is negative.
  package func inset(by amount: Double) -> Rect {
    Rect(
      x: minX + amount, y: minY + amount,
      width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
  }

  package func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// The common part, empty where there is none.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      left: left, top: top,
      right: max(left, min(maxX, other.maxX)), bottom: max(top, min(maxY, other.maxY)))
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  package func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
