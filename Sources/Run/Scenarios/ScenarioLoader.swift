import Diagnostics

/// Follows `runScenario` from file to file and notes what goes wrong on the way.
struct ScenarioLoader {
  /// The files without mistakes of their own, by simplified path.
  private(set) var files: [String: Scenario] = [:]
  private(set) var problems: [Diagnostic] = []
  private let parser: ScenarioParser
  private var seen: Set<String> = []
  /// The files on the way from the first one to here, each running the next.
  private var chain: [String] = []

  /// More than any person nests, and far less than the stack holds.
  static let depthLimit = 100

  init(parser: ScenarioParser) {
    self.parser = parser
  }

  mutating func load(
    _ path: String, askedForBy reference: ScenarioReference?, read: (String) -> [UInt8]?
  ) {
    let key = ScenarioPath.simplified(path)
    if let start = chain.firstIndex(of: key) {
      let circle = (chain[start...] + [key]).joined(separator: " → ")
      report("the scenario runs itself: \(circle)", at: reference)
      return
    }
    if chain.count >= Self.depthLimit {
      report("scenarios run one another more than \(Self.depthLimit) deep", at: reference)
      return
    }
    if !seen.insert(key).inserted { return }
    guard let bytes = read(path) else {
      report("cannot read the scenario '\(path)'", at: reference)
      return
    }
    chain.append(key)
    do throws(DiagnosticList) {
      let scenario = try parser.parse(bytes, file: path, read: read)
      files[key] = scenario
      for reference in Self.references(in: scenario.script) {
        let next = ScenarioPath.resolve(reference.path, from: scenario.file)
        load(next, askedForBy: reference, read: read)
      }
    } catch {
      problems += error.diagnostics
    }
    chain.removeLast()
  }

  /// The simplified paths of a run, each once.
  func roots(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.map { ScenarioPath.simplified($0) }.filter { known.insert($0).inserted }
  }

  /// Names that two scenarios of the run share, and what only shows where files are put together.
  func problemsBetweenFiles(paths: [String]) -> [Diagnostic] {
    let scenarios = roots(paths).compactMap { files[$0] }
    var found = Self.duplicateNames(among: scenarios)
    // Without a circle every walk through the files ends.
    guard problems.isEmpty else { return found }
    for scenario in scenarios {
      let count = countOfSteps(scenario.script, of: scenario.file)
      if count > ScenarioSet.stepLimit {
        let message = "the scenario comes to more than \(ScenarioSet.stepLimit) steps"
        found.append(Diagnostic(.error, message, at: scenario.nameRange))
      } else {
        found += clashes(in: scenario)
      }
    }
    return found
  }

  private mutating func report(_ message: String, at reference: ScenarioReference?) {
    problems.append(Diagnostic(.error, message, at: reference?.range))
  }

  private static func references(in script: [ScriptEntry]) -> [ScenarioReference] {
    script.flatMap { entry -> [ScenarioReference] in
      switch entry {
      case .step: []
      case .run(let reference): [reference]
      case .repeat(_, let entries): references(in: entries)
      }
    }
  }

  private static func duplicateNames(among scenarios: [Scenario]) -> [Diagnostic] {
    var places: [String: SourceRange] = [:]
    var found: [Diagnostic] = []
    for scenario in scenarios {
      guard let first = places[scenario.name] else {
        places[scenario.name] = scenario.nameRange
        continue
      }
      let note = Diagnostic(.note, "first used here", at: first)
      found.append(
        Diagnostic(
          .error, "two scenarios are named '\(scenario.name)'", at: scenario.nameRange,
          notes: [note]))
    }
    return found
  }

  /// At most one over the limit, so that nested repetitions cannot overflow. Every command counts,
  /// so that files without steps cannot double without end.
  private func countOfSteps(_ script: [ScriptEntry], of file: String) -> Int {
    var count = 0
    for entry in script {
      count += 1
      switch entry {
      case .step: break
      case .run(let reference):
        let other = files[ScenarioPath.resolve(reference.path, from: file)]
        count += other.map { countOfSteps($0.script, of: $0.file) } ?? 0
      case .repeat(let times, let entries): count += times * countOfSteps(entries, of: file)
      }
      if count > ScenarioSet.stepLimit { return ScenarioSet.stepLimit + 1 }
    }
    return count
  }

  /// Screenshots of other files that would get a name which is taken already.
  private func clashes(in scenario: Scenario) -> [Diagnostic] {
    var places: [String: SourceRange] = [:]
    var found: [Diagnostic] = []
    for step in ScenarioSet.steps(in: scenario.script, of: scenario.file, files: files) {
      guard case .takeScreenshot(let screenshot) = step.command else { continue }
      guard let first = places[screenshot.name] else {
        places[screenshot.name] = screenshot.nameRange
        continue
      }
      let note = Diagnostic(.note, "first taken here", at: first)
      let message = "'\(scenario.name)' takes two screenshots named '\(screenshot.name)'"
      found.append(
        Diagnostic(.error, message, at: screenshot.nameRange, notes: [note]))
    }
    return found
  }
}
