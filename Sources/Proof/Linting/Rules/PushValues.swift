import DesignTokens
import Geometry

/// A screen comes in as the document says.
struct PushValues: LintRule {
  let name = "push-values"
  let summary = "A push takes .42 s on cubic-bezier(.32, .72, 0, 1)"
  let section = "Design document, Tokens: Motion (push)"

  func check(_ design: DesignTokens) -> [LintFault] {
    design.faults(of: .push, wanted: Motion(milliseconds: 420, curve: .push))
  }
}

extension TimingCurve {
  /// Of a push, and of a pop, for which the document names none.
  ///
  /// Source: design document, Tokens, Motion; platform figures section 13 line 4.
  static let push = TimingCurve(0.32, 0.72, 0, 1)
}
