/// A short message that comes and goes by itself and blocks nothing.
package struct HUD: Hashable, Sendable {
  package var text: String
  /// The name of the symbol over the text.
  package var symbol: String
  package var shownAt: Instant

  package init(text: String, symbol: String = "checkmark", shownAt: Instant) {
    self.text = text
    self.symbol = symbol
    self.shownAt = shownAt
  }
}

/// A tap of the phone's motor; the simulator can only log it.
package enum HapticKind: String, CaseIterable, Hashable, Sendable {
  /// Notification feedback, one a HUD.
  case success
  /// Light impact feedback, one a cheer.
  case light
}

/// An entry of the haptics log.
package struct Haptic: Hashable, Sendable {
  package var kind: HapticKind
  package var instant: Instant

  package init(_ kind: HapticKind, at instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}
