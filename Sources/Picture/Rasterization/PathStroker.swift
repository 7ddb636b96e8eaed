import CFreeType
import Drawing
import Geometry

/// Turns strokes into outlines with FreeType's stroker.
final class PathStroker {
  /// Keeps the library alive that `stroker` belongs to.
  private let filler: OutlineFiller
  private let stroker: FT_Stroker

  /// Where a miter would be longer than this many stroke widths, the corner is bevelled.
  ///
  /// Source: the default of Core Graphics and of the HTML canvas.
  static let miterLimit = 10.0

  /// Longer contours are stroked in pieces that share a line, because FreeType counts the points of
  /// an outline in 16 bits.
  private static let mostPieces = 2000

  init(filler: OutlineFiller) {
    self.filler = filler
    var stroker: FT_Stroker?
    let status = FT_Stroker_New(filler.library, &stroker)
    guard status == 0, let stroker else {
      preconditionFailure("FreeType's stroker cannot start (error \(status))")
    }
    self.stroker = stroker
  }

  deinit {
    FT_Stroker_Done(stroker)
  }

  /// The outline of a stroke.
  ///
  /// - Parameters:
  ///   - path: device pixels, finite.
  ///   - visible: what lies outside it may be left out.
  func outline(of path: Path, stroke: Stroke, visible: Rect) -> OutlineBuffer {
    var result = OutlineBuffer()
    set(stroke)
    let limit = OutlineBuffer.largestCoordinate
    let isHuge = !Rect(left: -limit, top: -limit, right: limit, bottom: limit)
      .contains(path.controlBounds)
    let pattern = DashPattern(lengths: stroke.dash, phase: stroke.dashPhase)
    if pattern == nil, !isHuge {
      for contour in path.contours { append(contour, cap: stroke.cap, to: &result) }
      return result
    }
    var lines = path.polylines(tolerance: OutlineFiller.tolerance)
    if let pattern { lines = lines.flatMap { pattern.dashes(of: $0) } }
    if isHuge {
      let reach = visible.inset(by: -(Self.miterLimit * stroke.width + 64))
      lines = lines.flatMap { $0.pieces(within: reach) }
    }
    for line in lines { append(line.contour, cap: stroke.cap, to: &result) }
    return result
  }

  private func set(_ stroke: Stroke) {
    let cap =
      switch stroke.cap {
      case .butt: FT_STROKER_LINECAP_BUTT
      case .round: FT_STROKER_LINECAP_ROUND
      case .square: FT_STROKER_LINECAP_SQUARE
      }
    let join =
      switch stroke.join {
      case .miter: FT_STROKER_LINEJOIN_MITER_VARIABLE
      case .round: FT_STROKER_LINEJOIN_ROUND
      case .bevel: FT_STROKER_LINEJOIN_BEVEL
      }
    FT_Stroker_Set(
      stroker, FixedPoint.from(stroke.width / 2), cap, join, Int(Self.miterLimit * 65536))
  }

  private func append(_ contour: Contour, cap: Stroke.Cap, to outline: inout OutlineBuffer) {
    var contour = contour
    if contour.hasNoLength {
      // FreeType has no direction to cap; a line of 1/64 pixel gives it one.
      guard cap != .butt, !contour.segments.isEmpty || contour.isClosed else { return }
      contour.isClosed = false
      contour.segments = [.line(contour.start + Point(x: 1.0 / 64, y: 0))]
    }
    var start = contour.start
    var rest = contour.segments[...]
    if rest.count <= Self.mostPieces {
      append(from: start, rest, isOpen: !contour.isClosed, to: &outline)
      return
    }
    if contour.isClosed { rest.append(.line(start)) }
    while true {
      let piece = rest.prefix(Self.mostPieces)
      append(from: start, piece, isOpen: true, to: &outline)
      if piece.count == rest.count { return }
      let shared = piece.index(before: piece.endIndex)
      start = piece[piece.index(before: shared)].end
      rest = rest[shared...]
    }
  }

  private func append(
    from start: Point, _ segments: ArraySlice<Contour.Segment>, isOpen: Bool,
    to outline: inout OutlineBuffer
  ) {
    FT_Stroker_Rewind(stroker)
    var from = FT_Vector(start)
    var status = FT_Stroker_BeginSubPath(stroker, &from, isOpen ? 1 : 0)
    for segment in segments where status == 0 {
      switch segment {
      case .line(let end):
        var to = FT_Vector(end)
        status = FT_Stroker_LineTo(stroker, &to)
      case .quadratic(let control, let end):
        var (by, to) = (FT_Vector(control), FT_Vector(end))
        status = FT_Stroker_ConicTo(stroker, &by, &to)
      case .cubic(let control1, let control2, let end):
        var (first, second, to) = (FT_Vector(control1), FT_Vector(control2), FT_Vector(end))
        status = FT_Stroker_CubicTo(stroker, &first, &second, &to)
      }
    }
    if status == 0 { status = FT_Stroker_EndSubPath(stroker) }
    precondition(status == 0, "FreeType could not stroke a path (error \(status))")
    export(to: &outline)
  }

  private func export(to outline: inout OutlineBuffer) {
    var (points, contours) = (FT_UInt(0), FT_UInt(0))
    guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0, points > 0 else { return }
    precondition(points <= OutlineBuffer.limit, "a stroke with too many points")
    var exported = FT_Outline()
    let status = FT_Outline_New(filler.library, points, FT_Int(contours), &exported)
    precondition(status == 0, "no memory for a stroke (error \(status))")
    exported.n_points = 0
    exported.n_contours = 0
    FT_Stroker_Export(stroker, &exported)
    outline.append(exported)
    FT_Outline_Done(filler.library, &exported)
  }
}
