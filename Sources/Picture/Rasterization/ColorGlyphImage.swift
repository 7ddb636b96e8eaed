import Geometry
import Typography

/// A coloured glyph at a size and a place within a pixel.
struct ColorGlyphImage {
  /// Relative to the pixel that holds the origin.
  let bounds: PixelRect
  /// Row-major premultiplied RGBA.
  let pixels: [UInt8]

  /// - Parameters:
  ///   - size: Pixels an em.
  ///   - phase: Where the origin stands in its pixel.
  init(_ glyph: ColorGlyph, size: Double, phase: Point) {
    let scale = size / glyph.pixelsPerEm
    let columns = PixelWeights(
      from: phase.x + Double(glyph.left) * scale, count: glyph.width, scale: scale)
    let rows = PixelWeights(
      from: phase.y - Double(glyph.top) * scale, count: glyph.height, scale: scale)
    bounds = PixelRect(
      left: columns.first, top: rows.first, right: columns.first + columns.spans.count,
      bottom: rows.first + rows.spans.count)
    pixels = Self.scaled(glyph, columns, rows)
  }

  /// Across first, then down; rounded once, at the end.
  private static func scaled(
    _ glyph: ColorGlyph, _ columns: PixelWeights, _ rows: PixelWeights
  ) -> [UInt8] {
    let width = columns.spans.count
    var narrow = [SIMD4<Double>](repeating: .zero, count: width * glyph.height)
    for row in 0..<glyph.height {
      for (column, span) in columns.spans.enumerated() {
        var sum = SIMD4<Double>.zero
        for (index, weight) in span {
          let at = (row * glyph.width + index) * 4
          sum +=
            weight
            * SIMD4(
              Double(glyph.pixels[at]), Double(glyph.pixels[at + 1]), Double(glyph.pixels[at + 2]),
              Double(glyph.pixels[at + 3]))
        }
        narrow[row * width + column] = sum
      }
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * rows.spans.count * 4)
    for span in rows.spans {
      for column in 0..<width {
        var sum = SIMD4<Double>(repeating: 0.5)
        for (index, weight) in span { sum += weight * narrow[index * width + column] }
        for channel in 0..<4 { pixels.append(UInt8(min(max(sum[channel], 0), 255))) }
      }
    }
    return pixels
  }
}

/// What each pixel of a scaled row takes from the pixels of the picture.
///
/// A pixel is the mean of what it covers. It never looks at less than one pixel of the picture, so
/// that enlarging goes in straight lines from one to the next.
struct PixelWeights {
  /// The first pixel that ink can touch.
  let first: Int
  /// For each pixel from there on: pixels of the picture, and how much each counts.
  let spans: [[(index: Int, weight: Double)]]

  /// - Parameters:
  ///   - start: where the picture starts, in pixels of the surface.
  ///   - count: how many pixels the picture has.
  ///   - scale: pixels of the surface for one of the picture.
  init(from start: Double, count: Int, scale: Double) {
    let margin = max(0, scale / 2 - 0.5)
    let reach = PixelRect(
      touchedBy: Rect(
        left: start - margin, top: 0, right: start + Double(count) * scale + margin, bottom: 1))
    first = reach.left
    spans = (reach.left..<max(reach.left, reach.right)).map { pixel in
      let center = (Double(pixel) + 0.5 - start) / scale
      let half = max(0.5, 0.5 / scale)
      let (low, high) = (center - half, center + half)
      let from = max(0, Int(low.rounded(.down)))
      let to = min(count, Int(high.rounded(.up)))
      guard from < to else { return [] }
      return (from..<to).compactMap { index in
        let overlap = min(high, Double(index + 1)) - max(low, Double(index))
        return overlap > 0 ? (index, overlap / (2 * half)) : nil
      }
    }
  }
}
