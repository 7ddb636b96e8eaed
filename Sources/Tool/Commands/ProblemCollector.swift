internal import Diagnostics

/// Goes on after a failure, so that a user hears of all mistakes at once and not only of the first.
struct ProblemCollector {
  private(set) var problems: [Diagnostic] = []

  /// What a step returns; nil, with its problems noted, where it fails.
  mutating func attempt<Value>(
    _ step: @autoclosure () throws(DiagnosticList) -> Value
  ) -> Value? {
    do throws(DiagnosticList) {
      return try step()
    } catch {
      problems += error.diagnostics
      return nil
    }
  }
}
