package import DesignTokens
package import Geometry

/// The system's settings that a scenario simulates.
package struct Settings: Hashable, Sendable {
  /// Slides become fades.
  package var reduceMotion = false
  /// Glass becomes opaque.
  package var reduceTransparency = false
  /// Colours that fail on contrast get their accessible variants.
  package var increaseContrast = false
  /// The step of Dynamic Type.
  package var textSize = TextSize.large
  /// Of the layout, not of single texts.
  package var direction = LayoutDirection.rightToLeft

  /// The settings of a new phone in Persian.
  package init() {}
}
