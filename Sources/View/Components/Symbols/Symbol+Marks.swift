internal import Geometry
package import ViewTree

/// Arrows, checks and other marks.
extension Symbol {
  package static let checkmark = Symbol("checkmark", [.stroke(check, width: 2.1)])
  /// For small discs, in white.
  package static let checkmarkBold = Symbol("checkmark.bold", [.stroke(check, width: 3.4)])
  package static let checkmarkCircleFilled = Symbol(
    "checkmark.circle.filled", [.fill(.circle(12, 12, 9.95), checkHole)])

  /// Towards what comes next, as at the end of a row.
  package static let chevronForward = Symbol(
    "chevron.forward", mirrors: true,
    [.stroke(.contour(9, 5.4, .line(15.6, 12), .line(9, 18.6)), width: 2.5)])
  /// Towards what was before, as in a navigation bar.
  package static let chevronBackward = Symbol(
    "chevron.backward", mirrors: true,
    [.stroke(.contour(16.3, 3, .line(7.3, 12), .line(16.3, 21)), width: 2.5)])
  package static let chevronDown = Symbol(
    "chevron.down", [.stroke(.contour(5.4, 9, .line(12, 15.6), .line(18.6, 9)), width: 2.5)])
  package static let chevronUp = Symbol(
    "chevron.up", [.stroke(.contour(5.4, 15, .line(12, 8.4), .line(18.6, 15)), width: 2.5)])

  package static let arrowUp = Symbol(
    "arrow.up",
    [
      .stroke(
        .contour(12, 20.2, .line(12, 4.2)), .contour(5.2, 11, .line(12, 4.2), .line(18.8, 11)),
        width: 2.7)
    ])
  /// Once more.
  package static let arrowClockwise = Symbol(
    "arrow.clockwise",
    [
      .stroke(
        .contour(19.54, 15.33, .arc(12, 12.7, 8, from: 19.2, to: 331)),
        .contour(19, 4.3, .line(19, 8.82), .line(14.5, 8.82)))
    ])

  package static let plus = Symbol(
    "plus",
    [.stroke(.contour(12, 4.3, .line(12, 19.7)), .contour(4.3, 12, .line(19.7, 12)), width: 2.1)])
  /// A lens with its handle.
  package static let search = Symbol(
    "search", [.stroke(.circle(10.6, 10.6, 6.9), .contour(15.7, 15.7, .line(20.4, 20.4)))])

  package static let xmark = Symbol(
    "xmark",
    [
      .stroke(
        .contour(5.8, 5.8, .line(18.2, 18.2)), .contour(18.2, 5.8, .line(5.8, 18.2)), width: 2.1)
    ])

  package static let circle = Symbol("circle", [.stroke(.circle(12, 12, 9))])
  package static let circleFilled = Symbol("circle.filled", [.fill(.circle(12, 12, 9.95))])
  package static let pause = Symbol(
    "pause",
    [
      .fill(
        .roundedBox(6.1, 4.4, 4, 15.2, radius: 1.3), .roundedBox(13.9, 4.4, 4, 15.2, radius: 1.3))
    ])

  private static let check = Path.contour(4.9, 12.9, .line(9.8, 18.3), .line(19.1, 5.7))

  /// The outline of a check as wide as the pen, walked against the circle that it is cut from.
  private static let checkHole = Path.contour(
    16.98, 7.96, .line(10.98, 16.42), .arc(10.1, 15.8, 1.08, from: 35, to: 137),
    .line(6.62, 13.24), .arc(7.4, 12.5, 1.08, from: 137, to: 317), .line(9.98, 13.88),
    .line(15.22, 6.72), .arc(16.1, 7.34, 1.08, from: 215, to: 395), .close
  ).reversed
}
