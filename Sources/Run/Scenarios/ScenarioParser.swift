package import Diagnostics
import Documents

/// Turns the text of a file into a scenario, or into everything that is wrong with it.
package struct ScenarioParser: Sendable {
  private let vocabulary: Vocabulary

  package init(vocabulary: Vocabulary = .application()) {
    self.vocabulary = vocabulary
  }

  /// - Parameter file: the path that places in the scenario and in messages name.
  /// - Throws: all problems of the file, sorted by place.
  /// - Parameter read: The contents of another file that the scenario names, by its path; nil where
  ///   it cannot be read.
  package func parse(
    _ bytes: [UInt8], file: String, read: (String) -> [UInt8]? = { _ in nil }
  ) throws(DiagnosticList) -> Scenario {
    let yaml = YAMLFile(parsing: bytes, file: file)
    var problems = yaml.problems
    let (header, commands) = documents(of: yaml, &problems)
    let own = withoutActuallyEscaping(read) { read in
      let screens = MockupReader { path in
        let path = ScenarioPath.resolve(path, from: file)
        return read(path).map { YAMLFile(parsing: $0, file: path) }
      }
      return header.flatMap { screens.contents(of: $0, &problems) }
    }
    let mockup = own?.mockup
    if mockup == nil, header?["screens"] != nil || header?["from"] != nil {
      // What the rest of the file says of screens cannot be judged without them.
      throw DiagnosticList(problems).sortedByPlace
    }
    let vocabulary = mockup.map { self.vocabulary.naming($0) } ?? self.vocabulary
    let scenario = header.flatMap {
      HeaderReader(specimens: vocabulary.specimens, mockup: mockup).scenario($0, &problems)
    }
    let script = commands.map { StepReader(vocabulary: vocabulary).script($0, &problems) } ?? []
    problems += ScreenshotRules.problems(in: script)
    guard problems.isEmpty, var scenario else {
      throw DiagnosticList(problems).sortedByPlace
    }
    scenario.script = script
    scenario.changes = own?.changes ?? []
    return scenario
  }

  /// The same for a text that is at hand as a string.
  package func parse(_ text: String, file: String) throws(DiagnosticList) -> Scenario {
    try parse(Array(text.utf8), file: file)
  }

  /// The header and the commands. Of a lone document its form tells which of the two it is.
  private func documents(
    of yaml: YAMLFile, _ problems: inout [Diagnostic]
  ) -> (header: YAMLNode?, commands: YAMLNode?) {
    guard let first = yaml.documents.first else { return (nil, nil) }
    if yaml.documents.count > 2 {
      problems.append(
        Diagnostic(
          .error, "a scenario has two documents, here starts a third",
          at: yaml.documents[2].range))
    }
    if yaml.documents.count > 1 { return (first, yaml.documents[1]) }
    if yaml.isComplete {
      let missing = first.items == nil ? "a list of commands" : "a header"
      problems.append(
        Diagnostic(
          .error, "a scenario has two documents, \(missing) is missing", at: first.range,
          hint: "write the header, a line '---', then the commands"))
    }
    return first.items == nil ? (first, nil) : (nil, first)
  }
}
