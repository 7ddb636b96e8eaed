import FileSystem
import LayoutEngine
import Scenarios
import Simulation
import Testing

/// Screens of the app written again as data: what a file can say comes out as what Swift says.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct DataScreenTests {
  @Test(
    "the data gives the layout tree of the Swift screen, node for node",
    arguments: [
      ("me", "me", "me/me.yaml"), ("me", "me-open", "me/me-open.yaml"),
      ("guide", "guide", "guide/guide.yaml"), ("guide", "guide-typed", "guide/guide-typed.yaml"),
    ])
  func equality(file: String, screenshot: String, scenario: String) throws {
    let data = Files.join(Stage.root, "Tests/DataScreens/\(file).yaml")
    let renderer = try Stage.renderer()
    let written = try tree(
      try #require(try Stage.runs(ofFilesIn: data).first), at: screenshot, renderer)
    let builtIn = try tree(
      try #require(try Stage.runs(ofFilesIn: scenario).first), at: nil, renderer)
    #expect(written.split(separator: "\n") == builtIn.split(separator: "\n"))
  }

  private func tree(
    _ run: ReplayRun, at screenshot: String?, _ renderer: FrameRenderer
  ) throws -> String {
    let shots = run.result(renderer).shots
    let shot = try #require(
      shots.first { screenshot == nil || $0.screenshot.name == screenshot })
    let frame = PlannedFrame(shot: shot, settings: run.settings)
    return try renderer.layOut(frame.node, frame.settings).description
  }
}
