import Diagnostics
import FileSystem
import Geometry
import LayoutEngine
import PNGCoding
import Simulation
import Testing

@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct DeterminismTests {
  private struct Job: Sendable {
    var frame: PlannedFrame
    var resources: RenderingResources

    func draw(_ renderer: FrameRenderer) throws -> [UInt8] {
      renderer.draw(renderer.paint(try renderer.layOut(frame.node, frame.settings), frame.settings))
      return try renderer.encode(
        compression: .fast, metadata: PNGMetadata(scale: frame.settings.scale))
    }
  }

  private func morning() throws -> Job {
    let project = ProjectFolder(path: Repository.root)
    let tokens = try project.designTokens()
    let files = ScenarioFiles(project: project)
    let path = Files.join(project.scenariosFolder, "today/morning.yaml")
    let resources = try RenderingResources(tokens: tokens, catalog: try project.fonts())
    let plan = try RenderPlan(
      try files.scenarios(at: [path]), files: files, resources: resources)
    return Job(frame: try #require(plan.frames.first), resources: resources)
  }

  @Test func `a frame has the same bytes every time, with a warm and with a new renderer`() throws {
    let job = try morning()
    let renderer = try FrameRenderer(job.resources)
    let first = try job.draw(renderer)
    #expect(first.count > 1000)
    for _ in 0..<19 { #expect(try job.draw(renderer) == first) }
    #expect(try job.draw(try FrameRenderer(job.resources)) == first)
  }

  @Test func `renderers on two threads at once draw the same bytes`() async throws {
    let job = try morning()
    let files = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<2 {
        group.addTask {
          let renderer = try FrameRenderer(job.resources)
          return try (0..<10).map { _ in try job.draw(renderer) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(files.count == 20)
    #expect(Set(files).count == 1)
    #expect(files[0] == (try job.draw(try FrameRenderer(job.resources))))
  }

  @Test func `what was drawn before leaves no trace`() throws {
    let job = try morning()
    let renderer = try FrameRenderer(job.resources)
    let first = try job.draw(renderer)
    var other = job
    other.frame.settings.scale = 1.5
    other.frame.settings.direction = .leftToRight
    #expect(try other.draw(renderer) != first)
    #expect(try job.draw(renderer) == first)
  }
}
