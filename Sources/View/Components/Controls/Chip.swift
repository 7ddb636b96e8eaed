internal import DesignTokens
package import ViewTree

/// A choice that is on or off.
package struct Chip: View {
  package let node: Node

  package init(_ title: String, isOn: Bool, action: ElementAction?, isEnabled: Bool = true) {
    let words = Text(title, .subhead).textAlignment(.center)
      .foreground(isOn ? .accent : .label)
    let capsule = words.padding(horizontal: .grid(4), vertical: .grid(1))
      .minimumHeight(.token(.chipHeight), alignment: .center)
      .background(isOn ? .accentBackground : .fill, corners: .card)
    let framed = isOn ? capsule.border(.token(.accent), width: .points(1)) : capsule
    node = framed.role(.button).label(title).selected(isOn)
      .controlled(by: action, isEnabled: isEnabled, press: .shrink).named("chip")
  }
}

/// Chips of which at most one is on; they go on below where the room is too narrow.
package struct ChipGroup: View {
  package let node: Node

  package init(@ViewBuilder chips: () -> [Node]) {
    node = FlowStack(spacing: .grid(2), chips).node.fillWidth().named("chips")
  }
}
