import Drawing
import Geometry

extension Rasterizer {
  /// Draws a shadow everywhere but under its shape, as CSS Backgrounds Level 3, section 6.1, has it.
  func draw(_ shadow: Shadow, of shape: Shape) {
    let shape = shape.applying(state.transform)
    guard shape.bounds.isFinite, let painter = painter(shadow.color) else { return }
    let offset = state.transform.applyToVector(shadow.offset)
    let sigma = shadow.sigma * state.transform.lengthFactor
    let reach = PixelRect(touchedBy: shape.bounds.offset(by: offset))
      .outset(by: BoxBlur(sigma: sigma).reach)
    guard !shape.bounds.isEmpty, !reach.intersection(state.clip.rect).isEmpty else { return }
    let image =
      switch shape {
      case .roundedRectangle(let rect, let radius):
        stretchedShadow(.roundedRectangle(rect.offset(by: offset), radius: radius), sigma: sigma)
      case .continuousRectangle(let rect, let radius):
        stretchedShadow(.continuousRectangle(rect.offset(by: offset), radius: radius), sigma: sigma)
      case .path(let path):
        blurredSilhouette(
          path.applying(.translation(x: offset.x, y: offset.y)), sigma: sigma,
          visible: state.clip.rect)
      }
    draw(image, notUnder: shape, painter)
  }

  private func draw(_ image: ShadowImage, notUnder shape: Shape, _ painter: SpanPainter) {
    let area = image.stretchedBounds.intersection(state.clip.rect)
    if area.isEmpty { return }
    let row = PooledBuffer<UInt8>(count: area.width, pool: pool)
    let knockout = Knockout(of: shape, within: area, by: self)
    for y in area.top..<area.bottom {
      let solid = knockout.solidRun(y)
      for part in [area.left..<solid.lowerBound, solid.upperBound..<area.right] {
        if part.isEmpty { continue }
        image.copyRow(y, from: part.lowerBound, to: part.upperBound, into: row.start)
        knockout.thin(row.start, y: y, columns: part)
        painter.paintRow(y: y, from: part.lowerBound, coverages: row.start, count: part.count)
      }
    }
  }

  /// - Precondition: the shape is no path.
  private func stretchedShadow(_ shape: Shape, sigma: Double) -> ShadowImage {
    let rect = shape.bounds
    let reach = BoxBlur(sigma: sigma).reach
    let corner = PixelRect(touchedBy: rect)
    let even = Int(shape.cornerReach.rounded(.up)) + reach
    // Past the corner and the reach of the blur, all columns are alike.
    func stretch(_ length: Double, from start: Int) -> ShadowImage.Stretch {
      let spare = Int(min(length, 1e6)) - 2 * even - 4
      return spare > 0 ? ShadowImage.Stretch(at: start + even + 1, count: spare) : .none
    }
    let columns = stretch(rect.width, from: 0)
    let rows = stretch(rect.height, from: 0)
    let small = Rect(
      x: rect.minX - Double(corner.left), y: rect.minY - Double(corner.top),
      width: rect.width - Double(columns.count), height: rect.height - Double(rows.count))
    let form = shape.resized(to: small)
    let image = shadowCache.image(for: ShadowCache.Key(shape: form, sigma: sigma)) {
      var image = blurredSilhouette(form.path, sigma: sigma, visible: nil)
      image.columns = columns
      image.rows = rows
      return image
    }
    var placed = image
    placed.columns = columns
    placed.rows = rows
    return placed.offset(x: corner.left, y: corner.top)
  }

  /// - Parameter visible: pixels outside it are not needed; nil for all.
  private func blurredSilhouette(
    _ path: Path, sigma: Double, visible: PixelRect?
  ) -> ShadowImage {
    let blur = BoxBlur(sigma: sigma)
    var bounds = PixelRect(touchedBy: path.controlBounds)
    if let visible { bounds = bounds.intersection(visible.outset(by: blur.reach)) }
    let silhouette = CoverageMask(bounds: bounds, pool: pool)
    filler.fill(path, within: bounds, into: .mask(silhouette.view))
    let outer = bounds.outset(by: blur.reach)
    let image = BlurImage(width: outer.width, height: outer.height, channels: 1, pool: pool)
    image.values.start.update(repeating: 0, count: outer.width * outer.height)
    for y in 0..<bounds.height {
      let from = silhouette.coverage + y * bounds.width
      let to = image.values.start + (y + blur.reach) * outer.width + blur.reach
      for x in 0..<bounds.width { to[x] = UInt16(from[x]) << UInt16(BlurImage.extraBits) }
    }
    let blurred = blur.blur(image, pool: pool)
    let coverage = PooledBuffer<UInt8>(count: outer.width * outer.height, pool: pool)
    for index in 0..<(outer.width * outer.height) {
      coverage.start[index] = UInt8(truncatingIfNeeded: (blurred.values.start[index] &+ 8) >> 4)
    }
    return ShadowImage(bounds: outer, coverage: coverage, columns: .none, rows: .none)
  }
}

extension Shape {
  /// How far its corners take from its sides.
  fileprivate var cornerReach: Double {
    switch self {
    case .roundedRectangle(_, let radius): radius
    case .continuousRectangle(_, let radius): radius * Path.continuousCornerReach
    case .path: 0
    }
  }

  fileprivate func resized(to rect: Rect) -> Shape {
    switch self {
    case .roundedRectangle(_, let radius): .roundedRectangle(rect, radius: radius)
    case .continuousRectangle(_, let radius): .continuousRectangle(rect, radius: radius)
    case .path: self
    }
  }
}

/// Where a shape hides its own shadow.
private struct Knockout {
  private let area: PixelRect
  /// The pixels that the shape touches.
  private let covered: PixelRect
  /// Nil for a rectangle on pixel edges, which hides all of `covered`.
  private let mask: CoverageMask?

  init(of shape: Shape, within area: PixelRect, by rasterizer: Rasterizer) {
    self.area = area
    if let rectangle = shape.alignedRectangle {
      covered = rectangle.intersection(area)
      mask = nil
      return
    }
    covered = area.intersection(PixelRect(touchedBy: shape.bounds))
    let mask = CoverageMask(bounds: covered, pool: rasterizer.pool)
    rasterizer.filler.fill(shape.path, within: covered, into: .mask(mask.view))
    self.mask = mask
  }

  /// Columns of the area in which nothing of the shadow is left; empty at its left edge where there
  /// are none.
  func solidRun(_ y: Int) -> Range<Int> {
    guard !covered.isEmpty, y >= covered.top, y < covered.bottom else {
      return area.left..<area.left
    }
    guard let mask else { return covered.left..<covered.right }
    let run = mask.view.solidRun(y)
    return Int(run.start)..<Int(run.end)
  }

  /// Takes from coverages what the shape hides of them; the first one is that of the first column.
  func thin(_ coverages: UnsafeMutablePointer<UInt8>, y: Int, columns: Range<Int>) {
    guard let mask, y >= covered.top, y < covered.bottom else { return }
    let touched = columns.clamped(to: covered.left..<covered.right)
    if touched.isEmpty { return }
    let hidden = mask.view.row(y, from: touched.lowerBound)
    let start = coverages + (touched.lowerBound - columns.lowerBound)
    for index in 0..<touched.count where hidden[index] != 0 {
      start[index] = Blending.multiply(start[index], 255 - hidden[index])
    }
  }
}
