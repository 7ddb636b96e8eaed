package import Diagnostics

/// One command of a scenario and its place.
package struct Step: Hashable, Sendable {
  /// What to do.
  package var command: Command
  /// The name of the command.
  package var range: SourceRange

  package init(_ command: Command, range: SourceRange) {
    self.command = command
    self.range = range
  }
}

/// An entry of a list of commands as the file writes it.
package enum ScriptEntry: Hashable, Sendable {
  case step(Step)
  /// The steps of another file; its header has no effect.
  case run(ScenarioReference)
  case `repeat`(times: Int, [ScriptEntry])
}
