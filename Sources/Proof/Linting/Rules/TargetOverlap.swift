import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// Two things that can be tapped do not share room: a finger there would mean either.
struct TargetOverlap: ScreenRule {
  let name = "target-overlap"
  let summary = "The targets of two controls have no point in common"
  let section = "Apple, Human Interface Guidelines: Accessibility, controls"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let controls = screen.elements.filter {
      $0.isShown && $0.node.semantics.action != nil && !screen.isBehindModal($0)
    }
    return controls.enumerated().flatMap { index, first in
      controls[(index + 1)...].compactMap { second -> LintFault? in
        let common = first.target.intersection(second.target)
        guard !first.isRelated(to: second), common.width > screen.pixel,
          common.height > screen.pixel, isInSight(first, common, screen),
          !screen.isCovered(first, at: common.center)
        else { return nil }
        return LintFault(
          second.id, "shares its target with '\(first.id)'",
          found: "\(common.width.plain)×\(common.height.points) in common", wanted: "nothing")
      }
    }
  }

  /// A part that is scrolled out of sight is nobody's.
  private func isInSight(
    _ element: ScreenElement, _ common: Rect, _ screen: LaidOutScreen
  ) -> Bool {
    guard let area = screen.ancestor(of: element, where: { $0.node.appearance.clips }) else {
      return true
    }
    return area.visibleFrame.contains(common.center)
  }
}
