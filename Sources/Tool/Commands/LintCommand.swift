internal import DesignTokens
internal import Diagnostics
internal import Linting
internal import Navigation
internal import Simulation

extension Command {
  static let lint = Command(
    name: "lint", summary: "Holds every screen against the rules of the design, without drawing.",
    operands: "FILE|DIR…", operandCount: 0...Int.max,
    options: [
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--text-size", "NAME,…", "text sizes in place of the scenarios' own, as L,AX3"),
      .flag("--explore", "every reachable state too"),
      .flag("--rules", "only list the rules"),
      .value("--workers", "N", "threads (default: one a core)"),
    ],
    example: "lint seeds/scenarios/today --device 'iPhone SE 3' --text-size L,AX3"
  ) { arguments, console in
    if arguments.isSet("--rules") {
      console.write(
        Table(
          ["rule", "severity", "what must hold", "source"],
          LintRules.all.map { [$0.name, $0.severity.rawValue, $0.summary, $0.section] }
        ).text)
      return .success
    }
    return try LintJob(arguments).run(console)
  }
}

/// What one command line looks at.
private struct LintJob {
  private let plan: LintPlan
  private let run: LintRun

  /// - Throws: everything that is wrong with the command line and the scenarios.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    let files = ScenarioFiles(project: project)
    var collector = ProblemCollector()
    let devices = collector.attempt(try arguments.devices())
    let textSizes = collector.attempt(try arguments.textSizes())
    let workers = collector.attempt(try arguments.workers())
    let tokens = collector.attempt(try project.designTokens())
    let fonts = collector.attempt(try project.fonts())
    let set = collector.attempt(try files.scenarios(at: arguments.operands))
    guard let devices, let textSizes, let workers, let tokens, let fonts, let set else {
      throw DiagnosticList(collector.problems)
    }
    let resources = try RenderingResources(tokens: tokens, catalog: fonts)
    var plan = LintPlan()
    try plan.add(
      set, files: files, resources: resources, devices: devices, textSizes: textSizes,
      workerCount: workers)
    if arguments.isSet("--explore") {
      plan.add(
        try Exploration(ofAppIn: project, arguments), devices: devices ?? [.default],
        textSizes: textSizes ?? [.large])
    }
    self.plan = plan
    run = LintRun(resources: resources, settings: LintSettings(), workerCount: workers)
  }

  func run(_ console: Console) throws -> ExitCode {
    if !plan.failures.isEmpty {
      console.report(plan.failures.map(\.diagnostic))
      return .badInput
    }
    let findings = try run.findings(inScreensOf: plan).grouped
    let report = LintReport(findings: findings, screenCount: plan.frames.count)
    console.write(report.text)
    return findings.isEmpty ? .success : .failure
  }
}

extension Arguments {
  /// The text sizes that `--text-size` names, in either spelling; nil without the option.
  /// - Throws: a diagnostic for each name that no size has.
  func textSizes() throws(DiagnosticList) -> [TextSize]? {
    guard let names = list("--text-size") else { return nil }
    let problems = names.filter { TextSize(name: $0) == nil }.map { name in
      Diagnostic(
        .error, "unknown text size '\(name)' for --text-size",
        hint: NearestName.hint(name, among: TextSize.allCases.map(\.shortName)))
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return names.compactMap(TextSize.init(name:))
  }
}
