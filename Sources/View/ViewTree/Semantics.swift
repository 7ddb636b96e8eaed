/// What a node means and what can be done with it.
package struct Semantics: Hashable, Sendable {
  /// What is spoken for it where that is not its visible text.
  package var label: String?
  /// A switch's state, a field's text, a progress.
  package var value: String?
  /// The named value that a field shows and changes, where a mock-up's file gives it one.
  package var boundValue: String?
  package var isEnabled: Bool
  package var isSelected: Bool
  /// What a tap does; nil for what cannot be tapped.
  package var action: ElementAction?
  /// How it looks under a finger; nil for what does not show a touch.
  package var pressLook: PressLook?
  /// Whether the room that a finger finds is wider than what is drawn: 44 by 44 points.
  package var hasMinimumTarget: Bool

  package init() {
    label = nil
    value = nil
    boundValue = nil
    isEnabled = true
    isSelected = false
    action = nil
    pressLook = nil
    hasMinimumTarget = false
  }
}
