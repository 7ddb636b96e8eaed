internal import Geometry
package import ViewTree

/// Things of the app's world.
extension Symbol {
  package static let moon = Symbol(
    "moon",
    [
      .stroke(
        .contour(
          19.574, 13.933, .arc(11.5, 12.5, 8.2, from: 10.067, to: 259.933),
          .arc(16.2, 7.8, 7, from: 208.814, to: 61.186), .close))
    ])
  package static let moonFilled = Symbol(
    "moon.filled",
    [
      .fill(
        .contour(
          20.629, 13.124, .arc(11.5, 12.5, 9.15, from: 3.914, to: 266.086),
          .arc(16.6, 7.4, 7, from: 215.136, to: 54.864), .close))
    ])

  /// Cheers a companion.
  package static let hand = Symbol("hand", [.stroke(palm, index, middle, ring)])
  package static let handFilled = Symbol("hand.filled", [.fill(filledPalm, fingers)])

  package static let clock = Symbol(
    "clock", [.stroke(.circle(12, 12, 9), .contour(12, 6.6, .line(12, 12.2), .line(15.4, 14.4)))])
  package static let clockFilled = Symbol(
    "clock.filled",
    [
      .fill(
        .circle(12, 12, 9.95),
        Path.contour(
          12.95, 6.6, .line(12.95, 11.68), .line(15.92, 13.6),
          .arc(15.4, 14.4, 0.95, from: -57, to: 123), .line(11.48, 13),
          .curve(11.2, 12.8, 11.05, 12.5, 11.05, 12.2), .line(11.05, 6.6),
          .arc(12, 6.6, 0.95, from: 180, to: 360), .close
        ).reversed)
    ])

  /// A lesson.
  package static let book = Symbol(
    "book", [.stroke(page, page.mirrored(), .contour(12, 6.5, .line(12, 19.9)))])
  package static let bookFilled = Symbol(
    "book.filled", [.fill(filledPage, filledPage.mirrored().reversed)])

  package static let leaf = Symbol(
    "leaf",
    [
      .stroke(
        .contour(
          20, 4.1, .curve(21.1, 11.6, 18.6, 18.9, 11.4, 18.9),
          .curve(7.3, 18.9, 4.8, 16.6, 4.8, 13.2), .curve(4.8, 8.3, 9.4, 6.9, 13.6, 6.5),
          .curve(16.3, 6.2, 18.4, 5.5, 20, 4.1), .close),
        .contour(3.3, 20.9, .curve(5.6, 16.7, 9.3, 13.6, 14.3, 11.7)))
    ])

  package static let flag = Symbol(
    "flag", [.stroke(flagCloth, .contour(5.4, 3.4, .line(5.4, 20.8)))])
  package static let flagFilled = Symbol(
    "flag.filled", [.fill(flagCloth.grown(by: 0.8)), .stroke(.contour(5.4, 3.4, .line(5.4, 20.8)))])

  package static let pencil = Symbol(
    "pencil",
    [
      .stroke(
        .contour(
          15.3, 4.9, .curve(16.5, 3.7, 18.1, 3.7, 19.2, 4.8),
          .curve(20.3, 5.9, 20.3, 7.5, 19.1, 8.7),
          .line(8.5, 19.3), .curve(8.2, 19.6, 7.8, 19.8, 7.4, 19.9), .line(3.8, 20.5),
          .line(4.2, 16.7), .curve(4.25, 16.2, 4.4, 15.8, 4.75, 15.45), .close),
        .contour(12.9, 7.3, .line(16.7, 11.1)))
    ])

  package static let trash = Symbol(
    "trash",
    [
      .stroke(
        .contour(4, 6.2, .line(20, 6.2)),
        .contour(
          8.8, 6, .line(8.8, 4.9), .curve(8.8, 3.8, 9.5, 3.1, 10.6, 3.1), .line(13.4, 3.1),
          .curve(14.5, 3.1, 15.2, 3.8, 15.2, 4.9), .line(15.2, 6)),
        .contour(
          5.9, 6.4, .line(6.6, 18.7), .curve(6.7, 20.1, 7.5, 20.9, 8.9, 20.9), .line(15.1, 20.9),
          .curve(16.5, 20.9, 17.3, 20.1, 17.4, 18.7), .line(18.1, 6.4))),
      .stroke(
        .contour(9.8, 10, .line(10.1, 17.2)), .contour(14.2, 10, .line(13.9, 17.2)), width: 1.6),
    ])

