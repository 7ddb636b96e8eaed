import Diagnostics
import Simulation
import Verification
import ViewTree

/// A screen of the project, at two device pixels a point.
struct Scene {
  let node: Node
  let settings: FrameSettings

  static let scale = 2.0

  /// The screens of a few scenarios.
  static func all() throws -> [Scene] {
    let paths = ["today/morning.yaml", "today/done.yaml", "today/return.yaml"]
    let files = ScenarioFiles(project: Project.folder)
    let set = try files.scenarios(at: paths.map { Project.folder.scenariosFolder + "/" + $0 })
    var settings = VerificationSettings(snapshots: "", output: "", version: "test")
    settings.scale = scale
    let plan = try VerificationPlan(
      set, files: files, resources: try Project.resources(), settings: settings)
    return plan.entries.compactMap { entry in
      guard case .frame(let frame) = entry.subject else { return nil }
      return Scene(node: frame.node, settings: frame.settings)
    }
  }
}
