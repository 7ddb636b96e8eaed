import DesignTokens
import Diagnostics
import Simulation
import Testing

@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct EveryDeviceTests {
  /// A finger finds things where they are laid out: what is in sight on one phone may lie under the
  /// tab bar on another.
  @Test(arguments: ["iPhone SE 3", "iPhone 13 mini", "iPhone 16 Pro Max"])
  func `every scenario of the project runs to its end`(device: String) throws {
    let files = ScenarioFiles(project: Stage.project)
    let plan = try RenderPlan(
      try files.scenarios(at: []), files: files, resources: try Stage.resources(),
      devices: [try DeviceProfile.named(device)], workerCount: 2)
    #expect(plan.frames.count > 400)
    #expect(plan.stopped.map { $0.failure.diagnostic.message } == [])
  }
}
