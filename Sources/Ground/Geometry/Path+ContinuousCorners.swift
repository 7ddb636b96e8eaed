/// A corner whose curvature grows from nothing along the edges, as iOS rounds its own.
///
/// A circular corner jumps from curvature 0 to 1/r where it meets the edge. Here the middle of the same
/// circle stays, and on either side a cubic leads to it from the edge. In a corner at the origin, edges
/// along +x and +y, circle of radius r about (r, r), and a cubic that turns by α from the upper edge:
///
/// - It ends on the circle, at (r − r sin α, r − r cos α), with the circle's tangent. That tangent meets
///   the edge t = r tan(α/2) before, at x = r − t: the second control point.
/// - Its first three points lie on the edge, so that it starts with curvature 0.
/// - A cubic's curvature at its end is ⅔ · |(P₂−P₁) × (P₃−P₂)| / |P₃−P₂|³. With b between P₁ and P₂ that
///   is ⅔ b sin α / t², and equals 1/r for b = 3t² / (2 r sin α).
/// - Its start is free. iOS's corners leave the edge at 1.528665 radii, and so do these where the side
///   is long enough.
struct ContinuousCorner {
  /// iOS's reach along the edge, in radii.
  static let reach = 1.528665
  /// By how much a cubic turns: three tenths of the corner on either side, four are circle.
  private static let turn = 0.3 * Double.pi / 2

  let radius: Double
  /// Along each edge, from the corner: start, and the two control points of the cubic.
  let horizontal: (start: Double, control1: Double, control2: Double)
  let vertical: (start: Double, control1: Double, control2: Double)
  /// Where the circle begins, by distance from the edge that the cubic leaves and along it.
  let join: (along: Double, away: Double)

  /// - Parameter room: how much of each side the corner may take.
  init(radius: Double, room: Size) {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(Self.turn)
    let half = ElementaryFunctions.sineAndCosine(Self.turn / 2)
    let tangent = radius * half.sine / half.cosine
    let lead = radius > 0 ? 1.5 * tangent * tangent / (radius * sine) : 0
    func edge(_ room: Double) -> (Double, Double, Double) {
      let start = min(Self.reach * radius, room)
      return (start, min(start, radius - tangent + lead), radius - tangent)
    }
    self.radius = radius
    horizontal = edge(room.width)
    vertical = edge(room.height)
    join = (radius - radius * sine, radius - radius * cosine)
  }
}

extension Path {
  /// How far a continuous corner reaches along its edges, in radii.
  package static let continuousCornerReach = ContinuousCorner.reach

  /// A rectangle with continuous corners at the top and, where asked for, the bottom. The radius is cut
  /// down to half of the shorter side.
  package static func continuousRectangle(
    _ rect: Rect, radius: Double, roundsBottom: Bool = true
  ) -> Path {
    let share = roundsBottom ? 0.5 : 1
    let fitting = max(0, min(radius, rect.width / 2, rect.height * share))
    if fitting == 0 { return rectangle(rect) }
    let corner = ContinuousCorner(
      radius: fitting, room: Size(width: rect.width / 2, height: rect.height * share))
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY + corner.vertical.start))
    path.addCorner(corner, at: rect.origin, x: 1, y: 1, isFromVertical: true)
    path.addLine(to: Point(x: rect.maxX - corner.horizontal.start, y: rect.minY))
    path.addCorner(
      corner, at: Point(x: rect.maxX, y: rect.minY), x: -1, y: 1, isFromVertical: false)
    if roundsBottom {
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY - corner.vertical.start))
      path.addCorner(
        corner, at: Point(x: rect.maxX, y: rect.maxY), x: -1, y: -1, isFromVertical: true)
      path.addLine(to: Point(x: rect.minX + corner.horizontal.start, y: rect.maxY))
      path.addCorner(
        corner, at: Point(x: rect.minX, y: rect.maxY), x: 1, y: -1, isFromVertical: false)
    } else {
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    }
    path.close()
    return path
  }

  /// From one edge round the corner to the other; `x` and `y` tell where inside is.
  private mutating func addCorner(
    _ corner: ContinuousCorner, at place: Point, x: Double, y: Double, isFromVertical: Bool
  ) {
    func point(_ along: Double, _ away: Double) -> Point {
      Point(x: place.x + x * along, y: place.y + y * away)
    }
    let (flat, steep) = (corner.horizontal, corner.vertical)
    // The circle's part between the cubics, as one cubic of its own.
    let first = point(corner.join.along, corner.join.away)
    let last = point(corner.join.away, corner.join.along)
    let middle = ContinuousCorner.circleControls(corner)
    let near = point(middle.along, middle.away)
    let far = point(middle.away, middle.along)
    if isFromVertical {
      addCubic(control1: point(0, steep.control1), control2: point(0, steep.control2), to: last)
      addCubic(control1: far, control2: near, to: first)
      addCubic(
        control1: point(flat.control2, 0), control2: point(flat.control1, 0),
        to: point(flat.start, 0))
    } else {
      addCubic(control1: point(flat.control1, 0), control2: point(flat.control2, 0), to: first)
      addCubic(control1: near, control2: far, to: last)
      addCubic(
        control1: point(0, steep.control2), control2: point(0, steep.control1),
        to: point(0, steep.start))
    }
  }
}

extension ContinuousCorner {
  /// The control point of the circle's part beside the end at the horizontal edge: along the tangent by
  /// 4/3 · tan(φ/4) · r for a part of φ.
  fileprivate static func circleControls(
    _ corner: ContinuousCorner
  ) -> (along: Double, away: Double) {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(turn)
    let quarter = ElementaryFunctions.sineAndCosine((Double.pi / 2 - 2 * turn) / 4)
    let handle = 4.0 / 3 * quarter.sine / quarter.cosine * corner.radius
    return (corner.join.along - handle * cosine, corner.join.away + handle * sine)
  }
}
