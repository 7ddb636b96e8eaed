import DesignTokens
import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// What can be tapped can be hit: its target is at least as large as a finger needs.
struct TargetSize: ScreenRule {
  let name = "target-size"
  let summary = "What can be tapped has a target of at least 44 by 44 points"
  let section = "Design document, Components: Cheer, a 44pt hit target"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let least = screen.tokens[.target]
    return screen.elements.compactMap { element in
      guard element.isShown, element.node.semantics.action != nil else { return nil }
      let size = element.target.size
      guard min(size.width, size.height) < least - screen.pixel else { return nil }
      return LintFault(
        element.id, "the target is too small", found: "\(size.width.plain)×\(size.height.points)",
        wanted: "at least \(least.plain)×\(least.points)")
    }
  }
}
