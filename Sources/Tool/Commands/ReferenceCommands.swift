internal import Diagnostics
internal import FileSystem
internal import Simulation
internal import Snapshots
internal import Verification

extension Command {
  static let approve = Command(
    name: "approve", summary: "Takes what the last run found as the new references.",
    operands: "PATTERN…",
    operandCount: 0...Int.max,
    options: [
      .flag("--all", "everything that failed with a picture, in place of patterns"),
      .flag("--dry-run", "only list what would be taken"),
      .value("--from", "DIR", "the folder of the run (default: out/verify)"),
      .value("--snapshots", "DIR", "the references (default: Snapshots of the project)"),
    ],
    example: "approve '*iPhone 16,*' --dry-run"
  ) { arguments, console in
    let approval = Approval(
      folder: RunFolder(path: arguments["--from"] ?? Arguments.runFolder),
      store: ReferenceStore(folder: try arguments.snapshotsFolder()))
    let patterns = try arguments.patterns()
    if arguments.isSet("--dry-run") {
      for path in try patterns.combined(approval.paths(matching:)) {
        console.write(path + "\n")
      }
      return .success
    }
    try arguments.refuseOnServer("approve", console)
    // Every pattern must match before anything is written.
    _ = try patterns.combined(approval.paths(matching:))
    let written = try patterns.combined(approval.approve)
    for path in written { console.say(path) }
    console.say(written.isEmpty ? "nothing to approve" : "\(written.count) approved")
    return .success
  }

  static let prune = Command(
    name: "prune", summary: "Removes references that no scenario makes.",
    operands: "", operandCount: 0...Int.max,
    options: [
      .flag("--check", "only list them; exit with 1 if there are any"),
      .flag("--dry-run", "only list them; exit with 0"),
      .flag("--force", "also those that differ only in device or scale from what is made"),
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
    let isCheck = arguments.isSet("--check")
    if isCheck || arguments.isSet("--dry-run") {
      for path in pruning.unused { console.write(path + "\n") }
      return pruning.unused.isEmpty || !isCheck ? .success : .failure
    }
    try arguments.refuseOnServer("prune", console)
    if !arguments.isSet("--force"), let doubt = pruning.doubt { throw doubt }
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

  /// The patterns of `approve`; one nil for all.
  /// - Throws: a diagnostic where nothing is named, or both everything and something.
  fileprivate func patterns() throws(DiagnosticList) -> [PathPattern?] {
    if isSet("--all") {
      if operands.isEmpty { return [nil] }
      throw DiagnosticList([Diagnostic(.error, "--all takes no pattern beside it")])
    }
    let patterns = operands.compactMap { PathPattern($0) }
    guard !patterns.isEmpty, patterns.count == operands.count else {
      let problem = operands.isEmpty ? "no pattern" : "a pattern that names nothing"
      throw DiagnosticList([
        Diagnostic(
          .error, "\(problem) for 'basiri approve'",
          hint: "name what to take, or everything with --all")
      ])
    }
    return patterns
  }

  /// What nobody looks at must not become a reference, or be lost.
  /// - Throws: a diagnostic on a build server.
  fileprivate func refuseOnServer(
    _ command: String, _ console: Console
  ) throws(DiagnosticList) {
    guard let sign = BuildServer.sign(console.variable) else { return }
    throw DiagnosticList([
      Diagnostic(
        .error, "'basiri \(command)' changes no references on a build server: \(sign) is set",
        hint: "'--dry-run' lists what it would do")
    ])
  }

  /// - Throws: a diagnostic where neither the option nor a project names the folder.
  fileprivate func snapshotsFolder() throws(DiagnosticList) -> String {
    if let folder = self["--snapshots"] { return folder }
    let project = try project()
    return try ProjectSettings(project).snapshots ?? project.snapshotsFolder
  }
}

extension [PathPattern?] {
  /// What a step gives for each of the patterns, each path once.
  fileprivate func combined(
    _ paths: (PathPattern?) throws(DiagnosticList) -> [String]
  ) throws(DiagnosticList) -> [String] {
    var known: Set<String> = []
    var result: [String] = []
    for pattern in self { result += try paths(pattern).filter { known.insert($0).inserted } }
    return result
  }
}
