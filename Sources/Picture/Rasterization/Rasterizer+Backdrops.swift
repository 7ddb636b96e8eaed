import Drawing
import Geometry

extension Rasterizer {
  /// Replaces what the present surface shows inside a shape by its blurred, saturated picture. Beyond
  /// the edges of the surface the picture goes on as its outermost pixels.
  func draw(_ backdrop: Backdrop, in shape: Shape) {
    let shape = shape.applying(state.transform)
    let clip = state.clip.intersected(with: shape, by: self)
    if clip.rect.isEmpty { return }
    let bending = backdrop.lens.flatMap {
      Bending($0, scaledBy: state.transform.lengthFactor, in: shape)
    }
    let scale = BackdropScale(sigma: backdrop.sigma * state.transform.lengthFactor)
    let grid = CellGrid(
      covering: clip.rect.outset(by: scale.reach).intersection(state.surface.bounds),
      factor: scale.factor)
    let small = scale.blur.blur(grid.averages(of: state.surface, pool: pool), pool: pool)
    Saturation(backdrop.saturation).apply(to: small)
    let enlarger = Enlarger(image: small, grid: grid, width: clip.rect.width, pool: pool)
    let columns = clip.rect.left..<clip.rect.right
    let straight = bending?.straightColumns(within: columns) ?? columns
    for y in clip.rect.top..<clip.rect.bottom {
      let coverages = clip.mask.map { UnsafePointer($0.view.row(y, from: columns.lowerBound)) }
      let target = state.surface.pixel(x: columns.lowerBound, y: y)
      if !straight.isEmpty {
        let skipped = straight.lowerBound - columns.lowerBound
        enlarger.prepareRow(halfPixels: bending?.sourceHeight(y) ?? 2 * y + 1)
        enlarger.writeRow(
          straight, over: target + skipped * 4, coverages: coverages.map { $0 + skipped })
      }
      guard let bending else { continue }
      let sides = [
        columns.lowerBound..<straight.lowerBound, straight.upperBound..<columns.upperBound,
      ]
      for x in sides.joined() {
        let index = x - columns.lowerBound
        let coverage = coverages?[index] ?? 255
        if coverage == 0 { continue }
        let color = enlarger.sample(at: bending.source(x: x, y: y))
        Blending.replace(target + index * 4, by: color, coverage: UInt32(coverage))
      }
    }
  }
}
