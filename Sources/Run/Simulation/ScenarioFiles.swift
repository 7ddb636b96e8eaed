package import AppContent
package import Diagnostics
internal import Documents
internal import FileSystem
package import Scenarios
internal import Screens

/// Finding and reading the scenario files of a run, and the content that they show.
package struct ScenarioFiles {
  private let project: ProjectFolder
  private let choice: ScenarioChoice

  package init(project: ProjectFolder, choice: ScenarioChoice = ScenarioChoice()) {
    self.project = project
    self.choice = choice
  }

  /// Reads scenario files, and those of folders at any depth; the project's own without any path.
  /// - Throws: the problems of all files, and tags and names that none has.
  package func scenarios(at paths: [String]) throws(DiagnosticList) -> ScenarioSet {
    var files: [String] = []
    var problems: [Diagnostic] = []
    for path in paths.isEmpty ? project.scenarioFolders : paths {
      if Files.isFolder(path) {
        var walk = FolderWalk()
        let found = walk.scenarioFiles(below: path)
        problems += walk.problems
        if found.isEmpty, walk.problems.isEmpty {
          problems.append(Diagnostic(.error, "no scenario in '\(path)'"))
        }
        files += found
      } else if Files.exists(path) {
        files.append(path)
      } else {
        problems.append(Diagnostic(.error, "no such file or folder: '\(path)'"))
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    let parser = ScenarioParser(
      vocabulary: .application(specimens: Specimen.all.map(\.name)))
    let set = try ScenarioSet(paths: files, parser: parser) { try? Files.read($0) }
    let unknown = choice.problems(among: set.scenarios)
    guard unknown.isEmpty else { throw DiagnosticList(unknown) }
    let chosen = set.scenarios.filter(choice.includes)
    if chosen.isEmpty, !set.scenarios.isEmpty {
      throw DiagnosticList([
        Diagnostic(.error, "no scenario has both a tag and a name that are asked for")
      ])
    }
    return set.keeping(chosen)
  }

  /// The content that a scenario shows: the file that it names or the project's own, with the
  /// scenario's values put over it.
  /// - Throws: everything that is wrong with either.
  package func content(of scenario: Scenario) throws(DiagnosticList) -> ContentModel {
    try content(
      at: scenario.content.map { find($0, from: scenario.file) } ?? project.contentFile,
      namedAt: scenario.contentRange, overriding: scenario.overrides.map { [$0] } ?? [])
  }

  /// The project's own content.
  /// - Throws: everything that is wrong with it.
  package func content() throws(DiagnosticList) -> ContentModel {
    try content(at: project.contentFile, namedAt: nil, overriding: [])
  }

  private func content(
    at path: String, namedAt range: SourceRange?, overriding overrides: [YAMLNode]
  ) throws(DiagnosticList) -> ContentModel {
    let documents = try YAMLFile.documents(
      parsing: try read(path, namedAt: range), file: path)
    guard let document = documents.first else {
      throw DiagnosticList([Diagnostic(.error, "no content in '\(path)'")])
    }
    return try ContentModel(parsing: document, overriding: overrides)
  }

  private func read(
    _ path: String, namedAt range: SourceRange?
  ) throws(DiagnosticList) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      var problem = error.diagnostic
      problem.range = range
      throw DiagnosticList([problem])
    }
  }

  /// A file that a scenario names: from the scenario's folder, or from one above it.
  private func find(_ name: String, from scenario: String) -> String {
    var folder = Files.parent(of: scenario)
    let direct = Files.join(folder, name)
    while true {
      let candidate = Files.join(folder, name)
      if Files.exists(candidate) { return candidate }
      let parent = Files.parent(of: folder)
      if parent == folder { return direct }
      folder = parent
    }
  }
}

/// Looks through folders for scenario files, and visits each folder once, whatever links lead to it.
private struct FolderWalk {
  private var visited: Set<FileIdentity> = []
  /// The folders that could not be read.
  private(set) var problems: [Diagnostic] = []

  mutating func scenarioFiles(below folder: String) -> [String] {
    guard let identity = Files.identity(of: folder), visited.insert(identity).inserted else {
      return []
    }
    do throws(FileError) {
      var files: [String] = []
      for name in try Files.names(in: folder) where !name.hasPrefix(".") {
        let path = Files.join(folder, name)
        if Files.isFolder(path) {
          files += scenarioFiles(below: path)
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          files.append(path)
        }
      }
      return files
    } catch {
      problems.append(error.diagnostic)
      return []
    }
  }
}
