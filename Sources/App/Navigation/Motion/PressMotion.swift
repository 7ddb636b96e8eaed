/// How a pressed element looks.
package struct PressMotion: Hashable, Sendable {
  /// 0 at rest, 1 fully pressed.
  package var amount: Double
  /// The claim that opacity alone changes.
  package var fades: Bool

  /// Source: DESIGN_SYSTEM.md, Buttons.
  package static let buttonScale = 0.97

  /// Source: DESIGN_SYSTEM.md, Bar button.
  package static let barButtonOpacity = 0.4

  /// A button's opacity under Reduce Motion, which has no scale.
  ///
  /// Source: platform.md section 3.
  package static let reducedButtonOpacity = 0.7

  package static let none = PressMotion(amount: 0, fades: false)

  /// The scale of a capsule button.
  package var scaleOfButton: Double { fades ? 1 : 1 - (1 - Self.buttonScale) * amount }

  package var opacityOfButton: Double {
    fades ? 1 - (1 - Self.reducedButtonOpacity) * amount : 1
  }

  package var opacityOfBarButton: Double { 1 - (1 - Self.barButtonOpacity) * amount }
}
