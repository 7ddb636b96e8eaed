internal import DesignTokens
internal import Imaging
package import ViewTree

/// `.sw`: on at the trailing side.
///
/// Source: design document, Components, Switch (51 by 31); platform figures section 7 (thumb 27,
/// off fill .16, shadows of the thumb).
package struct Switch: View {
  package static let width = 51.0
  package static let height = 31.0
  package static let thumbDiameter = 27.0
  private static let inset = 2.0
  private static let offFill = Paint.color(Color(red: 120, green: 120, blue: 128, alpha: 0.16))

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
      .background(Self.offFill, corners: .capsule)
      .background(.center, track)
      .modified { $0.appearance.clips = true }
      .role(.switch).value(Self.value(isOn)).selected(isOn).named("switch")
  }

  private static func thumb(at position: Double) -> Node {
    let travel = width - 2 * inset - thumbDiameter
    return Area().frame(width: thumbDiameter, height: thumbDiameter)
      .background(.white, corners: .capsule)
      .shadow(ShadowStyle(Color(gray: 0, alpha: 0.15), sigma: 4, offsetY: 3))
      .shadow(ShadowStyle(Color(gray: 0, alpha: 0.06), sigma: 0.5, offsetY: 3))
      .offset(x: inset + travel * position).named("thumb")
  }
}
