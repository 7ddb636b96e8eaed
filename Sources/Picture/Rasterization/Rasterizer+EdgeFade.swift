import Drawing
import Geometry

extension Rasterizer {
  /// Blurs and covers what the present surface shows in a rectangle, more and more towards one edge.
  ///
  /// The strength of a row is a smooth step between the free edge and the full band. In its lower half a
  /// row goes from the sharp picture to one of half the blur, in its upper half from there to the full
  /// blur; the cover grows with the strength.
  func draw(_ fade: EdgeFade, in rect: Rect) {
    let factor = state.transform.lengthFactor
    let rect = state.transform.apply(to: rect)
    let clip = state.clip.intersected(with: .rectangle(rect), by: self)
    if clip.rect.isEmpty { return }
    let ramp = EdgeRamp(fade, scaledBy: factor, in: rect)
    let half = enlarger(sigma: fade.sigma * factor / 2, around: clip.rect)
    let full = enlarger(sigma: fade.sigma * factor, around: clip.rect)
    let row = PooledBuffer<UInt8>(count: clip.rect.width * 4, pool: pool)
    let paint = Paint(fade.color)
    for y in clip.rect.top..<clip.rect.bottom {
      let strength = ramp.strength(y)
      if strength == 0 { continue }
      let target = state.surface.pixel(x: clip.rect.left, y: y)
      let coverages = clip.mask.map { UnsafePointer($0.view.row(y, from: clip.rect.left)) }
      row.start.update(from: target, count: clip.rect.width * 4)
      if strength < 128 {
        half.mixRow(y, columns: clip.rect, into: row.start, share: 2 * strength)
      } else {
        half.mixRow(y, columns: clip.rect, into: row.start, share: 255)
        full.mixRow(y, columns: clip.rect, into: row.start, share: 2 * strength - 255)
      }
      let cover = Blending.divideBy255(paint.alpha &* strength)
      Blending.cover(row.start, with: paint, share: cover, count: clip.rect.width)
      Blending.mixRow(
        row.start, opacity: 255, coverages: coverages, over: target, count: clip.rect.width)
    }
  }

  private func enlarger(sigma: Double, around area: PixelRect) -> RowBlur {
    let scale = BackdropScale(sigma: sigma)
    let grid = CellGrid(
      covering: area.outset(by: scale.reach).intersection(state.surface.bounds),
      factor: scale.factor)
    let image = scale.blur.blur(grid.averages(of: state.surface, pool: pool), pool: pool)
    return RowBlur(
      enlarger: Enlarger(image: image, grid: grid, pool: pool),
      row: PooledBuffer(count: area.width * 4, pool: pool))
  }
}

/// A blurred picture, row by row.
private struct RowBlur {
  let enlarger: Enlarger
  let row: PooledBuffer<UInt8>

  /// Moves a row of pixels towards the blurred one by a share of 255.
  func mixRow(
    _ y: Int, columns: PixelRect, into pixels: UnsafeMutablePointer<UInt8>, share: UInt32
  ) {
    if share == 0 { return }
    enlarger.prepareRow(y)
    if share >= 255 {
      enlarger.writeRow(from: columns.left, to: columns.right, over: pixels, coverages: nil)
      return
    }
    enlarger.writeRow(from: columns.left, to: columns.right, over: row.start, coverages: nil)
    Blending.mix(row.start, share: share, into: pixels, count: columns.width)
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
