import Geometry

/// Bilinear interpolation between the centres of cells, in integers.
struct Enlarger {
  private let image: BlurImage
  private let grid: CellGrid
  /// One row of cells, interpolated to a height: a value of 12 bits times `period`, 15 bits at most.
  private let row: PooledBuffer<UInt16>
  private let pixels: PooledBuffer<UInt8>
  /// How many half pixels lie between the centres of two cells: a power of 2.
  private let period: Int
  private let periodBits: Int

  /// - Parameter width: how many pixels of a row are asked for at most.
  init(image: BlurImage, grid: CellGrid, width: Int, pool: BufferPool) {
    self.image = image
    self.grid = grid
    row = PooledBuffer(count: image.width * 4, pool: pool)
    pixels = PooledBuffer(count: width * 4, pool: pool)
    period = 2 * grid.factor
    periodBits = period.trailingZeroBitCount
  }

  /// Interpolates between the two rows of cells around a height, in half pixels: the middle of row `y`
  /// lies at `2 * y + 1`.
  func prepareRow(halfPixels height: Int) {
    let (first, second, weight) = neighbours(height, cells: grid.cells.top..<grid.cells.bottom)
    let upper = image.values.start + first * image.width * 4
    let lower = image.values.start + second * image.width * 4
    let (share, rest) = (UInt16(weight), UInt16(period - weight))
    for index in 0..<(image.width * 4) {
      row.start[index] = upper[index] &* rest &+ lower[index] &* share
    }
  }

  /// Writes pixels of the prepared row; where coverage is given, moves towards them.
  func writeRow(
    _ columns: Range<Int>, over target: UnsafeMutablePointer<UInt8>,
    coverages: UnsafePointer<UInt8>?
  ) {
    guard let coverages else { return writeRow(columns, to: target) }
    writeRow(columns, to: pixels.start)
    Blending.mixRow(
      pixels.start, opacity: 255, coverages: coverages, over: target, count: columns.count)
  }

  /// From one centre to the next the colour grows by the same step from pixel to pixel.
  func writeRow(_ columns: Range<Int>, to target: UnsafeMutablePointer<UInt8>) {
    let shift = UInt32(2 * periodBits) + BlurImage.extraBits
    let half = UInt32(1) << (shift - 1)
    let cells = grid.cells.left..<grid.cells.right
    let raw = UnsafeMutableRawPointer(target)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let (first, second, weight) = neighbours(2 * x + 1, cells: cells)
      let count = min((period - weight + 1) / 2, columns.upperBound - x)
      let left = cell(first)
      let difference = cell(second) &- left
      let step = difference &+ difference
      var sum = left &<< UInt32(periodBits) &+ difference &* UInt32(weight) &+ half
      let output = raw + (x - columns.lowerBound) * 4
      if count == 4 {
        let (one, two) = (sum, sum &+ step)
        let (three, four) = (two &+ step, two &+ step &+ step)
        let all = SIMD16(
          lowHalf: SIMD8(lowHalf: one, highHalf: two),
          highHalf: SIMD8(lowHalf: three, highHalf: four))
        output.storeBytes(
          of: SIMD16<UInt8>(truncatingIfNeeded: all &>> shift), as: SIMD16<UInt8>.self)
      } else {
        for index in 0..<count {
          output.storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> shift), toByteOffset: index * 4,
            as: SIMD4<UInt8>.self)
          sum &+= step
        }
      }
      x += count
    }
  }

  @inline(__always)
  private func cell(_ index: Int) -> SIMD4<UInt32> {
    SIMD4<UInt32>(
      truncatingIfNeeded: UnsafeRawPointer(row.start).loadUnaligned(
        fromByteOffset: index * 8, as: SIMD4<UInt16>.self))
  }

  /// The colour at a place in pixels, of which whole numbers and a half are centres.
  func sample(at place: Point) -> SIMD4<UInt8> {
    let (left, right, across) = sampled(place.x, grid.cells.left, image.width)
    let (upper, lower, down) = sampled(place.y, grid.cells.top, image.height)
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

  /// The cells around a place and the weight of the second, in 256ths.
  @inline(__always)
  private func sampled(_ value: Double, _ first: Int, _ count: Int) -> (Int, Int, UInt32) {
    let place = (Int(value * 256 + 0.5) >> (periodBits - 1)) - 128 - first * 256
    let clamped = min(max(place, 0), (count - 1) * 256)
    let index = clamped >> 8
    return (index, min(index + 1, count - 1), UInt32(clamped & 255))
  }

  /// The cells around a place in half pixels and the weight of the second in `period` parts. Before the
  /// first and after the last centre it is that cell alone.
  @inline(__always)
  private func neighbours(_ halfPixels: Int, cells: Range<Int>) -> (Int, Int, Int) {
    let place = halfPixels - grid.factor
    let cell = (place >> periodBits) - cells.lowerBound
    let last = cells.count - 1
    return (min(max(cell, 0), last), min(max(cell + 1, 0), last), place & (period - 1))
  }
}
