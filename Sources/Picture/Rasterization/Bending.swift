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

  /// The columns of a row that lie too far inside for anything to bend.
  func flatColumns(_ y: Int, within columns: Range<Int>) -> Range<Int> {
    let reach = max(radius, width)
    let middle = Double(y) + 0.5
    if middle < rect.minY + width || middle > rect.maxY - width {
      return columns.lowerBound..<columns.lowerBound
    }
    let first = min(
      max(Int((rect.minX + reach).rounded(.up)), columns.lowerBound), columns.upperBound)
    let last = min(max(Int((rect.maxX - reach).rounded(.down)), first), columns.upperBound)
    return first..<last
  }

  /// The place whose colour shows at the centre of a pixel.
  func source(x: Int, y: Int) -> Point {
    let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
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