  package static let bolt = Symbol(
    "bolt",
    [
      .stroke(
        .contour(
          13.6, 2.9, .line(5.3, 13.2), .line(11.3, 13.2), .line(10.2, 21.1), .line(18.7, 10.5),
          .line(12.5, 10.5), .close))
    ])
  package static let boltFilled = Symbol(
    "bolt.filled",
    [
      .fill(
        .contour(
          13.9, 2.1, .curve(14.2, 1.7, 14.8, 1.95, 14.7, 2.5), .line(13.6, 9.55), .line(19.1, 9.55),
          .curve(19.75, 9.55, 20.05, 10.2, 19.65, 10.7), .line(10.1, 21.9),
          .curve(9.8, 22.3, 9.2, 22.05, 9.3, 21.5), .line(10.3, 14.15), .line(4.9, 14.15),
          .curve(4.25, 14.15, 3.95, 13.5, 4.35, 13), .close))
    ])

  private static let page = Path.contour(
    12, 6.5, .curve(10.2, 5.1, 7.8, 4.4, 4.4, 4.4), .curve(3.4, 4.4, 2.85, 4.95, 2.85, 5.95),
    .line(2.85, 16.5), .curve(2.85, 17.5, 3.4, 18, 4.4, 18), .curve(7.8, 18, 10.2, 18.6, 12, 19.9))
  private static let filledPage = Path.contour(
    11.3, 5.6, .curve(9.6, 4.2, 7.4, 3.5, 4.3, 3.5), .curve(2.8, 3.5, 1.95, 4.35, 1.95, 5.85),
    .line(1.95, 16.6), .curve(1.95, 18.1, 2.8, 18.9, 4.3, 18.9),
    .curve(7.3, 18.9, 9.6, 19.4, 11.3, 20.6), .close)

  private static let flagCloth = Path.contour(
    5.4, 4.8, .curve(8.2, 3.4, 10.3, 3.7, 12.4, 4.9), .curve(14.5, 6.1, 16.6, 6.2, 19.4, 5),
    .line(19.4, 13.6), .curve(16.6, 14.8, 14.5, 14.7, 12.4, 13.5),
    .curve(10.3, 12.3, 8.2, 12, 5.4, 13.4), .close)

  private static let index = Path.contour(
    7, 13.01, .line(7, 5.65), .arc(8.65, 5.65, 1.65, from: 180, to: 360), .line(10.3, 11.2))
  private static let middle = Path.contour(
    10.3, 5.65, .line(10.3, 4.1), .arc(11.95, 4.1, 1.65, from: 180, to: 360), .line(13.6, 11.2))
  private static let ring = Path.contour(
    13.6, 5.3, .line(13.6, 5.3), .arc(15.25, 5.3, 1.65, from: 180, to: 360), .line(16.9, 11.6))
  private static let palm = Path.contour(
    16.9, 8.3, .arc(18.55, 8.3, 1.65, from: 180, to: 360), .line(20.2, 14.4),
    .curve(20.2, 18.6, 17.5, 21.4, 13.5, 21.4), .curve(10.7, 21.4, 8.7, 20.5, 7.1, 18.5),
    .line(3.3, 13.6), .arc(4.6, 12.6, 1.65, from: 142.3, to: 322.3), .line(7, 13.01))

  private static let fingers: Path = [
    Path.roundedBox(6.1, 3.1, 3.1, 12, radius: 1.55),
    .roundedBox(9.85, 1.6, 3.1, 13, radius: 1.55),
    .roundedBox(13.6, 2.8, 3.1, 12, radius: 1.55),
    .roundedBox(17.35, 5.8, 3.1, 10, radius: 1.55),
  ].reduce(into: Path()) { $0.append($1) }
  private static let filledPalm = Path.contour(
    6.1, 11.6, .line(20.45, 11.6), .line(20.45, 14.4),
    .curve(20.45, 19.1, 17.6, 22.3, 13.4, 22.3), .curve(10.3, 22.3, 8.1, 21.3, 6.35, 19.1),
    .line(2.68, 14.2), .arc(4.5, 12.8, 2.3, from: 142.3, to: 314), .close)
}
