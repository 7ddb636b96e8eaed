internal import DesignTokens
package import ViewTree

/// `.sw`: on at the trailing side.
///
/// Source: design document, Components, Switch (51 by 31); platform figures section 7 (thumb 27,
/// off fill .16, shadows of the thumb).
package struct Switch: View {
  private static let width = Length.token(.switchWidth)
  private static let height = Length.token(.switchHeight)
  private static let inset = Length.token(.thumbInset)
  private static let thumbDiameter = height - inset * 2

  /// What a screen reader is told, as by the system's own switch.
  package static func value(_ isOn: Bool) -> String { isOn ? "1" : "0" }

  package let node: Node

  /// - Parameter position: where the thumb is, from 0 for off to 1 for on, while it moves.
  package init(isOn: Bool, position: ThumbPlace? = nil) {
    let place = position ?? (isOn ? 1.0 : 0.0)
    let track = Area().frame(width: .fill, height: .fill)
      .background(.token(.acted, opacity: place.value), corners: .capsule)
    node = ZStack(.leading) { for thumb in place.nodes(Self.thumb) { thumb } }
      .node.frame(width: Self.width, height: Self.height)
      .background(.switchOff, corners: .capsule)
      .background(.center, track)
      .role(.switch).value(Self.value(isOn)).selected(isOn).named("switch")
  }

  private static func thumb(at position: Double) -> Node {
    let travel = width - inset * 2 - thumbDiameter
    return Area().frame(width: thumbDiameter, height: thumbDiameter)
      .background(.thumb, corners: .capsule)
      .shadow(.switchThumb)
      .offset(x: inset + travel * position).named("thumb")
  }
}
