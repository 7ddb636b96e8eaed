import CFreeType

/// Where the spans of a filled outline go.
enum SpanSink {
  case paint(SpanPainter)
  case mask(CoverageView)
}

/// Blends runs of one paint into a surface within a clip.
struct SpanPainter {
  let surface: Surface
  let paint: Paint
  let mask: CoverageView?

  /// Paints pixels `start ..< end` of a row, which must lie in the surface and the clip.
  func paintRun(y: Int, from start: Int, to end: Int, coverage: UInt8) {
    guard let mask else {
      Blending.blend(
        paint, coverage: coverage, over: surface.pixel(x: start, y: y), count: end - start)
      return
    }
    let run = mask.solidRun(y)
    let solidStart = min(max(start, Int(run.start)), end)
    let solidEnd = max(solidStart, min(end, Int(run.end)))
    paintMasked(mask, y: y, from: start, to: solidStart, coverage: coverage)
    if solidEnd > solidStart {
      Blending.blend(
        paint, coverage: coverage, over: surface.pixel(x: solidStart, y: y),
        count: solidEnd - solidStart)
    }
    paintMasked(mask, y: y, from: solidEnd, to: end, coverage: coverage)
  }

  /// Paints a row of pixels from `start`, each with its own coverage.
  func paintRow(y: Int, from start: Int, coverages: UnsafePointer<UInt8>, count: Int) {
    guard count > 0 else { return }
    let pixels = surface.pixel(x: start, y: y)
    guard let mask else {
      Blending.blend(paint, coverages: coverages, over: pixels, count: count)
      return
    }
    let run = mask.solidRun(y)
    if Int(run.start) <= start && start + count <= Int(run.end) {
      Blending.blend(paint, coverages: coverages, over: pixels, count: count)
      return
    }
    let limits = mask.row(y, from: start)
    for index in 0..<count where coverages[index] != 0 && limits[index] != 0 {
      let coverage = Blending.multiply(coverages[index], limits[index])
      Blending.blend(paint, coverage: UInt32(coverage), over: pixels + index * 4)
    }
  }

  private func paintMasked(
    _ mask: CoverageView, y: Int, from start: Int, to end: Int, coverage: UInt8
  ) {
    guard end > start else { return }
    let limits = mask.row(y, from: start)
    let pixels = surface.pixel(x: start, y: y)
    for index in 0..<(end - start) where limits[index] != 0 {
      let product = Blending.multiply(coverage, limits[index])
      Blending.blend(paint, coverage: UInt32(product), over: pixels + index * 4)
    }
  }
}
