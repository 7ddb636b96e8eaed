/// One finding about something that a user wrote, apart from how it is printed.
package struct Diagnostic: Hashable, Sendable, Error {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// What is wrong, in one sentence without a final full stop.
  package var message: String
  /// Nil where the mistake has no place in a file, as on a command line.
  package var range: SourceRange?
  /// What would be right, printed under the marker («did you mean 'tapOn'?»).
  package var hint: String?
  /// Other places that matter, such as the first definition of a duplicate.
  package var notes: [Diagnostic]

  package init(
    _ severity: Severity = .error, _ message: String, at range: SourceRange? = nil,
    hint: String? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.hint = hint
    self.notes = notes
  }
}

/// All the problems of an input at once, in the order in which a reader meets them.
package struct DiagnosticList: Error, Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
