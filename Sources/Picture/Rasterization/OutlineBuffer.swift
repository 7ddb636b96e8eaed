import CFreeType
import Geometry

/// An outline in FreeType's form, in memory that is used again.
///
/// Coordinates are 26.6 fixed point with the y axis pointing up: a canvas row `y` is FreeType's row
/// `−1 − y`.
///
/// Cubics are flattened here: FreeType's smooth rasterizer does it so coarsely that circles lose a
/// thirtieth of a pixel all around. Its quadratics, those of TrueType glyphs, are fine.
struct OutlineBuffer {
  private(set) var points: [FT_Vector] = []
  private(set) var tags: [CChar] = []
  /// The index of the last point of each contour.
  private(set) var contourEnds: [Int] = []

  /// The most points and contours that FreeType can count.
  static let limit = Int(Int16.max)

  /// Coordinates beyond this many pixels are clipped before FreeType sees them; it refuses outlines
  /// beyond 262144.
  static let largestCoordinate = 100_000.0

  var fitsFreeType: Bool { points.count <= Self.limit && contourEnds.count <= Self.limit }
  var isEmpty: Bool { points.isEmpty }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    contourEnds.removeAll(keepingCapacity: true)
  }

  /// Adds a path whose coordinates are device pixels within `largestCoordinate`.
  mutating func append(_ path: Path) {
    var start = Point.zero
    var last = Point.zero
    for element in path.elements {
      defer { last = element.end ?? start }
      switch element {
      case .move(let point):
        endContour()
        start = point
        addOn(FT_Vector(point))
      case .line(let point):
        resume(at: start)
        addOn(FT_Vector(point))
      case .quadratic(let control, let end):
        resume(at: start)
        add(FT_Vector(control), tag: FT_CURVE_TAG_CONIC)
        addOn(FT_Vector(end))
      case .cubic(let control1, let control2, let end):
        resume(at: start)
        Flattening.cubic(
          from: last, control1, control2, to: end, tolerance: OutlineFiller.tolerance
        ) { addOn(FT_Vector($0)) }
      case .close:
        endContour()
      }
    }
    endContour()
  }

  /// Adds a closed contour of straight lines, in device pixels.
  mutating func append(polygon: [Point]) {
    for point in polygon { addOn(FT_Vector(point)) }
    endContour()
  }

  /// Adds an outline that FreeType's stroker has made.
  mutating func append(_ outline: FT_Outline) {
    var curved = OutlineBuffer()
    curved.appendUnchanged(outline)
    for polygon in curved.polygons(tolerance: OutlineFiller.tolerance) {
      append(polygon: polygon)
    }
  }

  private mutating func appendUnchanged(_ outline: FT_Outline) {
    let base = points.count
    let count = Int(outline.n_points)
    guard count > 0 else { return }
    points.append(contentsOf: UnsafeBufferPointer(start: outline.points, count: count))
    tags.append(contentsOf: UnsafeBufferPointer(start: outline.tags, count: count))
    for index in 0..<Int(outline.n_contours) {
      contourEnds.append(base + Int(outline.contours[index]))
    }
  }

  /// The contours as polygons in device pixels, for outlines that are too long for FreeType.
  func polygons(tolerance: Double) -> [[Point]] {
    var first = 0
    return contourEnds.map { last in
      defer { first = last + 1 }
      return polygon(Array(first...last), tolerance: tolerance)
    }
  }

  /// Curves are flattened, and rounded to FreeType's grid, as seen from the first point: a contour
  /// that moves by whole pixels must not be rounded anew.
  private func polygon(_ indices: [Int], tolerance: Double) -> [Point] {
    var result: [Point] = []
    var position = 0
    let origin = Point(points[indices[0]])
    /// Past the end stands the first point again.
    func at(_ offset: Int) -> Point {
      Point(points[indices[(position + offset) % indices.count]]) - origin
    }
    while position < indices.count {
      switch tags[indices[position]] & 3 {
      case CChar(FT_CURVE_TAG_CUBIC):
        Flattening.cubic(
          from: result.last ?? at(0), at(0), at(1), to: at(2), tolerance: tolerance
        ) { result.append($0) }
        position += 3
      case CChar(FT_CURVE_TAG_CONIC):
        Flattening.quadratic(from: result.last ?? at(0), at(0), to: at(1), tolerance: tolerance) {
          result.append($0)
        }
        position += 2
      default:
        result.append(at(0))
        position += 1
      }
    }
    return result.map { origin + Point(FT_Vector($0)) }
  }

  /// Lends the points and tags, for FreeType to read and reorder.
  mutating func withMutableStorage(
    _ body: (UnsafeMutablePointer<FT_Vector>?, UnsafeMutablePointer<CChar>?) -> Void
  ) {
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        body(points.baseAddress, tags.baseAddress)
      }
    }
  }

  /// A contour that goes on after `close` starts again where it started.
  private mutating func resume(at start: Point) {
    if points.count == (contourEnds.last ?? -1) + 1 { addOn(FT_Vector(start)) }
  }

  private mutating func addOn(_ point: FT_Vector) { add(point, tag: FT_CURVE_TAG_ON) }

  private mutating func add(_ point: FT_Vector, tag: Int32) {
    points.append(point)
    tags.append(CChar(tag))
  }

  private mutating func endContour() {
    if points.count > (contourEnds.last ?? -1) + 1 { contourEnds.append(points.count - 1) }
  }
}

extension Path.Element {
  /// Where the pen stands afterwards; nil for `close`.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

extension FT_Vector {
  /// A place of the canvas, rounded to 1/64 pixel.
  init(_ point: Point) {
    self.init(x: FixedPoint.from(point.x), y: FixedPoint.from(-point.y))
  }
}

extension Point {
  fileprivate init(_ vector: FT_Vector) {
    self.init(x: Double(vector.x) / 64, y: -Double(vector.y) / 64)
  }
}

/// FreeType's 26.6 numbers.
enum FixedPoint {
  /// Rounded to nearest, halves up, so that a shape that moves by whole pixels stays the same.
  @inline(__always)
  static func from(_ value: Double) -> Int {
    let shifted = value * 64 + 0.5
    let truncated = Int(shifted)
    return Double(truncated) > shifted ? truncated - 1 : truncated
  }
}
