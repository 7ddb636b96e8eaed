package import Geometry

/// The screen of a phone in portrait, in points.
package struct DeviceProfile: Hashable, Sendable {
  /// What interrupts the top edge of the display.
  package enum TopFeature: Hashable, Sendable {
    case none
    /// Hangs from the top edge.
    case notch(Rect)
    /// Lies apart from the top edge; its corners are half of its height.
    case island(Rect)
  }

  /// As scenarios and `basiri devices` write it: «iPhone 16».
  package let name: String
  /// Of the whole display.
  package let size: Size
  /// Device pixels a point: 2 or 3.
  package let scale: Int
  /// What the status bar and the top feature take.
  package let safeAreaTop: Double
  /// What the home indicator takes; 0 without one.
  package let safeAreaBottom: Double
  /// The radius of the display's corners; 0 for square ones.
  package let displayRadius: Double
  /// May differ from the safe area, which also clears the island.
  package let statusBarHeight: Double
  /// In points from the top left corner.
  package let topFeature: TopFeature
  /// Nil on a phone with a home button. Its corners are half of its height.
  package let homeIndicator: Rect?

  /// Of a frame at the scale of the device.
  package var widthInPixels: Int { Int((size.width * Double(scale)).rounded()) }
  /// Of a frame at the scale of the device.
  package var heightInPixels: Int { Int((size.height * Double(scale)).rounded()) }

  /// The whole display.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The safe area of portrait: only the top and the bottom have insets.
  package var safeArea: EdgeInsets { EdgeInsets(top: safeAreaTop, bottom: safeAreaBottom) }
}
