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
    let enlarger = Enlarger(image: small, grid: grid, pool: pool)
    for y in clip.rect.top..<clip.rect.bottom {
      let coverages = clip.mask.map { UnsafePointer($0.view.row(y, from: clip.rect.left)) }
      let target = state.surface.pixel(x: clip.rect.left, y: y)
      let columns = clip.rect.left..<clip.rect.right
      let flat = bending?.flatColumns(y, within: columns) ?? columns
      if !flat.isEmpty {
        enlarger.prepareRow(y)
        let skipped = flat.lowerBound - columns.lowerBound
        enlarger.writeRow(
          from: flat.lowerBound, to: flat.upperBound, over: target + skipped * 4,
          coverages: coverages.map { $0 + skipped })
      }
      guard let bending else { continue }
      for x in columns where !flat.contains(x) {
        let index = x - columns.lowerBound
        let coverage = coverages?[index] ?? 255
        if coverage == 0 { continue }
        let place = bending.source(x: x, y: y)
        Blending.replace(
          target + index * 4, by: enlarger.sample(at: place), coverage: UInt32(coverage))
      }
    }
  }
}

/// Square cells of pixels, on a grid that starts at the origin of the canvas.
struct CellGrid {
  /// The pixels that count; cells at its edges may be cut.
  let area: PixelRect
  let factor: Int
  /// In cells.
  let cells: PixelRect

  init(covering area: PixelRect, factor: Int) {
    self.area = area
    self.factor = factor
    func down(_ value: Int) -> Int {
      value >= 0 ? value / factor : -((-value + factor - 1) / factor)
    }
    cells = PixelRect(
      left: down(area.left), top: down(area.top), right: down(area.right + factor - 1),
      bottom: down(area.bottom + factor - 1))
  }

  /// The mean of the pixels of each cell that lie in `area`.
  func averages(of surface: Surface, pool: BufferPool) -> BlurImage {
    let image = BlurImage(width: cells.width, height: cells.height, channels: 4, pool: pool)
    let sums = PooledBuffer<UInt32>(count: area.width * 4, pool: pool)
    for row in 0..<cells.height {
      let top = max(area.top, (cells.top + row) * factor)
      let bottom = min(area.bottom, (cells.top + row + 1) * factor)
      sums.start.update(repeating: 0, count: area.width * 4)
      for y in top..<bottom {
        let pixels = surface.pixel(x: area.left, y: y)
        for index in 0..<(area.width * 4) { sums.start[index] &+= UInt32(pixels[index]) }
      }
      averageRow(
        sums.start, rowCount: UInt32(bottom - top),
        into: image.values.start + row * cells.width * 4)
    }
    return image
  }

  private func averageRow(
    _ sums: UnsafeMutablePointer<UInt32>, rowCount: UInt32,
    into values: UnsafeMutablePointer<UInt16>
  ) {
    for cell in 0..<cells.width {
      let left = max(area.left, (cells.left + cell) * factor)
      let right = min(area.right, (cells.left + cell + 1) * factor)
      var sum = SIMD4<UInt32>(repeating: 0)
      for x in (left - area.left)..<(right - area.left) {
        sum &+= SIMD4(sums[x * 4], sums[x * 4 + 1], sums[x * 4 + 2], sums[x * 4 + 3])
      }
      let count = UInt32(right - left) * rowCount
      for channel in 0..<4 {
        values[cell * 4 + channel] = UInt16(
          truncatingIfNeeded: ((sum[channel] << BlurImage.extraBits) &+ count / 2) / count)
      }
    }
  }
}

/// Bilinear interpolation between the centres of cells, in integers.
struct Enlarger {
  private let image: BlurImage
  private let grid: CellGrid
  /// One row of cells, interpolated to the height of a row of pixels.
  private let row: PooledBuffer<UInt32>
  private let period: Int
  private let shift: UInt32

