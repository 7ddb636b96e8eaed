import DesignTokens
package import Diagnostics
import FileSystem
import Scenarios
import Screens
package import Simulation

/// A project as it was or as it is: its scenarios, its content and its tokens.
package struct ProjectState {
  package let project: ProjectFolder
  let files: ScenarioFiles
  let set: ScenarioSet
  let resources: RenderingResources

  /// Reads everything.
  ///
  /// - Parameter fonts: the project whose fonts draw both states.
  /// - Throws: everything that is wrong with the scenarios, the tokens and the fonts.
  package init(_ project: ProjectFolder, fontsOf fonts: ProjectFolder) throws(DiagnosticList) {
    self.project = project
    files = ScenarioFiles(project: project)
    set = try files.scenarios(at: [])
    resources = try RenderingResources(
      tokens: try project.designTokens(), catalog: try fonts.fonts())
  }

  /// The path of a file from the project's folder on, the same in both states.
  func relativePath(of file: String) -> String {
    let prefix = project.path.hasSuffix("/") ? project.path : project.path + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Every run by the path of its file and the name of its device.
  func runs(of paths: Set<String>?) throws(DiagnosticList) -> [ImpactKey: ReplayRun] {
    let all = try ReplayRun.all(of: set, files: files, tokens: resources.tokens)
    var runs: [ImpactKey: ReplayRun] = [:]
    for run in all {
      let path = relativePath(of: run.scenario.file)
      if let paths, !paths.contains(path) { continue }
      runs[ImpactKey(file: path, device: run.settings.environment.device.name)] = run
    }
    return runs
  }

  /// How many pictures its scenarios ask for.
  var shotCount: Int {
    self.set.scenarios.reduce(0) { count, scenario in
      let shots = set.steps(of: scenario).count { step in
        if case .takeScreenshot = step.command { true } else { false }
      }
      return count + shots * scenario.devices.count
    }
  }

  /// The bytes of a file below the project's folder; nil where there is none.
  func bytes(of path: String) -> [UInt8]? { try? Files.read(Files.join(project.path, path)) }
}

/// A scenario on a device, in whichever state of the project.
struct ImpactKey: Hashable {
  var file: String
  var device: String
}
