/// A screen that slides over another, forth or back.
package struct StackMotion: Hashable, Sendable {
  package var tab: Tab
  package var lower: Route
  package var upper: Route
  /// 0 while the upper screen is away, 1 while it covers the lower one.
  package var pushed: Double
  /// The claim that opacity alone changes.
  package var fades: Bool
  /// The state to draw the lower screen from.
  package var lowerState: AppState
  /// The state to draw the upper screen from.
  package var upperState: AppState

  /// How far the lower screen has given way, as a part of the width.
  ///
  /// Source: platform.md section 3.
  package static let parallax = 0.30

  /// The opacity of the black over the lower screen at the end.
  ///
  /// Source: platform.md section 3.
  package static let dimming = 0.10

  /// How far the upper screen still is towards the trailing edge, as a part of the width.
  package var upperOffset: Double { fades ? 0 : 1 - pushed }

  /// How far the lower screen has moved towards the leading edge, as a part of the width. The
  /// whole way is to be rounded to a point before it is multiplied.
  package var lowerOffset: Double { fades ? 0 : Self.parallax * pushed }

  /// The opacity of the shadow beside the upper screen at the end of its way. It comes with the
  /// screen, so that nothing of it is seen before.
  ///
  /// Source: platform.md section 3.
  package static let shadow = 0.15

  package var edgeShadow: Double { fades ? 0 : Self.shadow * pushed }
  package var upperOpacity: Double { fades ? pushed : 1 }
  package var dim: Double { fades ? 0 : Self.dimming * pushed }
}
