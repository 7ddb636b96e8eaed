import Drawing
import Geometry

extension Rasterizer {
  /// Blurs and covers what the present surface shows in a rectangle, more and more towards one edge.
  ///
  /// The strength of a row is a smooth step between the free edge and the full band. In its lower half a
  /// row goes from the sharp picture to one of half the blur, in its upper half from there to the full
  /// blur; the cover grows with the strength. What lies beside the rectangle or outside the clip does not
  /// count: there the picture goes on as its outermost pixels.
  func draw(_ fade: EdgeFade, in rect: Rect) {
    let factor = state.transform.lengthFactor
    let rect = state.transform.apply(to: rect)
    let clip = state.clip.intersected(with: .rectangle(rect), by: self)
    if clip.rect.isEmpty { return }
    let ramp = EdgeRamp(fade, scaledBy: factor, in: rect)
    let own = PixelRect(touchedBy: rect)
    var visible = state.clip.rect.intersection(state.surface.bounds)
    visible.left = max(visible.left, own.left)
    visible.right = min(visible.right, own.right)
    let (half, full) = blurs(sigma: fade.sigma * factor, around: clip.rect, within: visible)
    let columns = clip.rect.left..<clip.rect.right
    let row = PooledBuffer<UInt8>(count: columns.count * 4, pool: pool)
    let paint = Paint(fade.color)
    for y in clip.rect.top..<clip.rect.bottom {
      let strength = ramp.strength(y)
      if strength == 0 { continue }
      let target = state.surface.pixel(x: columns.lowerBound, y: y)
      let faded = clip.mask == nil ? target : row.start
      if clip.mask != nil { faded.update(from: target, count: columns.count * 4) }
      if strength < 128 {
        half.mixRow(y, columns, into: faded, share: 2 * strength)
      } else {
        if strength < 255 { half.mixRow(y, columns, into: faded, share: 255) }
        full.mixRow(y, columns, into: faded, share: 2 * strength - 255)
      }
      let cover = Blending.divideBy255(paint.alpha &* strength)
      Blending.cover(faded, with: paint, share: cover, count: columns.count)
      guard let mask = clip.mask else { continue }
      Blending.mixRow(
        faded, opacity: 255, coverages: mask.view.row(y, from: columns.lowerBound), over: target,
        count: columns.count)
    }
  }

  /// The picture around an area, blurred by half of a σ and by all of it.
  private func blurs(
    sigma: Double, around area: PixelRect, within visible: PixelRect
  ) -> (half: RowBlur, full: RowBlur) {
    let (half, full) = (BackdropScale(sigma: sigma / 2), BackdropScale(sigma: sigma))
    func grid(_ scale: BackdropScale) -> CellGrid {
      CellGrid(
        covering: area.outset(by: full.reach).intersection(visible), factor: scale.factor)
    }
    func rows(_ scale: BackdropScale, _ cells: BlurImage) -> RowBlur {
      RowBlur(
        enlarger: Enlarger(
          image: scale.blur.blur(cells, pool: pool), grid: grid(scale), width: area.width,
          pool: pool),
        row: PooledBuffer(count: area.width * 4, pool: pool))
    }
    let cells = grid(full).averages(of: state.surface, pool: pool)
    let finer =
      half.factor == full.factor
      ? cells.copy(pool: pool) : grid(half).averages(of: state.surface, pool: pool)
    return (rows(half, finer), rows(full, cells))
  }
}

/// A blurred picture, row by row.
private struct RowBlur {
  let enlarger: Enlarger
  let row: PooledBuffer<UInt8>

  /// Moves a row of pixels towards the blurred one by a share of 255.
  func mixRow(
    _ y: Int, _ columns: Range<Int>, into pixels: UnsafeMutablePointer<UInt8>, share: UInt32
  ) {
    if share == 0 { return }
    enlarger.prepareRow(halfPixels: 2 * y + 1)
    if share >= 255 {
      enlarger.writeRow(columns, to: pixels)
      return
    }
    enlarger.writeRow(columns, to: row.start)
    Blending.mix(row.start, share: share, into: pixels, count: columns.count)
  }
}

/// How strong the effect is in each row.
private struct EdgeRamp {
  private let fade: EdgeFade
  private let rect: Rect
  private let depth: Double

  init(_ fade: EdgeFade, scaledBy factor: Double, in rect: Rect) {
    self.fade = fade
    self.rect = rect
    depth = fade.depth * factor
  }

  /// From 0 to 255.
  func strength(_ y: Int) -> UInt32 {
    let middle = Double(y) + 0.5
    let distance = fade.edge == .top ? middle - rect.minY : rect.maxY - middle
    let length = max(1, rect.height - depth)
    let rest = min(max((rect.height - distance) / length, 0), 1)
    return UInt32((rest * rest * (3 - 2 * rest) * 255).rounded())
  }
}
