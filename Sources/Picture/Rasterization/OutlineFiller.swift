import CFreeType
import Geometry

/// Fills outlines with FreeType's smooth rasterizer: exact area coverage in integers, non-zero
/// winding.
final class OutlineFiller {
  let library: FT_Library
  private var buffer = OutlineBuffer()
  private var contours: [Int16] = []

  init() {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else {
      preconditionFailure("FreeType cannot start (error \(status))")
    }
    self.library = library
  }

  deinit {
    FT_Done_FreeType(library)
  }

  /// Sends the coverage of a path, in device pixels, within a rectangle to a sink.
  func fill(_ path: Path, within area: PixelRect, into sink: SpanSink) {
    guard !area.isEmpty, !path.isEmpty else { return }
    let bounds = path.controlBounds
    let limit = OutlineBuffer.largestCoordinate
    let allowed = Rect(left: -limit, top: -limit, right: limit, bottom: limit)
    guard bounds.isFinite else { return }
    if allowed.contains(bounds) {
      buffer.removeAll()
      buffer.append(path)
      fillBuffer(within: area, into: sink)
    } else {
      let polygons = path.polylines(tolerance: Self.tolerance).map(\.points)
      fill(polygons, within: area, into: sink)
    }
  }

  /// Sends the coverage of an outline that was made elsewhere.
  func fill(_ outline: OutlineBuffer, within area: PixelRect, into sink: SpanSink) {
    guard !area.isEmpty else { return }
    buffer = outline
    fillBuffer(within: area, into: sink)
  }

  /// How far a flattened curve may stray, in pixels: less than the grid of 1/64 can show.
  static let tolerance = 1.0 / 128

  private func fillBuffer(within area: PixelRect, into sink: SpanSink) {
    if buffer.fitsFreeType {
      render(within: area, into: sink)
    } else {
      fill(buffer.polygons(tolerance: Self.tolerance), within: area, into: sink)
    }
  }

  /// Halves the area until what lies in it has few enough points. An area of one pixel is drawn with
  /// as many contours as FreeType can count.
  private func fill(_ polygons: [[Point]], within area: PixelRect, into sink: SpanSink) {
    let rect = area.outset(by: 1).rect
    let clipped = polygons.map { PolygonClipper.clip($0, to: rect) }.filter { $0.count > 2 }
    let pointCount = clipped.reduce(0) { $0 + $1.count }
    if pointCount > OutlineBuffer.limit, area.width * area.height > 1 {
      for half in area.halves { fill(clipped, within: half, into: sink) }
      return
    }
    buffer.removeAll()
    for polygon in clipped where buffer.points.count + polygon.count <= OutlineBuffer.limit {
      buffer.append(polygon: polygon)
    }
    render(within: area, into: sink)
  }

  private func render(within area: PixelRect, into sink: SpanSink) {
    if buffer.isEmpty { return }
    contours.removeAll(keepingCapacity: true)
    for end in buffer.contourEnds { contours.append(Int16(end)) }
    var sink = sink
    buffer.withOutline(contours: &contours) { outline in
      // Half a pixel is 128 for one winding direction and 127 for the other: use one.
      if FT_Outline_Get_Orientation(&outline) == FT_ORIENTATION_POSTSCRIPT {
        FT_Outline_Reverse(&outline)
      }
      withUnsafeMutablePointer(to: &sink) { user in
        var parameters = FT_Raster_Params()
        parameters.flags =
          Int32(FT_RASTER_FLAG_AA) | Int32(FT_RASTER_FLAG_DIRECT) | Int32(FT_RASTER_FLAG_CLIP)
        parameters.clip_box = FT_BBox(
          xMin: area.left, yMin: -area.bottom, xMax: area.right, yMax: -area.top)
        parameters.user = UnsafeMutableRawPointer(user)
        parameters.gray_spans = Self.receiveSpans
        let status = FT_Outline_Render(library, &outline, &parameters)
        precondition(status == 0, "FreeType refused an outline (error \(status))")
      }
    }
  }

  private static let receiveSpans: FT_SpanFunc = { y, count, spans, user in
    guard let spans, let sink = user?.assumingMemoryBound(to: SpanSink.self) else { return }
    let row = -1 - Int(y)
    switch sink.pointee {
    case .paint(let painter):
      for index in 0..<Int(count) {
        let span = spans[index]
        painter.paintRun(
          y: row, from: Int(span.x), to: Int(span.x) + Int(span.len), coverage: span.coverage)
      }
    case .mask(let view):
      for index in 0..<Int(count) {
        let span = spans[index]
        view.set(
          y: row, from: Int(span.x), to: Int(span.x) + Int(span.len), coverage: span.coverage)
      }
    }
  }
}

extension OutlineBuffer {
  /// Lends the memory to FreeType. It may reorder the points.
  fileprivate mutating func withOutline(
    contours: inout [Int16], _ body: (inout FT_Outline) -> Void
  ) {
    let (pointCount, contourCount) = (points.count, contours.count)
    withMutableStorage { points, tags in
      contours.withUnsafeMutableBufferPointer { contours in
        var outline = FT_Outline(
          n_contours: Int16(contourCount), n_points: Int16(pointCount), points: points, tags: tags,
          contours: contours.baseAddress, flags: FT_OUTLINE_NONE)
        body(&outline)
      }
    }
  }
}

extension PixelRect {
  /// Two parts: rows are shared out first, columns where there is one row.
  fileprivate var halves: [PixelRect] {
    var (first, second) = (self, self)
    if height > 1 {
      first.bottom = top + height / 2
      second.top = first.bottom
    } else {
      first.right = left + width / 2
      second.left = first.right
    }
    return [first, second]
  }
}

extension Rect {
  /// Whether no edge is infinite or undefined.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
