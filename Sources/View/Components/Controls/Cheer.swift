internal import DesignTokens
package import ViewTree

/// `.cheer`: a hand raised for a companion. It never counts.
///
/// Source: design document, Components, Cheer (44-point target; no counts).
package struct Cheer: View {
  package let node: Node

  package init(isOn: Bool, label: String, action: String?, isEnabled: Bool = true) {
    let hand =
      isOn
      ? Icon(.handFilled, size: 26, .token(.accent))
      : Icon(.hand, size: 26, .token(.secondaryLabel))
    node = ZStack { hand }.node.frame(width: .token(.target), height: .token(.target))
      .role(.button).label(label).selected(isOn)
      .controlled(by: action, isEnabled: isEnabled, press: .fade).named("cheer")
  }
}
