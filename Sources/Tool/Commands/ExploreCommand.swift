internal import AppContent
internal import Diagnostics
internal import FileSystem
internal import Navigation
internal import Simulation

extension Command {
  static let explore = Command(
    name: "explore", summary: "Walks through every reachable state, with the shortest way to each.",
    operands: "", operandCount: 0...0,
    options: [
      .value(
        "--from", "STATE",
        "where to begin: a state of today, a screen, or screen/state (default: morning)"),
      .value("--format", "text|json|dot", "how to print it (default: text)"),
      .value("--out", "FILE", "a file in place of standard output"),
    ],
    example: "explore --from evening --format dot --out out/states.dot"
  ) { arguments, console in
    let format = try arguments.choice(
      "--format", ExplorationFormat.allCases.map { ($0.rawValue, $0) }, default: .text)
    let exploration = try Exploration(arguments)
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

extension Exploration {
  /// The walk from the state that `--from` names, through the project's own content.
  /// - Throws: what is wrong with the project or the name.
  init(_ arguments: Arguments) throws(DiagnosticList) {
    let project = try arguments.project()
    let start = try Self.start(named: arguments["--from"] ?? TodayVariant.morning.rawValue)
    let state = AppState.start(
      start, content: try ScenarioFiles(project: project).content(),
      timings: Timings(try project.designTokens()))
    self = Explorer().explore(from: state)
  }

  private static func start(named name: String) throws(DiagnosticList) -> StartPoint {
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
    throw DiagnosticList([
      Diagnostic(
        .error, "unknown state '\(name)' for --from", hint: NearestName.hint(name, among: names))
    ])
  }
}
