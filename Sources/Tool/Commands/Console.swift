package import Diagnostics
internal import FileSystem

/// Where a command writes. Values instead of the process's streams, so that tests can read along.
package struct Console: Sendable {
  /// Results: standard output.
  package var write: @Sendable (String) -> Void
  /// Findings and progress: standard error.
  package var writeError: @Sendable (String) -> Void
  /// Results that are no text, such as films: standard output too.
  package var writeBytes: @Sendable ([UInt8]) -> Void
  /// A variable of the environment.
  package var variable: @Sendable (String) -> String?
  package var usesColor: Bool
  package var isQuiet: Bool
  /// Whether results name what is in order, too.
  package var isVerbose = false
  /// Whether standard error is a terminal, on which a line can be written over.
  package var showsProgress: Bool

  package init(
    usesColor: Bool, isQuiet: Bool = false, showsProgress: Bool = false,
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    writeBytes: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    variable: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.variable = variable
    self.writeBytes = writeBytes
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.showsProgress = showsProgress
    self.write = write
    self.writeError = writeError
  }

  /// A line that `--quiet` leaves out.
  package func say(_ line: String) {
    if !isQuiet { write(line + "\n") }
  }

  /// Prints findings with the lines of the files that they point into.
  package func report(_ diagnostics: [Diagnostic]) {
    var sources: [String: String] = [:]
    for file in diagnostics.flatMap(\.files) where sources[file] == nil {
      sources[file] = (try? Files.read(file)).map { String(decoding: $0, as: UTF8.self) }
    }
    let renderer = DiagnosticRenderer(sources: sources, usesColor: usesColor)
    writeError(renderer.render(diagnostics))
  }
}

extension Diagnostic {
  /// The files that the finding and its notes point into.
  fileprivate var files: [String] {
    (range.map { [$0.start.file] } ?? []) + notes.flatMap(\.files)
  }
}
