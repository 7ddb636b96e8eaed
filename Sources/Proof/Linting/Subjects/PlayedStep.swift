package import Navigation

/// What a person feels of one step of a scenario: the taps of the phone's motor, and the message that
/// came with it.
package struct PlayedStep: Sendable {
  /// The scenario and what was done, for messages.
  package let name: String
  /// Those that the step has added to the log.
  package let haptics: [Haptic]
  /// The message that the step has brought up; nil where none came.
  package let hud: HUD?

  package init(_ name: String, haptics: [Haptic], hud: HUD? = nil) {
    self.name = name
    self.haptics = haptics
    self.hud = hud
  }

  /// What lies between two states.
  package init(_ name: String, from before: AppState, to after: AppState) {
    self.init(
      name, haptics: Array(after.haptics.dropFirst(before.haptics.count)),
      hud: after.hud?.shownAt == before.hud?.shownAt ? nil : after.hud)
  }
}
