import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// A text under a bar can be brought out from under it: by scrolling, or it does not lie there at all.
struct TextUnderBar: ScreenRule {
  let name = "text-under-bar"
  let summary = "No text stays under a bar"
  let section = "Apple, Human Interface Guidelines: Layout, bars"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let bars = screen.elements.filter {
      $0.isShown && [.bar, .tabBar].contains($0.node.role) && !screen.isBehindModal($0)
    }
    return screen.elements.compactMap { text in
      guard text.isShown, let ink = text.inkFrame(on: screen), !screen.isBehindModal(text) else {
        return nil
      }
      for bar in bars where bar.index > text.index && !text.ancestors.contains(bar.index) {
        let hidden = ink.intersection(text.visibleFrame).intersection(bar.frame)
        guard hidden.height > screen.pixel, hidden.width > screen.pixel,
          !canScroll(text, clearOf: bar, screen)
        else { continue }
        return LintFault(
          text.id, "lies under '\(bar.id)' and cannot be scrolled clear",
          found: "\(hidden.height.points) covered", wanted: "0 pt")
      }
      return nil
    }
  }

  /// Whether there is way left to move the content away from the bar.
  private func canScroll(
    _ text: ScreenElement, clearOf bar: ScreenElement, _ screen: LaidOutScreen
  ) -> Bool {
    guard let area = screen.ancestor(of: text, where: { $0.node.scroll != nil }),
      let scroll = area.node.scroll
    else { return false }
    let isAtTop = bar.frame.midY < area.frame.midY
    return isAtTop
      ? scroll.offset > screen.pixel : scroll.offset < scroll.maximumOffset - screen.pixel
  }
}
