package import DesignTokens

/// How a control shows that a finger is on it.
///
/// Source: design document, Components, Buttons (0.97) and Bar button (0.4); platform figures
/// section 7 (row highlight) and section 3 (Reduce Motion).
package enum PressLook: String, Hashable, Sendable, CaseIterable {
  /// Shrinks: buttons, chips, the send button. Fades a little where motion is reduced.
  case shrink
  /// Fades: bar buttons, and everything else that has no ground of its own.
  case fade
  /// Darkens: rows of lists.
  case highlight

  /// Shows the press on a control.
  ///
  /// - Parameter amount: 0 for untouched, 1 for held down.
  package func apply(
    _ amount: Double, reducesMotion: Bool = false, tokens: DesignTokens,
    to appearance: inout Appearance
  ) {
    switch self {
    case .shrink where reducesMotion:
      appearance.opacity *= 1 - (1 - tokens[.dimmedOpacity]) * amount
    case .shrink: appearance.scale *= 1 - (1 - tokens[.pressedScale]) * amount
    case .fade: appearance.opacity *= 1 - (1 - tokens[.pressedOpacity]) * amount
    case .highlight: appearance.fill = .token(.rowPressed, opacity: amount)
    }
  }
}
