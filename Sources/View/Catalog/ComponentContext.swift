package import Components
package import DesignTokens
package import Mockups
package import ViewTree

/// What components of a mock-up are built in: the values of the moment, what they stand on, what
/// moves, and how their actions become those of the app.
package struct ComponentContext: Sendable {
  package var values: MockupValues
  /// What the components stand on, since a card has the other of the two grounds.
  package var ground: ColorToken
  /// Whether numbers in texts become Persian ones, as in every text of a right-to-left app.
  package var usesPersianDigits: Bool
  /// The texts that a value may hold, in the order of the file; empty where any will do.
  package var choices: @Sendable (_ variable: String) -> [String]
  /// Where motion has brought the thumb of the control that is bound to a value; nil at rest.
  package var thumb: @Sendable (_ variable: String) -> ThumbPlace?
  /// The app's action for actions of the mock-up.
  package var action: @Sendable (_ actions: [MockupAction]) -> ElementAction?
  /// The field that is being edited, by the name of its value.
  package var focus: String?
  /// Whether components stand on the page itself, and so keep its insets, or within another one.
  package var isOnPage = true

  package init(
    values: MockupValues, ground: ColorToken, usesPersianDigits: Bool,
    choices: @escaping @Sendable (String) -> [String] = { _ in [] },
    thumb: @escaping @Sendable (String) -> ThumbPlace? = { _ in nil },
    action: @escaping @Sendable ([MockupAction]) -> ElementAction?, focus: String? = nil
  ) {
    self.values = values
    self.ground = ground
    self.usesPersianDigits = usesPersianDigits
    self.choices = choices
    self.thumb = thumb
    self.action = action
    self.focus = focus
  }
}
