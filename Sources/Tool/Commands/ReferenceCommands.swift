internal import Diagnostics
internal import Simulation
internal import Snapshots
internal import Verification

extension Command {
  static let approve = Command(
    name: "approve", summary: "Takes what the last run found as the new references.",
    operands: "GLOB", operandCount: 0...1,
    options: [
      .value("--from", "DIR", "the folder of the run (default: out/verify)"),
      .value("--snapshots", "DIR", "the references (default: Snapshots of the project)"),
    ],
    example: "approve '*/*iPhone 16*'"
  ) { arguments, console in
    let approval = Approval(
      folder: RunFolder(path: arguments["--from"] ?? Arguments.runFolder),
      store: ReferenceStore(folder: try arguments.snapshotsFolder()))
    let written = try approval.approve(arguments.operands.first.map { PathPattern($0) })
    for path in written { console.say(path) }
    console.say(written.isEmpty ? "nothing to approve" : "\(written.count) approved")
    return .success
  }

  static let prune = Command(
    name: "prune", summary: "Removes references that no scenario makes.",
    operands: "", operandCount: 0...Int.max,
    options: [
      .flag("--check", "only list them; exit with 1 if there are any"),
      .value("--snapshots", "DIR", "the references (default: Snapshots of the project)"),
      .value("--scale", "N", "device pixels a point, as the references were recorded"),
    ] + Arguments.filters.map { .value($0, "…", "refused: all scenarios must be looked at") },
    example: "prune --check"
  ) { arguments, console in
    try arguments.refuseFilters()
    let project = try arguments.project()
    let files = ScenarioFiles(project: project)
    var settings = VerificationSettings(
      snapshots: try arguments.snapshotsFolder(), output: Arguments.runFolder,
      version: CommandRunner.version)
    let file = try ProjectSettings(project)
    settings.scale = try arguments.scale() ?? file.scale
    settings.shotRules = file.shotRules
    let plan = try ReferencePlan(try files.scenarios(at: []), settings)
    let pruning = try Pruning(plan, store: ReferenceStore(folder: settings.snapshots))
    if arguments.isSet("--check") {
      for path in pruning.unused { console.write(path + "\n") }
      return pruning.unused.isEmpty ? .success : .failure
    }
    try pruning.removeAll()
    for path in pruning.unused { console.say("removed \(path)") }
    return .success
  }
}

extension Arguments {
  /// Options that leave shots out.
  fileprivate static let filters = ["--device", "--shot", "--shard"]

  /// A reference that a part of the scenarios does not make may belong to the rest.
  /// - Throws: a diagnostic for whatever would narrow the run.
  fileprivate func refuseFilters() throws(DiagnosticList) {
    let given = operands + Self.filters.filter { isSet($0) }
    guard given.isEmpty else {
      throw DiagnosticList(
        given.map { word in
          Diagnostic(
            .error, "prune does not take '\(word)'",
            hint: "what some of the scenarios do not make, others may")
        })
    }
  }

  /// - Throws: a diagnostic where neither the option nor a project names the folder.
  fileprivate func snapshotsFolder() throws(DiagnosticList) -> String {
    if let folder = self["--snapshots"] { return folder }
    let project = try project()
    return try ProjectSettings(project).snapshots ?? project.snapshotsFolder
  }
}
