import LayoutEngine
import Simulation
import ViewTree

/// One message is shown at a time: a new one takes the place of the old.
struct OneHUD: ScreenRule {
  let name = "one-hud"
  let summary = "One HUD is shown at a time"
  let section = "Design document, Components: HUD"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .moving]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let panes = screen.elements.filter {
      $0.isShown && $0.node.role == .status && $0.node.appearance.glass != nil
    }
    return panes.dropFirst().map { pane in
      LintFault(pane.id, "another HUD", found: "\(panes.count) HUDs", wanted: "one")
    }
  }
}
