import DesignTokens
import Simulation
import ViewTree

/// A screen is headed by one large title at most; what lies behind a sheet is a screen of its own.
struct OneLargeTitle: ScreenRule {
  let name = "one-large-title"
  let summary = "A screen has at most one large title"
  let section = "Design document, Type: Large Title, one per screen"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .moving]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let titles = screen.elements.filter { $0.isShown && $0.text?.content.style == .largeTitle }
    let byStage = Dictionary(grouping: titles) { screen.stage(of: $0) }
    return titles.compactMap { title in
      let all = byStage[screen.stage(of: title)] ?? []
      guard all.count > 1, title.index != all[0].index else { return nil }
      return LintFault(
        title.id, "another large title", found: "\(all.count) large titles", wanted: "one")
    }
  }
}
