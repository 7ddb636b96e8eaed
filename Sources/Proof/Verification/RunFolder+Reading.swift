package import Diagnostics
import FileSystem
package import Reports
import Simulation

extension RunFolder {
  /// The results of the run that wrote the folder last.
  /// - Throws: Why there are none.
  package func results() throws(DiagnosticList) -> RunResult {
    try Self.results(in: resultsFile)
  }

  /// The results that a file holds.
  /// - Throws: Why there are none.
  package static func results(in file: String) throws(DiagnosticList) -> RunResult {
    let bytes = try ProjectFolder.read(file)
    let run: RunResult
    do throws(RunResultError) {
      run = try RunResult(json: bytes)
    } catch {
      throw DiagnosticList([error.diagnostic(of: file)])
    }
    let stray = run.shots.flatMap(\.places).filter { !isInside($0) }
    guard stray.isEmpty else {
      throw DiagnosticList(
        stray.map { Diagnostic(.error, "'\(file)' names '\($0)', which leaves its folder") })
    }
    return run
  }

  /// Whether a path stays below the folder that it is meant from.
  static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
      && !path.split(separator: "/").contains("..")
  }
}

extension ShotResult {
  /// All paths that a reader of the results would follow.
  fileprivate var places: [String] {
    [path] + [images.expected, images.actual, images.diff].compactMap { $0 }
  }
}

extension RunResultError {
  fileprivate func diagnostic(of file: String) -> Diagnostic {
    switch self {
    case .notJSON(let error):
      Diagnostic(.error, "'\(file)' does not hold the results of a run: \(error)")
    case .notARun(let reason):
      Diagnostic(.error, "'\(file)' does not hold the results of a run: \(reason)")
    case .otherVersion(let version):
      Diagnostic(
        .error, "'\(file)' holds results of form \(version), not \(RunResult.currentVersion)")
    }
  }
}
