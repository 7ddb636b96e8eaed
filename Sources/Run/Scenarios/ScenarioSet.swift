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

  /// The steps of a scenario of this set in the order in which they run: the steps of other files
  /// and repetitions in place, so that neither `runScenario` nor `repeat` is left.
  package func flattenedSteps(of scenario: Scenario) -> [Step] {
    Self.flatten(scenario.steps, of: scenario.file, files: files)
  }

  static func flatten(_ steps: [Step], of file: String, files: [String: Scenario]) -> [Step] {
    var result: [Step] = []
    for step in steps {
      switch step.command {
      case .runScenario(let reference):
        guard let other = files[ScenarioPath.resolve(reference.path, from: file)] else { continue }
        result += flatten(other.steps, of: other.file, files: files)
      case .repeat(let times, let inner):
        let once = flatten(inner, of: file, files: files)
        for _ in 0..<times { result += once }
      case .takeScreenshot, .tapOn, .pressOn, .releaseOn, .inputText, .eraseText, .toggle,
        .select, .back, .swipeBack, .dragSheet, .scroll, .selectTab, .advance, .settle,
        .setClock, .answer, .assertVisible, .assertNotVisible, .assertEnabled, .assertDisabled,
        .assertState, .assertHaptics, .assertScreen:
        result.append(step)
      }
    }
    return result
  }
}
