internal import Geometry
package import ViewTree

/// What the system shows at the top of the screen. At 24 points, a unit of the grid is a point.
extension Symbol {
  /// Four bars, 19.2 by 12.3.
  package static let cellularBars = Symbol(
    "status.cellular",
    [
      .fill(
        .roundedBox(2.4, 14.15, 3.2, 4, radius: 1), .roundedBox(7.73, 11.65, 3.2, 6.5, radius: 1),
        .roundedBox(13.07, 8.85, 3.2, 9.3, radius: 1),
        .roundedBox(18.4, 5.85, 3.2, 12.3, radius: 1))
    ])

  /// Three waves, 17.1 by 12.3.
  package static let wifi = Symbol(
    "status.wifi",
    [
      .fill(
        .ringPiece(12, 17.9, 9.55, 12.1, from: 225.5, to: 314.5),
        .ringPiece(12, 17.9, 5.35, 7.85, from: 226, to: 314),
        .contour(
          12, 18.05, .line(9.45, 15.5), .arc(12, 17.9, 3.6, from: 223.5, to: 316.5), .close))
    ])

  /// The case of a battery, 27 by 13: it stands out of the grid at both sides. The system draws it
  /// at 0.35 of the opacity of what it holds.
  package static let batteryCase = Symbol(
    "status.battery.case",
    [
      .fill(
        .roundedBox(-1.5, 5.5, 25, 13, radius: 4.3),
        .roundedBox(-0.5, 6.5, 23, 11, radius: 3.3).reversed,
        .contour(
          24.5, 9.8, .curve(25.2, 10.2, 25.6, 11, 25.6, 12),
          .curve(25.6, 13, 25.2, 13.8, 24.5, 14.2), .close))
    ])
  /// What a full battery holds.
  package static let batteryCharge = Symbol(
    "status.battery.charge", [.fill(.roundedBox(0.5, 7.5, 21, 9, radius: 2.5))])
}
