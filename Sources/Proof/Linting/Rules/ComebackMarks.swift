import DesignTokens
import Geometry
import Imaging
import LayoutEngine
import Simulation
import ViewTree

/// The colour of a comeback stands on marks of a day alone: dots, rings and day capsules; never on
/// words, icons, buttons or anything that holds them.
struct ComebackMarks: ScreenRule {
  let name = "comeback-marks"
  let summary = "The comeback colour is on status marks only"
  let section = "Design document, Tokens: Comeback (dots only)"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .moving]

  /// Points: no mark of a day is longer, at any text size.
  private static let longestMark = 96.0

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.elements.filter(\.isShown).flatMap { element in
      uses(of: element, screen).map { use in
        LintFault(
          element.id, "the comeback colour is on \(use)", found: use, wanted: "a dot or a ring",
          about: use)
      }
    }
  }

  private func uses(of element: ScreenElement, _ screen: LaidOutScreen) -> [String] {
    let look = element.node.appearance
    var uses: [String] = []
    switch element.node.content {
    case .text(_, let text) where isComeback(text.paint, screen): uses.append("text")
    case .symbol(let symbol) where isComeback(symbol.paint, screen): uses.append("an icon")
    case .figure(.line(let line)) where isComeback(line.paint, screen): uses.append("a line")
    case .none, .text, .symbol, .figure: break
    }
    if let fill = look.fill, isComeback(fill, screen), !isMark(element, screen) {
      uses.append("a ground")
    }
    if let border = look.border, isComeback(border.paint, screen), !isMark(element, screen) {
      uses.append("a border")
    }
    return uses
  }

  private func isComeback(_ paint: Paint, _ screen: LaidOutScreen) -> Bool {
    switch paint {
    case .token(let token, _): token == .comeback
    case .color(let color): color == screen.tokens[.comeback]
    }
  }

  private func isMark(_ element: ScreenElement, _ screen: LaidOutScreen) -> Bool {
    element.text == nil && element.node.appearance.corners == .capsule
      && element.node.semantics.action == nil
      && max(element.frame.width, element.frame.height) <= Self.longestMark
      && !screen.descendants(of: element).contains { $0.text != nil }
  }
}