  init(image: BlurImage, grid: CellGrid, pool: BufferPool) {
    self.image = image
    self.grid = grid
    row = PooledBuffer(count: image.width * 4, pool: pool)
    period = 2 * grid.factor
    shift = UInt32(2 * period.trailingZeroBitCount) + BlurImage.extraBits
  }

  /// Interpolates between the two rows of cells around a row of pixels.
  func prepareRow(_ y: Int) {
    let (first, second, weight) = neighbours(y, cells: grid.cells.top..<grid.cells.bottom)
    let upper = image.values.start + first * image.width * 4
    let lower = image.values.start + second * image.width * 4
    let rest = UInt32(period) - weight
    for index in 0..<(image.width * 4) {
      row.start[index] = UInt32(upper[index]) &* rest &+ UInt32(lower[index]) &* weight
    }
  }

  /// Writes pixels `start ..< end` of the prepared row; where coverage is given, moves towards them.
  func writeRow(
    from start: Int, to end: Int, over pixels: UnsafeMutablePointer<UInt8>,
    coverages: UnsafePointer<UInt8>?
  ) {
    let columns = grid.cells.left..<grid.cells.right
    let half = UInt32(1) << (shift - 1)
    let raw = UnsafeMutableRawPointer(pixels)
    let cells = UnsafeMutableRawPointer(row.start)
    for x in start..<end {
      let index = x - start
      let coverage = coverages?[index] ?? 255
      if coverage == 0 { continue }
      let (first, second, weight) = neighbours(x, cells: columns)
      let left = cells.load(fromByteOffset: first * 16, as: SIMD4<UInt32>.self)
      let right = cells.load(fromByteOffset: second * 16, as: SIMD4<UInt32>.self)
      let sum = left &* (UInt32(period) &- weight) &+ right &* weight &+ half
      let new = SIMD4<UInt8>(truncatingIfNeeded: sum &>> shift)
      if coverage == 255 {
        raw.storeBytes(of: new, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
      } else {
        Blending.replace(pixels + index * 4, by: new, coverage: UInt32(coverage))
      }
    }
  }

  /// The colour at a place in pixels, of which whole numbers and a half are centres.
  func sample(at place: Point) -> SIMD4<UInt8> {
    // In 256ths of a cell, from the centre of the first one.
    func cell(_ value: Double, _ first: Int, _ count: Int) -> (Int, Int, UInt32) {
      let place = Int((value * 256).rounded()) / grid.factor - 128 - first * 256
      let clamped = min(max(place, 0), (count - 1) * 256)
      let index = clamped >> 8
      return (index, min(index + 1, count - 1), UInt32(clamped & 255))
    }
    let (left, right, across) = cell(place.x, grid.cells.left, image.width)
    let (upper, lower, down) = cell(place.y, grid.cells.top, image.height)
    let raw = UnsafeMutableRawPointer(image.values.start)
    func value(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      SIMD4<UInt32>(
        truncatingIfNeeded: raw.load(
          fromByteOffset: (y * image.width + x) * 8, as: SIMD4<UInt16>.self))
    }
    let top = value(left, upper) &* (256 &- across) &+ value(right, upper) &* across
    let bottom = value(left, lower) &* (256 &- across) &+ value(right, lower) &* across
    let sum = top &* (256 &- down) &+ bottom &* down &+ (1 << 19)
    return SIMD4<UInt8>(truncatingIfNeeded: sum &>> 20)
  }

  /// The cells around the centre of a pixel and the weight of the second in `period` parts. Before the
  /// first and after the last cell it is that cell alone.
  @inline(__always)
  private func neighbours(_ position: Int, cells: Range<Int>) -> (Int, Int, UInt32) {
    let place = 2 * position + 1 - grid.factor
    let bits = period.trailingZeroBitCount
    let cell = (place >> bits) - cells.lowerBound
    let weight = UInt32(truncatingIfNeeded: place & (period - 1))
    let last = cells.count - 1
    return (min(max(cell, 0), last), min(max(cell + 1, 0), last), weight)
  }
}
