import Geometry
import Typography

/// The coverage of a glyph around its origin.
struct GlyphImage {
  /// Relative to the pixel that holds the origin.
  let bounds: PixelRect
  /// Row-major, `bounds.width * bounds.height` bytes.
  let coverage: [UInt8]
}

/// Rasterized glyphs by face, size and place within a pixel.
final class GlyphCache {
  struct Key: Hashable {
    var face: Int
    var glyph: GlyphID
    /// Pixels an em.
    var size: Double
    /// Where the origin stands in its pixel, in 1/64.
    var phaseX: UInt8
    var phaseY: UInt8
  }

  /// Larger glyphs are drawn as paths and not kept.
  static let largestSize = 512.0
  /// When the cache has grown to this, it starts anew.
  private static let mostBytes = 16 << 20

  private var images: [Key: GlyphImage] = [:]
  /// Nil for a glyph without colours.
  private var colorImages: [Key: ColorGlyphImage?] = [:]
  private var bytes = 0
  private let filler: OutlineFiller
  private let pool: BufferPool

  init(filler: OutlineFiller, pool: BufferPool) {
    self.filler = filler
    self.pool = pool
  }

  func image(for key: Key, face: FontFace) -> GlyphImage {
    if let known = images[key] { return known }
    let image = render(key, face: face)
    makeRoom()
    images[key] = image
    bytes += image.coverage.count + 64
    return image
  }

  /// The picture of a glyph that brings its own colours.
  func colorImage(for key: Key, face: FontFace) -> ColorGlyphImage? {
    if let known = colorImages[key] { return known }
    let phase = Point(x: Double(key.phaseX) / 64, y: Double(key.phaseY) / 64)
    let image = face.colorGlyph(key.glyph).map {
      ColorGlyphImage($0, size: key.size, phase: phase)
    }
    makeRoom()
    colorImages[key] = .some(image)
    bytes += (image?.pixels.count ?? 0) + 64
    return image
  }

  private func makeRoom() {
    guard bytes > Self.mostBytes else { return }
    images.removeAll(keepingCapacity: true)
    colorImages.removeAll(keepingCapacity: true)
    bytes = 0
  }

  private func render(_ key: Key, face: FontFace) -> GlyphImage {
    let phase = Point(x: Double(key.phaseX) / 64, y: Double(key.phaseY) / 64)
    let scale = key.size / Double(face.unitsPerEm)
    let path = face.outline(of: key.glyph).rounded(scaledBy: scale, origin: phase)
    let bounds = PixelRect(touchedBy: path.controlBounds)
    if bounds.isEmpty { return GlyphImage(bounds: .empty, coverage: []) }
    let mask = CoverageMask(bounds: bounds, pool: pool)
    filler.fill(path, within: bounds, into: .mask(mask.view))
    let bytes = UnsafeBufferPointer(start: mask.coverage, count: bounds.width * bounds.height)
    return GlyphImage(bounds: bounds, coverage: Array(bytes))
  }
}

extension Path {
  /// An outline in font units at a size, its points rounded to 1/64 pixel before they are moved, so
  /// that a glyph looks alike at every phase.
  func rounded(scaledBy scale: Double, origin: Point) -> Path {
    func place(_ point: Point) -> Point {
      Point(
        x: origin.x + Double(FixedPoint.from(point.x * scale)) / 64,
        y: origin.y - Double(FixedPoint.from(point.y * scale)) / 64)
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .quadratic(let control, let end):
          .quadratic(control: place(control), end: place(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: place(control1), control2: place(control2), end: place(end))
        case .close: .close
        }
      })
  }
}
