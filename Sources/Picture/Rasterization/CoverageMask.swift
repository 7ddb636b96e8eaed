/// How much of each pixel a shape covers, 0 … 255, over a rectangle of the canvas.
final class CoverageMask {
  let bounds: PixelRect
  private let storage: PooledBuffer<UInt8>
  private let solidStorage: PooledBuffer<SolidRun>

  /// The longest known run of fully covered pixels of a row, as canvas columns.
  struct SolidRun {
    var start: Int32
    var end: Int32
  }

  /// A mask that covers nothing yet.
  init(bounds: PixelRect, pool: BufferPool) {
    self.bounds = bounds
    storage = PooledBuffer(count: bounds.width * bounds.height, pool: pool)
    solidStorage = PooledBuffer(count: bounds.height, pool: pool)
    storage.start.update(repeating: 0, count: bounds.width * bounds.height)
    let none = SolidRun(start: Int32(bounds.left), end: Int32(bounds.left))
    solidStorage.start.update(repeating: none, count: bounds.height)
  }

  /// Row-major coverage, `bounds.width * bounds.height` bytes.
  var coverage: UnsafeMutablePointer<UInt8> { storage.start }
  /// One run a row.
  var solidRuns: UnsafeMutablePointer<SolidRun> { solidStorage.start }

  var view: CoverageView {
    CoverageView(coverage: coverage, solidRuns: solidRuns, bounds: bounds)
  }

  /// Keeps what both masks cover: the product of the coverages.
  ///
  /// - Precondition: `other` covers at least these bounds.
  func multiply(by other: CoverageMask) {
    let (mine, theirs) = (view, other.view)
    for y in bounds.top..<bounds.bottom {
      let row = mine.row(y, from: bounds.left)
      let factor = theirs.row(y, from: bounds.left)
      for x in 0..<bounds.width { row[x] = Blending.multiply(row[x], factor[x]) }
      let index = y - bounds.top
      let limit = theirs.solidRun(y)
      let start = max(solidRuns[index].start, limit.start)
      solidRuns[index] = SolidRun(
        start: start, end: max(start, min(solidRuns[index].end, limit.end)))
    }
  }
}

/// The memory of a mask, for inner loops. Valid as long as the mask lives.
struct CoverageView {
  let coverage: UnsafeMutablePointer<UInt8>
  let solidRuns: UnsafeMutablePointer<CoverageMask.SolidRun>
  let bounds: PixelRect

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt8> {
    coverage + ((y - bounds.top) * bounds.width + (x - bounds.left))
  }

  @inline(__always)
  func solidRun(_ y: Int) -> CoverageMask.SolidRun { solidRuns[y - bounds.top] }

  /// Sets a run of pixels and keeps the longest solid run.
  @inline(__always)
  func set(y: Int, from start: Int, to end: Int, coverage value: UInt8) {
    row(y, from: start).update(repeating: value, count: end - start)
    guard value == 255 else { return }
    let index = y - bounds.top
    let known = solidRuns[index]
    // Neighbouring solid spans are one run.
    if Int(known.end) == start && known.end > known.start {
      solidRuns[index].end = Int32(end)
    } else if end - start > Int(known.end - known.start) {
      solidRuns[index] = CoverageMask.SolidRun(start: Int32(start), end: Int32(end))
    }
  }
}
