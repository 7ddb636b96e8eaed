internal import Diagnostics
internal import FileSystem
internal import Reports
internal import Simulation
internal import Verification

extension Command {
  static let verify = Command(
    name: "verify", summary: "Holds the frames of scenarios against their references.",
    operands: "FILE|DIR…", operandCount: 0...Int.max,
    options: [
      .value("--snapshots", "DIR", "the references (default: Snapshots of the project)"),
      .value(
        "--out", "DIR", "results, reports and pictures (default: out/verify, a folder a shard)"),
      .value(
        "--record", "all|failed|missing|never",
        "which references to write (default: BASIRI_RECORD, or missing; never on a build server)"),
      Option(
        name: "--update-snapshots", placeholder: "all|changed|missing|none",
        help: "the same in Playwright's words; changed without one", isValueOptional: true),
      .value(
        "--reporter", "NAME,…", "html, json, reg-json, junit, github and list (default: list)"),
      .value("--shot", "NAME", "the only screenshot to take, or a pattern as '*50'"),
      .value("--shard", "I/N", "one of N even parts"),
      .value(
        "--affected", "REV", "only shots that differ from a Git revision, as 'affected' tells"),
    ] + Option.choice + [
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--workers", "N", "threads (default: one a core)"),
      .flag("--fail-on-unused", "fail where no scenario makes a reference; needs all scenarios"),
      .flag("--verbose", "name passing shots too, and the reasons of every failure"),
      .flag("--print-config", "only print what holds, from basiri.yaml and the options"),
    ] + Option.tolerances,
    example: "verify --record=never --reporter=html,list"
  ) { arguments, console in
    let project = try arguments.project()
    let file = try ProjectSettings(project)
    var settings = try arguments.verificationSettings(project, file)
    let formats = try arguments.reportFormats(default: file.reporters ?? [.list])
    let operands = arguments.operands.isEmpty ? file.scenarios ?? [] : arguments.operands
    if arguments.isSet("--print-config") {
      console.write(settings.text(scenarios: operands, formats: formats))
      return .success
    }
    if arguments.isSet("--fail-on-unused"),
      !arguments.operands.isEmpty || settings.devices != nil || arguments.isSet("--affected")
        || !arguments.choice.isEverything
    {
      throw Diagnostic(
        .error, "--fail-on-unused needs all scenarios on their own devices",
        hint: "what some of them do not make, others may")
    }
    if let revision = arguments["--affected"] {
      settings.affected = try ImpactReport(
        since: revision, of: project, workerCount: settings.workerCount
      ).impact?.shotsToTake(in: project.path)
    }
    var console = console
    console.isVerbose = arguments.isSet("--verbose")
    // From here on no failure may leave the results of an earlier run to be taken for this one's.
    try RunFolder(path: settings.output).clear()
    let job = try VerificationJob(
      project, settings, formats, operands, arguments.choice,
      isWhole: arguments.operands.isEmpty && arguments.choice.isEverything)
    return try job.run(console, failsOnUnused: arguments.isSet("--fail-on-unused"))
  }
}

/// The shots of one command line and what is to become of them.
struct VerificationJob {
  private let plan: VerificationPlan
  private let context: VerificationContext
  private let formats: [ReportFormat]

  /// - Throws: everything that is wrong with the scenarios and the references' names.
  init(
    _ project: ProjectFolder, _ settings: VerificationSettings, _ formats: [ReportFormat],
    _ operands: [String], _ choice: ScenarioChoice, isWhole: Bool
  ) throws {
    self.formats = formats
    let files = ScenarioFiles(project: project, choice: choice)
    let set = try files.scenarios(at: operands)
    let resources = try RenderingResources(
      tokens: try project.designTokens(), catalog: try project.fonts())
    plan = try VerificationPlan(
      set, files: files, resources: resources, settings: settings,
      isWholeProject: isWhole)
    context = try VerificationContext(settings, resources: resources)
  }

  func run(_ console: Console, failsOnUnused: Bool) throws -> ExitCode {
    Interruption.startWatching()
    defer { Interruption.stopWatching() }
    let progress = Progress(console, count: plan.entries.count, noun: "shots")
    let run = VerificationRun.run(
      plan, context, isStopped: { Interruption.hasHappened }, progress: { _ in progress.advance() })
    progress.finish()
    if Interruption.hasHappened {
      console.writeError("interrupted; what was written is whole\n")
      return .interrupted
    }
    try context.folder.publish(run, as: formats, console)
    if !run.unusedReferences.isEmpty {
      let count = run.unusedReferences.count
      let line = "no scenario makes \(count) of the references; see 'basiri prune --check'"
      if failsOnUnused {
        console.writeError(line + "\n")
        return .failure
      }
      console.say(line)
    }
    return run.failures.isEmpty ? .success : .failure
  }
}
