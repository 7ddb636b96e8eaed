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
      .value("--out", "DIR", "results, reports and pictures (default: out/verify)"),
      .value(
        "--record", "all|failed|missing|never",
        "which references to write (default: missing, never with CI set)"),
      Option(
        name: "--update-snapshots", placeholder: "all|changed|missing|none",
        help: "the same in Playwright's words; changed without one", isValueOptional: true),
      .value(
        "--reporter", "NAME,…", "html, json, reg-json, junit, github and list (default: list)"),
      .value("--shot", "NAME", "the only screenshot to take, or a pattern as '*50'"),
      .value("--shard", "I/N", "one of N even parts"),
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--workers", "N", "threads (default: one a core)"),
    ] + Option.tolerances,
    example: "verify seeds/scenarios --reporter=html,list"
  ) { arguments, console in
    let job = try VerificationJob(arguments)
    return try job.run(console)
  }
}

/// The shots of one command line and what is to become of them.
struct VerificationJob {
  private let plan: VerificationPlan
  private let context: VerificationContext
  private let formats: [ReportFormat]

  /// - Throws: everything that is wrong with the command line, the scenarios and the references' names.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    let settings = try arguments.verificationSettings(project)
    formats = try arguments.reportFormats(default: [.list])
    let files = ScenarioFiles(project: project)
    let set = try files.scenarios(at: arguments.operands)
    let resources = try RenderingResources(
      tokens: try project.designTokens(), catalog: try project.fonts())
    plan = try VerificationPlan(
      set, files: files, resources: resources, settings: settings,
      isWholeProject: arguments.operands.isEmpty)
    context = try VerificationContext(settings, resources: resources)
  }

  func run(_ console: Console) throws -> ExitCode {
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
      console.say(
        "no scenario makes \(run.unusedReferences.count) of the references; see 'basiri prune --check'"
      )
    }
    return run.failures.isEmpty ? .success : .failure
  }
}

extension RunFolder {
  /// Writes the reports that are files, and prints the others and where the files lie.
  /// - Throws: a diagnostic for what cannot be written.
  func publish(_ run: RunResult, as formats: [ReportFormat], _ console: Console) throws(Diagnostic)
  {
    do throws(FileError) {
      for text in try publish(run, as: formats.filter { $0 != .list }) { console.write(text) }
    } catch {
      throw error.diagnostic
    }
    for name in formats.compactMap(\.fileName) { console.say(Files.join(path, name)) }
    if formats.contains(.list), !console.isQuiet {
      console.write(ReportFormat.list.text(of: run))
    } else if console.isQuiet, !run.failures.isEmpty {
      console.writeError(ReportFormat.list.text(of: RunResult(shots: run.failures)))
    }
    if !formats.contains(.list) { console.say(run.summary) }
  }
}
