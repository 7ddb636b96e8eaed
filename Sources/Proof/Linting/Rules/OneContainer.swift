import DesignTokens
import LayoutEngine
import Simulation
import ViewTree

/// What holds several things on a page is a card of the inset-grouped list and nothing else: one
/// radius, one of the two grounds, no border, no shadow.
///
/// A ground behind one text alone is a bubble or a note, and what floats over the page is no part of it.
struct OneContainer: ScreenRule {
  let name = "one-container"
  let summary = "The inset-grouped card is the only container of a page"
  let section = "Design document, Components: Inset-grouped list"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.elements.filter(\.isShown).flatMap { element -> [LintFault] in
      guard isContainer(element, screen) else { return [] }
      return differences(element.node.appearance).map { difference in
        LintFault(
          element.id, "a container of another look", found: difference.found,
          wanted: difference.wanted, about: difference.about)
      }
    }
  }

  private func isContainer(_ element: ScreenElement, _ screen: LaidOutScreen) -> Bool {
    let look = element.node.appearance
    guard look.fill != nil || look.glass != nil || look.border != nil,
      look.corners != .capsule, element.node.role != .field,
      screen.isInside(element, where: { $0.node.scroll != nil }),
      !screen.isInside(element, where: { isCard($0.node.appearance) })
    else { return false }
    let parts = screen.descendants(of: element)
    return parts.count { $0.text != nil } > 1
      || parts.contains { $0.node.semantics.action != nil }
  }

  private func isCard(_ look: Appearance) -> Bool {
    look.fill != nil && look.corners == .continuous(.cardRadius)
  }

  private func differences(
    _ look: Appearance
  ) -> [(about: String, found: String, wanted: String)] {
    var list: [(about: String, found: String, wanted: String)] = []
    if look.corners != .continuous(.cardRadius) {
      list.append(("corners", look.corners.words, Corners.continuous(.cardRadius).words))
    }
    if look.fill != .token(.background), look.fill != .token(.groupedBackground) {
      list.append(
        (
          "ground", look.fill?.words ?? "no ground",
          "background or groupedBackground"
        ))
    }
    if look.border != nil { list.append(("border", "a border", "no border")) }
    if !look.shadows.isEmpty { list.append(("shadow", "a shadow", "no shadow")) }
    if look.glass != nil { list.append(("glass", "a pane of glass", "no glass")) }
    return list
  }
}
