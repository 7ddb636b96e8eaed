package import Diagnostics

/// Why a scenario stopped before its end. The frames that it took until then are good.
package struct ScenarioFailure: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The app is not as the scenario claims: exit code 1.
    case assertion
    /// The scenario asks for what cannot be done: exit code 2.
    case badInput
  }

  package var kind: Kind
  /// What was expected and found, at the step.
  package var diagnostic: Diagnostic

  package init(_ kind: Kind, _ diagnostic: Diagnostic) {
    self.kind = kind
    self.diagnostic = diagnostic
  }
}
