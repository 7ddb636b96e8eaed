import DesignTokens

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

  /// How far the lower screen gives way in all, as a part of the width.
  package var parallax: Double { upperState.timings[.pushParallax] }

  /// How far the upper screen still is towards the trailing edge, as a part of the width.
  package var upperOffset: Double { fades ? 0 : 1 - pushed }

  /// How far the lower screen has moved towards the leading edge, as a part of the width. The
  /// whole way is to be rounded to a point before it is multiplied.
  package var lowerOffset: Double { fades ? 0 : parallax * pushed }

  /// How much of its opacity the shadow beside the upper screen has. It comes with the screen, so
  /// that nothing of it is seen before.
  package var edgeShadow: Double { fades ? 0 : pushed }
  package var upperOpacity: Double { fades ? pushed : 1 }
  package var dim: Double { fades ? 0 : upperState.timings[.pushDim] * pushed }
}
