import Geometry

/// Whole pixels between four edges; `right` and `bottom` are exclusive.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a rectangle touches. Edges beyond a million pixels are cut off, and a
  /// rectangle that is not finite touches none.
  init(touchedBy rect: Rect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    left = Self.floor(rect.minX)
    top = Self.floor(rect.minY)
    right = -Self.floor(-rect.maxX)
    bottom = -Self.floor(-rect.maxY)
  }

  /// The same rectangle where all four edges lie on pixel edges, nil otherwise.
  init?(exactly rect: Rect) {
    self.init(touchedBy: rect)
    guard Double(left) == rect.minX, Double(top) == rect.minY, Double(right) == rect.maxX,
      Double(bottom) == rect.maxY
    else { return nil }
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return result.isEmpty ? .empty : result
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  func outset(by amount: Int) -> PixelRect {
    PixelRect(
      left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  var rect: Rect {
    Rect(left: Double(left), top: Double(top), right: Double(right), bottom: Double(bottom))
  }

  private static func floor(_ value: Double) -> Int {
    let clamped = min(max(value, -1_000_000), 1_000_000)
    let truncated = Int(clamped)
    return Double(truncated) > clamped ? truncated - 1 : truncated
  }
}
