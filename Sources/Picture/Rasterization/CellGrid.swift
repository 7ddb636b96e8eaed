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
