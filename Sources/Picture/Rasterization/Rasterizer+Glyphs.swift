import Drawing
import Geometry
import Imaging
import Typography

extension Rasterizer {
  func draw(_ run: GlyphRun, _ color: Color) {
    guard let painter = painter(color) else { return }
    forEachGlyph(of: run, transform: state.transform) { placed in
      switch placed {
      case .image(let image, let x, let y):
        draw(image, atX: x, y: y, painter)
      case .colors(let image, let x, let y):
        draw(image, atX: x, y: y, opacity: color.alphaByte)
      case .path(let path):
        let area = state.clip.rect.intersection(PixelRect(touchedBy: path.controlBounds))
        filler.fill(path, within: area, into: .paint(painter))
      }
    }
  }

  /// The pixels that a run can touch.
  func inkBounds(of run: GlyphRun, transform: AffineTransform) -> PixelRect {
    var bounds = PixelRect.empty
    forEachGlyph(of: run, transform: transform) { placed in
      switch placed {
      case .image(let image, let x, let y):
        bounds = bounds.union(image.bounds.offset(x: x, y: y))
      case .colors(let image, let x, let y):
        bounds = bounds.union(image.bounds.offset(x: x, y: y))
      case .path(let path):
        bounds = bounds.union(PixelRect(touchedBy: path.controlBounds))
      }
    }
    return bounds
  }

  private enum PlacedGlyph {
    /// The coverage, and the pixel that its origin lies in.
    case image(GlyphImage, x: Int, y: Int)
    /// A picture with colours of its own, and the pixel that its origin lies in.
    case colors(ColorGlyphImage, x: Int, y: Int)
    case path(Path)
  }

  /// Origins are rounded to 1/64 pixel. Under a rotation or a skew, and beyond the cache's largest
  /// size, glyphs are paths; coloured ones stay upright pictures at the size that lengths have there.
  private func forEachGlyph(
    of run: GlyphRun, transform: AffineTransform, _ body: (PlacedGlyph) -> Void
  ) {
    guard let index = faces.firstIndex(where: { $0.id == run.font }) else {
      preconditionFailure("the rasterizer was not given face \(run.font.digest)/\(run.font.weight)")
    }
    let face = faces[index]
    let size = run.size * transform.lengthFactor
    let isCached = transform.isEvenScale && size <= GlyphCache.largestSize
    for glyph in run.glyphs {
      let origin = transform.apply(to: glyph.origin)
      guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
      let (x, y) = (FixedPoint.from(origin.x), FixedPoint.from(origin.y))
      let key = GlyphCache.Key(
        face: index, glyph: glyph.id, size: size, phaseX: UInt8(x & 63), phaseY: UInt8(y & 63))
      if face.hasColors, let image = glyphCache.colorImage(for: key, face: face) {
        body(.colors(image, x: x >> 6, y: y >> 6))
      } else if isCached {
        body(.image(glyphCache.image(for: key, face: face), x: x >> 6, y: y >> 6))
      } else {
        let scale = run.size / Double(face.unitsPerEm)
        let placement = AffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: glyph.origin.x, ty: glyph.origin.y)
        body(.path(face.outline(of: glyph.id).applying(placement.concatenating(transform))))
      }
    }
  }

  private func draw(_ image: GlyphImage, atX x: Int, y: Int, _ painter: SpanPainter) {
    let bounds = image.bounds.offset(x: x, y: y)
    let visible = bounds.intersection(state.clip.rect)
    if visible.isEmpty { return }
    image.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for row in visible.top..<visible.bottom {
        let offset = (row - bounds.top) * bounds.width + (visible.left - bounds.left)
        painter.paintRow(
          y: row, from: visible.left, coverages: coverage + offset, count: visible.width)
      }
    }
  }

  private func draw(_ image: ColorGlyphImage, atX x: Int, y: Int, opacity: UInt8) {
    let bounds = image.bounds.offset(x: x, y: y)
    let visible = bounds.intersection(state.clip.rect)
    if visible.isEmpty { return }
    let mask = state.clip.mask?.view
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for row in visible.top..<visible.bottom {
        let offset = (row - bounds.top) * bounds.width + (visible.left - bounds.left)
        Blending.compositeRow(
          pixels + offset * 4, opacity: opacity,
          coverages: mask.map { UnsafePointer($0.row(row, from: visible.left)) },
          over: state.surface.pixel(x: visible.left, y: row), count: visible.width)
      }
    }
  }
}
