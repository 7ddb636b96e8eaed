internal import AppContent
internal import DesignTokens
internal import Diagnostics
internal import FileSystem
internal import Navigation
internal import Scenarios
internal import Simulation

extension Command {
  static let explore = Command(
    name: "explore", summary: "Walks through every reachable state, with the shortest way to each.",
    operands: "[FILE]", operandCount: 0...1,
    options: [
      .value(
        "--from", "STATE",
        "where the app begins: a state of today, a screen, or screen/state (default: morning)"),
      .value("--limit", "N", "how many states to visit at most (default: \(ExplorationJob.limit))"),
      .value("--format", "text|json|dot", "how to print it (default: text)"),
      .value("--out", "FILE", "a file in place of standard output"),
    ],
    example: "explore seeds/mockups/paywall.yaml --format dot --out out/states.dot"
  ) { arguments, console in
    let format = try arguments.choice(
      "--format", ExplorationFormat.allCases.map { ($0.rawValue, $0) }, default: .text)
    let exploration = try ExplorationJob(arguments).exploration
    let text = format.text(of: exploration)
    if let path = arguments["--out"] {
      do throws(FileError) {
        try Files.write(Array(text.utf8), to: path)
      } catch {
        throw error.diagnostic
      }
      console.say(path)
    } else {
      console.write(text)
    }
    return exploration.unreachable.isEmpty && exploration.deadEnds.isEmpty ? .success : .failure
  }
}

/// A walk as a command line asks for it.
struct ExplorationJob {
  let exploration: Exploration
  /// The scenario at whose start it begins; nil for a start that `--from` names.
  let scenario: Scenario?

  /// More states than this need asking for.
  static let limit = 100_000

  /// The walk from the start of the scenario that the command line names, or else from the state that
  /// `--from` names, through the project's own content.
  ///
  /// - Throws: what is wrong with the project, the scenario or the name.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    let limit = Int(try arguments.number("--limit", in: 1...1_000_000, default: Double(Self.limit)))
    if arguments.operands.count > 1 {
      throw Diagnostic(
        .error, "explore walks one scenario, \(arguments.operands.count) files are given")
    }
    if let path = arguments.operands.first {
      if arguments["--from"] != nil {
        throw Diagnostic(.error, "--from and a scenario are two beginnings; give one of them")
      }
      (exploration, scenario) = try Self.walk(from: path, in: project, limit: limit)
    } else {
      exploration = try Exploration(ofAppIn: project, arguments, limit: limit)
      scenario = nil
    }
  }

  /// The app's own screens by the list of their actions, a mock-up's by what they show.
  private static func walk(
    from path: String, in project: ProjectFolder, limit: Int
  ) throws -> (Exploration, Scenario) {
    let files = ScenarioFiles(project: project)
    let runs = try ReplayRun.all(
      of: try files.scenarios(at: [path]), files: files, tokens: try project.designTokens())
    let scenarios = Set(runs.map(\.scenario.name))
    guard let run = runs.first, scenarios.count == 1 else {
      throw Diagnostic(
        .error, "explore walks one scenario, '\(path)' holds \(scenarios.count)")
    }
    guard let start = run.start() else {
      throw Diagnostic(
        .error, "a component alone leads nowhere", at: run.scenario.nameRange,
        hint: "explore a scenario that starts at a screen")
    }
    let walk =
      start.mockup == nil
      ? Explorer(limit: limit).explore(from: start)
      : Exploration(touchingScreensFrom: start, in: run.settings.environment, limit: limit)
    return (walk, run.scenario)
  }
}

extension Exploration {
  /// The walk through the project's own screens, from the state that `--from` names.
  /// - Throws: what is wrong with the project or the name.
  init(
    ofAppIn project: ProjectFolder, _ arguments: Arguments, limit: Int = ExplorationJob.limit
  ) throws {
    let start = try Self.start(named: arguments["--from"] ?? TodayVariant.morning.rawValue)
    let state = AppState.start(
      start, content: try ScenarioFiles(project: project).content(),
      timings: Timings(try project.designTokens()))
    self = Explorer(limit: limit).explore(from: state)
  }

  private static func start(named name: String) throws(Diagnostic) -> StartPoint {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if let variant = TodayVariant(rawValue: name),
      let point = StartPoint(screen: .today, stateNamed: variant.rawValue)
    {
      return point
    }
    if let screen = parts.first.flatMap(StartScreen.init(rawValue:)),
      let point = StartPoint(screen: screen, stateNamed: parts.count > 1 ? parts[1] : nil)
    {
      return point
    }
    let screens = StartScreen.allCases.flatMap { screen in
      [screen.rawValue] + screen.states.map { "\(screen.rawValue)/\($0.name)" }
    }
    let names = TodayVariant.allCases.map(\.rawValue) + screens
    throw Diagnostic(
      .error, "unknown state '\(name)' for --from", hint: NearestName.hint(name, among: names))
  }
}
