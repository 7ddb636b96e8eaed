internal import Diagnostics
internal import Scenarios

/// Which scenarios of a run are wanted.
package struct ScenarioChoice: Hashable, Sendable {
  /// Scenarios with at least one of them; empty for all.
  package var tags: [String]
  /// Scenarios with one of these names; empty for all.
  package var names: [String]

  package init(tags: [String] = [], names: [String] = []) {
    self.tags = tags
    self.names = names
  }

  package var isEverything: Bool { tags.isEmpty && names.isEmpty }

  func includes(_ scenario: Scenario) -> Bool {
    (tags.isEmpty || scenario.tags.contains(where: tags.contains))
      && (names.isEmpty || names.contains(scenario.name))
  }

  /// Words that no scenario has, each with the nearest that one does.
  func problems(among scenarios: [Scenario]) -> [Diagnostic] {
    func unknown(_ words: [String], _ what: String, among known: [String]) -> [Diagnostic] {
      words.filter { !known.contains($0) }.map { word in
        Diagnostic(
          .error, "no scenario has the \(what) '\(word)'",
          hint: NearestName.hint(word, among: known))
      }
    }
    return unknown(tags, "tag", among: Set(scenarios.flatMap(\.tags)).sorted())
      + unknown(names, "name", among: scenarios.map(\.name))
  }
}
