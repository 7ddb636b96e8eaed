import DesignTokens
import Geometry

/// A screen goes as the document says, on the curve on which it came.
struct PopValues: LintRule {
  let name = "pop-values"
  let summary = "A pop takes .32 s on the curve of a push"
  let section = "Design document, Tokens: Motion (pop)"

  func check(_ design: DesignTokens) -> [LintFault] {
    design.faults(of: .pop, wanted: Motion(milliseconds: 320, curve: .push))
  }
}
