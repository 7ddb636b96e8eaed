internal import DesignTokens
internal import Diagnostics
internal import Glibc
internal import Imaging
internal import Reports
internal import Simulation
internal import Snapshots
internal import Verification

extension Arguments {
  /// What `verify` is asked for.
  /// - Throws: everything that is wrong with the options.
  func verificationSettings(
    _ project: ProjectFolder, _ file: ProjectSettings
  ) throws(DiagnosticList) -> VerificationSettings {
    let shard = try shard()
    var settings = VerificationSettings(
      snapshots: self["--snapshots"] ?? file.snapshots ?? project.snapshotsFolder,
      output: self["--out"] ?? (file.output ?? Self.runFolder) + Self.ending(of: shard),
      version: CommandRunner.version)
    settings.devices = try devices()
    if settings.devices == nil { settings.devices = try file.deviceProfiles() }
    settings.scale = try scale() ?? file.scale
    settings.screenshot = self["--shot"]
    settings.shotRules = file.shotRules
    settings.shard = shard
    settings.tolerances = file.tolerances.overridden(by: try tolerances())
    settings.recordMode = try recordMode(file)
    settings.recordHint = BuildServer.sign(Self.variable).map { sign in
      "\(sign) is set, and a build server records nothing; record it elsewhere and commit it"
    }
    let formats = try reportFormats(default: file.reporters ?? [.list])
    settings.showsPassedShots = formats.contains(.html) || formats.contains(.regJSON)
    settings.keepsPassedPictures = formats.contains(.regJSON)
    settings.workerCount = try workers()
    settings.program = CommandLine.arguments.first ?? "basiri"
    settings.repeatedOptions = Self.repeated.compactMap { name in
      self[name].map { "\(name) \(ShellWord.quoted($0))" }
    }.joined(separator: " ")
    return settings
  }

  /// The options that decide what a shot is and whether it passes.
  private static let repeated =
    ["--project", "--scale", "--snapshots"] + Option.tolerances.map(\.name)

  /// Shards that run one after another in one place must not write over each other's results.
  private static func ending(of shard: Shard?) -> String {
    shard.map { "-\($0.number)-of-\($0.count)" } ?? ""
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

  /// What `--record` or `--update-snapshots` say, or `BASIRI_RECORD`, or the project, or what suits the
  /// machine.
  private func recordMode(_ file: ProjectSettings) throws(DiagnosticList) -> RecordMode {
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
    let isOnServer = BuildServer.sign(Self.variable) != nil
    let mode: RecordMode?
    do throws(UnknownRecordMode) {
      mode = try RecordMode(variable: Self.variable("BASIRI_RECORD"))
    } catch {
      throw DiagnosticList([Diagnostic(.error, error.description)])
    }
    return try choice(
      "--record", RecordMode.allCases.map { ($0.rawValue, $0) },
      default: mode ?? (isOnServer ? .never : file.record) ?? .standard(onCI: isOnServer))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension ProjectSettings {
  /// - Throws: a diagnostic for each name that no device has.
  fileprivate func deviceProfiles() throws(DiagnosticList) -> [DeviceProfile]? {
    guard let devices else { return nil }
    var profiles: [DeviceProfile] = []
    var problems: [Diagnostic] = []
    for name in devices {
      do throws(Diagnostic) {
        profiles.append(try DeviceProfile.named(name))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return profiles
  }
}
