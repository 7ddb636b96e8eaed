internal import Diagnostics
internal import Simulation

extension Arguments {
  /// The project that `--project` names, or the nearest one from the working folder upwards.
  /// - Throws: a diagnostic where there is none.
  func project() throws(DiagnosticList) -> ProjectFolder {
    if let path = self["--project"] { return try ProjectFolder(named: path) }
    return try ProjectFolder()
  }
}
