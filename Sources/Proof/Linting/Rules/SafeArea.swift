import DesignTokens
import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// Words and controls keep clear of what interrupts the display and of its edges. What scrolls may pass
/// under the status bar.
struct SafeArea: ScreenRule {
  let name = "safe-area"
  let summary = "Words and controls are clear of the island, the home indicator and the edges"
  let section = "Apple, Human Interface Guidelines: Layout, safe areas"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.elements.flatMap { element -> [LintFault] in
      guard element.opacity > 0, !screen.isBehindModal(element),
        let frame = element.text == nil ? control(element) : element.inkFrame(on: screen)
      else { return [] }
      return besideDisplay(element, frame, screen) + underHardware(element, frame, screen)
    }
  }

  private func control(_ element: ScreenElement) -> Rect? {
    element.node.semantics.action == nil ? nil : element.frame
  }

  private func besideDisplay(
    _ element: ScreenElement, _ frame: Rect, _ screen: LaidOutScreen
  ) -> [LintFault] {
    let lost = max(-frame.minX, frame.maxX - screen.device.size.width)
    guard lost > screen.pixel else { return [] }
    return [
      LintFault(
        element.id, "reaches beyond the side of the display", found: lost.points, wanted: "0 pt",
        about: "side")
    ]
  }

  private func underHardware(
    _ element: ScreenElement, _ frame: Rect, _ screen: LaidOutScreen
  ) -> [LintFault] {
    if screen.isInside(element, where: { $0.node.scroll != nil }) { return [] }
    return screen.device.interruptions.compactMap { name, rect in
      let common = frame.intersection(rect)
      guard common.width > screen.pixel, common.height > screen.pixel else { return nil }
      return LintFault(
        element.id, "lies under the \(name)",
        found: "\(common.width.plain)×\(common.height.points) in common", wanted: "nothing",
        about: name)
    }
  }
}

extension DeviceProfile {
  /// What hides a part of the display, in points from its top left corner.
  fileprivate var interruptions: [(name: String, frame: Rect)] {
    var list: [(name: String, frame: Rect)] = []
    switch topFeature {
    case .none: break
    case .notch(let rect): list.append(("notch", rect))
    case .island(let rect): list.append(("island", rect))
    }
    if let homeIndicator { list.append(("home indicator", homeIndicator)) }
    return list
  }
}
