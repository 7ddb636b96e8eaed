internal import Diagnostics
internal import Simulation

extension Arguments {
  /// The project that `--project` names, or the nearest one from the working folder upwards.
  /// - Throws: a diagnostic where there is none.
  func project() throws(DiagnosticList) -> ProjectFolder {
    var project =
      if let path = self["--project"] { try ProjectFolder(named: path) } else {
        try ProjectFolder()
      }
    project.addedTokenFiles = list("--tokens") ?? []
    project.chosenContentFile = self["--content"]
    return project
  }
}
