internal import DesignTokens
internal import Diagnostics
internal import FileSystem
internal import Linting
internal import Navigation
internal import Simulation

/// What one command line of `basiri lint` looks at, and where it says what it has found.
struct LintJob {
  private let plan: LintPlan
  private let run: LintRun
  private let resources: RenderingResources
  /// Where each token stands, by its path.
  private let tokenPlaces: [String: SourceRange]
  /// The walk through the app; nil where only some scenarios are looked at.
  private let exploration: Exploration?
  private let looksAtMotion: Bool
  /// Whether exceptions are held to be needed: only where all scenarios are as they are written.
  private let isWhole: Bool
  private let format: LintFormat
  private let path: String?

  /// - Throws: everything that is wrong with the command line, `lint.yaml` and the scenarios.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    let files = ScenarioFiles(project: project, choice: arguments.choice)
    var collector = ProblemCollector()
    let devices = collector.attempt(try arguments.devices())
    let textSizes = collector.attempt(try arguments.textSizes())
    let workers = collector.attempt(try arguments.workers())
    let format = collector.attempt(
      try arguments.choice(
        "--format", LintFormat.allCases.map { ($0.rawValue, $0) }, default: .text))
    let settings = collector.attempt(try arguments.lintSettings(project))
    let tokens = collector.attempt(try project.tokenFile())
    let design = collector.attempt(try project.designTokens())
    let fonts = collector.attempt(try project.fonts())
    let set = collector.attempt(try files.scenarios(at: arguments.operands))
    guard let devices, let textSizes, let workers, let format, let settings, let tokens, let design,
      let fonts, let set
    else { throw DiagnosticList(collector.problems) }
    resources = try RenderingResources(tokens: design, catalog: fonts)
    tokenPlaces = Dictionary(tokens.tokens.map { ($0.path, $0.range) }) { first, _ in first }
    var plan = LintPlan()
    try plan.add(
      set, files: files, resources: resources, devices: devices, textSizes: textSizes,
      workerCount: workers)
    let isExploring = arguments.isSet("--explore")
    exploration =
      isExploring || arguments.operands.isEmpty ? try Exploration(ofAppIn: project, arguments) : nil
    if isExploring, let exploration {
      plan.add(exploration, devices: devices ?? [.default], textSizes: textSizes ?? [.large])
    }
    self.plan = plan
    run = LintRun(resources: resources, settings: settings, workerCount: workers)
    looksAtMotion = arguments.isSet("--motion")
    isWhole = arguments.operands.isEmpty && devices == nil && textSizes == nil
    self.format = format
    path = arguments["--out"]
  }

  /// - Returns: `failure` where anything is found, `badInput` where a scenario cannot be played.
  func run(_ console: Console) throws -> ExitCode {
    if !plan.failures.isEmpty {
      console.report(plan.failures.map(\.diagnostic))
      return .badInput
    }
    let judged = run.judge(try findings, exceptionsOf: isWhole ? judgedRules : [], in: plan)
    let report = LintReport(
      findings: judged.findings, excused: judged.excused, screenCount: plan.frames.count)
    let text = report.text(as: format, version: CommandRunner.version)
    if let path {
      do throws(FileError) {
        try Files.write(Array(text.utf8), to: path)
      } catch {
        throw error.diagnostic
      }
      console.say(report.summary)
    } else {
      console.write(text)
    }
    return report.findings.isEmpty ? .success : .failure
  }

  private var findings: [LintFinding] {
    get throws {
      var findings = run.findings(in: resources.tokens) { tokenPlaces[$0] }
      if let exploration { findings += run.findings(in: exploration) }
      findings += run.findings(inMockupsOf: plan)
      findings += try run.findings(inScreensOf: plan)
      findings += run.findings(inStepsOf: plan)
      if looksAtMotion { findings += try run.findings(inMotionsOf: plan) }
      return findings
    }
  }

  /// Those that were asked about all that there is.
  private var judgedRules: [any LintRule] {
    let motions: [any LintRule] = looksAtMotion ? LintRules.motions : []
    return LintRules.screens + LintRules.design + LintRules.steps + LintRules.apps + motions
  }
}

extension ProjectFolder {
  /// The token file with the places of its tokens.
  /// - Throws: everything that is wrong with it.
  fileprivate func tokenFile() throws(DiagnosticList) -> TokenFile {
    try tokens()
  }
}

extension Arguments {
  /// What the file says that `--config` names, or the project's own; a project needs none.
  /// - Throws: everything that is wrong with the file.
  fileprivate func lintSettings(_ project: ProjectFolder) throws(DiagnosticList) -> LintSettings {
    let standard = Files.join(project.path, LintSettings.fileName)
    guard let path = self["--config"] ?? (Files.exists(standard) ? standard : nil) else {
      return LintSettings()
    }
    return try LintSettings(parsing: try ProjectFolder.read(path), path: path)
  }
}
