package import Diagnostics

/// The scenarios of a run and the files that they run in turn, held against each other.
package struct ScenarioSet: Hashable, Sendable {
  /// More steps than any scenario comes to that a person wrote.
  package static let stepLimit = 10_000

  /// In the order of the paths that were asked for.
  package let scenarios: [Scenario]
  /// Every scenario of the run and every file that `runScenario` names, by its simplified path.
  private let files: [String: Scenario]

  /// Reads files, checks each and then all of them together.
  ///
  /// - Parameter read: the contents of a file, or nil where it cannot be read.
  /// - Throws: the problems of all files, sorted by place: also names that two files share, files
  ///   that are missing, and files that run themselves.
  package init(
    paths: [String], parser: ScenarioParser = ScenarioParser(), read: (String) -> [UInt8]?
  ) throws(DiagnosticList) {
    var loader = ScenarioLoader(parser: parser)
    for path in paths { loader.load(path, askedForBy: nil, read: read) }
    let problems = loader.problems + loader.problemsBetweenFiles(paths: paths)
    if !problems.isEmpty { throw DiagnosticList(problems).sortedByPlace }
    files = loader.files
    scenarios = loader.roots(paths).compactMap { loader.files[$0] }
  }

  private init(_ scenarios: [Scenario], files: [String: Scenario]) {
    self.scenarios = scenarios
    self.files = files
  }

  /// Some of the scenarios, with every file that they run.
  package func keeping(_ scenarios: [Scenario]) -> ScenarioSet {
    ScenarioSet(scenarios, files: files)
  }

  /// The steps of a scenario of this set in the order in which they run, those of other files and
  /// repetitions in place.
  package func steps(of scenario: Scenario) -> [Step] {
    Self.steps(in: scenario.script, of: scenario.file, files: files)
  }

  static func steps(
    in script: [ScriptEntry], of file: String, files: [String: Scenario]
  ) -> [Step] {
    script.flatMap { entry -> [Step] in
      switch entry {
      case .step(let step): return [step]
      case .run(let reference):
        guard let other = files[ScenarioPath.resolve(reference.path, from: file)] else { return [] }
        return steps(in: other.script, of: other.file, files: files)
      case .repeat(let times, let entries):
        let once = steps(in: entries, of: file, files: files)
        return (0..<times).flatMap { _ in once }
      }
    }
  }
}
