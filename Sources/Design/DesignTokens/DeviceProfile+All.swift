package import Diagnostics
import Geometry

extension DeviceProfile {
  /// Every device, by generation and then by size: the order of lists, galleries and reports.
  ///
  /// Source: sizes and display radii as published in BezelKit, safe areas as devices report them;
  /// the place of the island and the width of the home indicator as mock-ups agree on them.
  package static let all: [DeviceProfile] = [
    DeviceProfile(
      name: "iPhone SE 3", size: Size(width: 375, height: 667), scale: 2, safeAreaTop: 20,
      safeAreaBottom: 0, displayRadius: 0, statusBarHeight: 20, topFeature: .none,
      homeIndicator: nil),
    phone13Mini,
    regular("iPhone 15"), regular("iPhone 15 Pro"), regular("iPhone 16"),
    tall("iPhone 16 Pro"), tall("iPhone 17"), tall("iPhone 17 Pro"),
    large("iPhone 16 Pro Max"), large("iPhone 17 Pro Max"),
  ]

  /// The device that a scenario gets when it names none: «iPhone 16».
  package static let `default` = regular("iPhone 16")

  /// The device of a name, letters compared as they are.
  ///
  /// - Throws: a diagnostic without a place, hinting at the nearest name.
  package static func named(_ name: String) throws(Diagnostic) -> DeviceProfile {
    if let device = all.first(where: { $0.name == name }) { return device }
    throw Diagnostic(
      .error, "unknown device '\(name)'", hint: NearestName.hint(name, among: all.map(\.name)))
  }

  /// Drawn at 1125 × 2436 as the system does, though the panel has 1080 × 2340 pixels.
  ///
  /// The notch is an assumption, not a measurement: that of all iPhone 13 models, taken as 26.8 mm
  /// wide, which is 174 points of this display; its height is 35 of the safe area's 50.
  private static let phone13Mini = DeviceProfile(
    name: "iPhone 13 mini", size: Size(width: 375, height: 812), scale: 3, safeAreaTop: 50,
    safeAreaBottom: 34, displayRadius: 44, statusBarHeight: 50,
    topFeature: .notch(Rect(x: 100.5, y: 0, width: 174, height: 35)),
    homeIndicator: homeIndicator(width: 134, on: Size(width: 375, height: 812)))

  private static func regular(_ name: String) -> DeviceProfile {
    withIsland(
      name, Size(width: 393, height: 852), safeAreaTop: 59, radius: 55, islandTop: 34.0 / 3,
      indicatorWidth: 139)
  }

  private static func tall(_ name: String) -> DeviceProfile {
    withIsland(
      name, Size(width: 402, height: 874), safeAreaTop: 62, radius: 62, islandTop: 14,
      indicatorWidth: 144)
  }

  private static func large(_ name: String) -> DeviceProfile {
    withIsland(
      name, Size(width: 440, height: 956), safeAreaTop: 62, radius: 62, islandTop: 14,
      indicatorWidth: 154)
  }

  /// The island is 126 × 37⅓ points, 112 pixels high.
  private static func withIsland(
    _ name: String, _ size: Size, safeAreaTop: Double, radius: Double, islandTop: Double,
    indicatorWidth: Double
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, size: size, scale: 3, safeAreaTop: safeAreaTop, safeAreaBottom: 34,
      displayRadius: radius, statusBarHeight: 54,
      topFeature: .island(
        Rect(x: (size.width - 126) / 2, y: islandTop, width: 126, height: 112.0 / 3)),
      homeIndicator: homeIndicator(width: indicatorWidth, on: size))
  }

  /// 5 points high, 8 above the bottom edge.
  private static func homeIndicator(width: Double, on size: Size) -> Rect {
    Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }
}
