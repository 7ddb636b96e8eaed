import Diagnostics
import LayoutEngine
import Simulation

/// Every character has a glyph in some font of the project.
struct MissingGlyph: ScreenRule {
  let name = "missing-glyph"
  let summary = "Every character has a glyph"
  let section = "Design document, Type: Estedad"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .moving, .specimen]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    screen.map.tree.missingGlyphs.map { missing in
      let point = missing.scalar.codePoint
      return LintFault(
        missing.node, "a character is drawn as a box", found: "no glyph for \(point)",
        wanted: "a character of a font in Fonts/", about: point)
    }
  }
}
