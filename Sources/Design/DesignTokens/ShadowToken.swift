package import Imaging

/// A shadow of the design; the raw value is its path in `tokens.json`.
///
/// Source: platform figures sections 3 and 7. Cards have none.
package enum ShadowToken: String, CaseIterable, Hashable, Sendable {
  /// Of the thumb of a segmented control.
  case segmentThumb = "shadow.segmentThumb"
  /// Of the thumb of a switch.
  case switchThumb = "shadow.switchThumb"
  /// Of the edge of a screen that is pushed over another.
  case screenEdge = "shadow.screenEdge"
}

/// One layer of a shadow, in points, as CSS `box-shadow` without spread and without `x`.
package struct ShadowLayer: Hashable, Sendable {
  package var color: Color
  package var offsetY: Double
  /// The blur radius: two standard deviations.
  package var blur: Double

  package init(color: Color, offsetY: Double, blur: Double) {
    self.color = color
    self.offsetY = offsetY
    self.blur = blur
  }
}
