internal import Diagnostics
internal import Glibc
internal import Reports
internal import Simulation
internal import Snapshots
internal import Verification

extension Arguments {
  /// What `verify` is asked for.
  /// - Throws: everything that is wrong with the options.
  func verificationSettings(_ project: ProjectFolder) throws(DiagnosticList)
    -> VerificationSettings
  {
    var settings = VerificationSettings(
      snapshots: self["--snapshots"] ?? project.snapshotsFolder,
      output: self["--out"] ?? Self.runFolder, version: CommandRunner.version)
    settings.devices = try devices()
    settings.scale = try scale()
    settings.screenshot = self["--shot"]
    settings.shard = try shard()
    settings.tolerances = try tolerances()
    settings.recordMode = try recordMode()
    settings.showsPassedShots = try reportFormats(default: [.list]).contains(.html)
    settings.workerCount = try workers()
    settings.repeatedOptions = ["--project", "--scale", "--snapshots"].compactMap { name in
      self[name].map { "\(name) \(ShellWord.quoted($0))" }
    }.joined(separator: " ")
    return settings
  }

  /// Where a run goes and later commands look for it.
  static let runFolder = "out/verify"

  /// The reports that `--reporter` names.
  /// - Throws: a diagnostic for each name that no report has.
  func reportFormats(default standard: [ReportFormat]) throws(DiagnosticList) -> [ReportFormat] {
    guard let names = list("--reporter") else { return standard }
    var problems: [Diagnostic] = []
    let formats = names.compactMap { name in
      let format = ReportFormat(rawValue: name)
      if format == nil {
        let known = ReportFormat.allCases.map(\.rawValue)
        problems.append(
          Diagnostic(
            .error, "unknown report '\(name)' for --reporter",
            hint: NearestName.hint(name, among: known)))
      }
      return format
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return formats
  }

  private func shard() throws(DiagnosticList) -> Shard? {
    guard let text = self["--shard"] else { return nil }
    if let shard = Shard(text) { return shard }
    throw DiagnosticList([
      Diagnostic(.error, "--shard takes a part of all, as 1/3 to 3/3, found '\(text)'")
    ])
  }

  /// What `--record` or `--update-snapshots` say, or what suits the machine.
  private func recordMode() throws(DiagnosticList) -> RecordMode {
    if isSet("--record"), isSet("--update-snapshots") {
      throw DiagnosticList([
        Diagnostic(.error, "--record and --update-snapshots say the same; give one of them")
      ])
    }
    if isSet("--update-snapshots") {
      let word = self["--update-snapshots"]
      if let mode = RecordMode(updateSnapshots: word?.isEmpty == true ? nil : word) { return mode }
      throw DiagnosticList([
        Diagnostic(
          .error, "unknown value '\(word ?? "")' for --update-snapshots",
          hint: NearestName.hint(word ?? "", among: ["all", "changed", "missing", "none"]))
      ])
    }
    return try choice(
      "--record", RecordMode.allCases.map { ($0.rawValue, $0) },
      default: .standard(onCI: Self.isOnCI))
  }

  /// Whether the environment says that a CI server runs this.
  private static var isOnCI: Bool {
    guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
    return !["", "0", "false"].contains(value)
  }
}
