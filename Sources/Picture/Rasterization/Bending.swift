import Drawing
import Geometry

/// Where a pane with a rounded edge looks for the ground that it shows.
struct Bending {
  private let rect: Rect
  private let radius: Double
  private let width: Double
  private let shift: Double

  /// Nil for a path and for a lens without width. Continuous corners bend as circular ones, from which
  /// they differ by less than a fiftieth of their radius.
  init?(_ lens: Lens, scaledBy factor: Double, in shape: Shape) {
    guard lens.width * factor > 0 else { return nil }
    switch shape {
    case .roundedRectangle(let rect, let radius), .continuousRectangle(let rect, let radius):
      self.rect = rect
      self.radius = radius
    case .path: return nil
    }
    width = lens.width * factor
    shift = lens.shift * factor
  }

  /// The columns between the corners, where rows bend only up and down.
  func straightColumns(within columns: Range<Int>) -> Range<Int> {
    let reach = max(radius, width)
    let first = min(
      max(Int((rect.minX + reach).rounded(.up)), columns.lowerBound), columns.upperBound)
    let last = min(max(Int((rect.maxX - reach).rounded(.down)), first), columns.upperBound)
    return first..<last
  }

  /// The height that a row shows between the corners, to the nearest half pixel and in these.
  func sourceHeight(_ y: Int) -> Int {
    Int((source(Point(x: rect.midX, y: Double(y) + 0.5)).y * 2).rounded())
  }

  /// The place whose colour shows at the centre of a pixel.
  func source(x: Int, y: Int) -> Point {
    source(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
  }

  private func source(_ place: Point) -> Point {
    // From the corner of the straight core, along both axes.
    let (across, down) = (place.x - rect.midX, place.y - rect.midY)
    let outX = across.magnitude - (rect.width / 2 - radius)
    let outY = down.magnitude - (rect.height / 2 - radius)
    var normal = Point(x: 0, y: 0)
    let depth: Double
    if outX > 0, outY > 0 {
      let distance = (outX * outX + outY * outY).squareRoot()
      depth = radius - distance
      normal = Point(x: outX / distance, y: outY / distance)
    } else if outX > outY {
      depth = radius - outX
      normal.x = 1
    } else {
      depth = radius - outY
      normal.y = 1
    }
    if depth >= width { return place }
    let rest = 1 - max(0, depth) / width
    let inwards = shift * rest * rest
    return Point(
      x: place.x - (across < 0 ? -1 : 1) * normal.x * inwards,
      y: place.y - (down < 0 ? -1 : 1) * normal.y * inwards)
  }
}
