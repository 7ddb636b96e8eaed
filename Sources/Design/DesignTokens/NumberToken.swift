/// A share or a factor of the design; the raw value is its path in `tokens.json`.
///
/// Source: design document, Components, Buttons and Bar button; platform figures sections 3 to 5
/// and 10.
package enum NumberToken: String, CaseIterable, Hashable, Sendable {
  /// Of a button under a finger.
  case pressedScale = "press.scale"
  /// Of a bar item under a finger.
  case pressedOpacity = "press.opacity"
  /// Of a button under a finger where motion is reduced.
  case dimmedOpacity = "press.dimmedOpacity"
  /// Of whatever cannot be used.
  case disabledOpacity = "press.disabledOpacity"
  /// How far the lower screen moves during a push, as a part of the width.
  case pushParallax = "push.parallax"
  /// How far the lower screen is dimmed by a push.
  case pushDim = "push.dim"
  /// Of the page behind a page sheet.
  case shrunkScale = "sheet.shrunkScale"
  /// How far a sheet dims what lies behind it.
  case sheetDim = "sheet.dim"
  /// From which a HUD grows.
  case hudScale = "hud.scale"

  /// Outside of which a screen cannot be drawn: below a tenth, strokes collapse.
  var allowed: ClosedRange<Double> {
    switch self {
    case .pressedScale, .shrunkScale, .hudScale: 0.1...2
    case .pressedOpacity, .dimmedOpacity, .disabledOpacity, .pushParallax, .pushDim, .sheetDim:
      0...1
    }
  }
}

/// A span of time that is no motion; the raw value is its path in `tokens.json`.
package enum DurationToken: String, CaseIterable, Hashable, Sendable {
  /// How long a HUD is visible in all.
  case hudVisible = "hud.visible"
}
