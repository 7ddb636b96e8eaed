import Drawing
import Geometry

/// The blurred silhouette of a shape, with one row and one column that stand for many.
///
/// Away from its corners a rounded rectangle looks the same in every row or column. So a small one is
/// blurred, and stretched where it is even: to the last bit what blurring the large one gives.
struct ShadowImage {
  /// Of the small picture, in pixels of the canvas (or relative to a place, in the cache).
  var bounds: PixelRect
  /// Row-major, `bounds.width * bounds.height` bytes.
  let coverage: PooledBuffer<UInt8>
  /// The column and row that are repeated, and how often beyond the first time.
  var columns: Stretch
  var rows: Stretch

  struct Stretch: Hashable {
    var at: Int
    var count: Int

    static let none = Stretch(at: 0, count: 0)

    /// The place in the small picture that a place of the large one shows.
    func source(_ position: Int) -> Int {
      position <= at || count == 0 ? position : max(at, position - count)
    }
  }

  /// What the shadow covers of the canvas.
  var stretchedBounds: PixelRect {
    var result = bounds
    result.right += columns.count
    result.bottom += rows.count
    return result
  }

  func offset(x: Int, y: Int) -> ShadowImage {
    var result = self
    result.bounds = bounds.offset(x: x, y: y)
    result.columns.at += x
    result.rows.at += y
    return result
  }

  /// Writes the coverage of a row of the canvas, columns `start ..< end`.
  func copyRow(_ y: Int, from start: Int, to end: Int, into row: UnsafeMutablePointer<UInt8>) {
    let source = coverage.start + (rows.source(y) - bounds.top) * bounds.width - bounds.left
    let repeatStart = columns.count == 0 ? end : min(max(columns.at, start), end)
    let repeatEnd =
      columns.count == 0 ? end : min(max(columns.at + columns.count + 1, start), end)
    row.update(from: source + start, count: repeatStart - start)
    if repeatEnd > repeatStart {
      (row + (repeatStart - start)).update(
        repeating: source[columns.at], count: repeatEnd - repeatStart)
    }
    if end > repeatEnd {
      (row + (repeatEnd - start)).update(
        from: source + (repeatEnd - columns.count), count: end - repeatEnd)
    }
  }
}

/// Shadows of rounded rectangles, by form; where they stand does not matter but for the fraction of a
/// pixel.
struct ShadowCache {
  struct Key: Hashable {
    /// The small shape, its origin within the first pixel.
    var shape: Shape
    var sigma: Double
  }

  private static let mostBytes = 16 << 20
  private var images: [Key: ShadowImage] = [:]
  private var bytes = 0

  mutating func image(for key: Key, make: () -> ShadowImage) -> ShadowImage {
    if let known = images[key] { return known }
    let image = make()
    if bytes > Self.mostBytes {
      images.removeAll()
      bytes = 0
    }
    images[key] = image
    bytes += image.bounds.width * image.bounds.height
    return image
  }
}
