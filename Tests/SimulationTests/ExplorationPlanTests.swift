import DesignTokens
import Diagnostics
import Navigation
import Scenarios
import Simulation
import Testing

@Suite struct ExplorationPlanTests {
  @Test func `each state is a frame of its number and words on each device, in order`() throws {
    let start = AppState.start(
      StartPoint(.today), content: try ScenarioFiles(project: Stage.project).content(),
      timings: Timings(try Stage.project.designTokens()))
    let exploration = Explorer(limit: 3).explore(from: start)
    let plan = RenderPlan(exploring: exploration, devices: DeviceProfile.all, scale: 1)
    #expect(plan.frames.count == 3 * DeviceProfile.all.count)
    let first = try #require(plan.frames.first)
    #expect(first.shot.scenario.name == "explore")
    #expect(first.shot.screenshot.name == "0000-today-morning")
    #expect(first.shot.scenario.nameRange.start.file == "explore")
    #expect(first.shot.subject == .app(exploration.states[0].state))
    let written = try ScenarioParser().parse(
      "name: explore\n---\n- takeScreenshot: 0000-today-morning", file: "explore")
    #expect(first.shot.scenario.settings == written.settings)
    #expect(first.shot.scenario.start == written.start)
    #expect(first.shot.scenario.devices == written.devices)
  }
}
