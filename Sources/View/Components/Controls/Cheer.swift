internal import DesignTokens
package import ViewTree

/// `.cheer`: a hand raised for a companion. It never counts.
///
/// Source: design document, Components, Cheer (44-point target; no counts).
package struct Cheer: View {
  /// How far the hand's ink reaches from the middle of its target towards the trailing edge.
  private static let reach = 11.0

  package let node: Node

  package init(isOn: Bool, label: String, action: ElementAction?, isEnabled: Bool = true) {
    let hand =
      isOn
      ? Icon(.handFilled, size: 26, .token(.accent))
      : Icon(.hand, size: 26, .token(.secondaryLabel))
    // The ink ends where the row does, and the target hangs over.
    node = ZStack { hand }.node.frame(width: .token(.target), height: .token(.target))
      .offset(x: .token(.target) / 2 - .points(Self.reach))
      .role(.button).label(label).selected(isOn)
      .controlled(by: action, isEnabled: isEnabled, press: .fade).named("cheer")
  }
}
