import DesignTokens
import LayoutEngine
import Reports
import Simulation
import Snapshots
import Testing
import Verification

@Suite(.enabled(if: Project.hasFonts, "the fonts are not installed"))
struct MutationTests {
  private static let count = 200

  /// References of the scenes, drawn once.
  private func studio(_ scenes: [Scene]) throws -> Studio {
    var studio = try Studio()
    studio.settings.recordMode = .all
    let verifier = try studio.verifier()
    for (index, scene) in scenes.enumerated() {
      let result = verifier.verify(shot(index), showing: scene.node, scene.settings)
      #expect(result.status == .recorded)
    }
    studio.settings.recordMode = .never
    return studio
  }

  private func shot(_ index: Int) -> PlannedShot {
    Studio.shot("صحنه/\(index).png", scale: Scene.scale)
  }

  @Test func `Each of 200 small changes fails, and its report names the changed element`() throws {
    let scenes = try Scene.all()
    let studio = try studio(scenes)
    let tokens = try Project.tokens()
    let verifier = try studio.verifier()
    let renderer = try FrameRenderer(try Project.resources())
    let mutators = try scenes.map { scene in
      Mutator(scene, tokens: tokens, tree: try renderer.layOut(scene.node, scene.settings))
    }
    #expect(mutators.allSatisfy { $0.candidateCount >= 5 })
    var random = SplitMix64(seed: 5)
    var tested = 0
    while tested < Self.count {
      let kind = Mutation.Kind.allCases[tested % Mutation.Kind.allCases.count]
      let index = Int.random(in: scenes.indices, using: &random)
      guard let mutation = mutators[index].mutation(kind, using: &random) else { continue }
      let judge =
        kind == .token ? try studio.verifier(Project.resources(mutation.tokens)) : verifier
      let result = judge.verify(shot(index), showing: mutation.node, scenes[index].settings)
      #expect(result.status == .different, "\(mutation.description)")
      let names = mutation.ids.contains { id in result.details.contains { $0.contains("'\(id)'") } }
      #expect(names, "\(mutation.description): \(result.details)")
      tested += 1
    }
  }

  @Test func `200 renders without a change pass`() throws {
    let scenes = try Scene.all()
    let studio = try studio(scenes)
    let verifiers = try (0..<4).map { _ in try studio.verifier() }
    for round in 0..<Self.count {
      let index = round % scenes.count
      let verifier = verifiers[round % verifiers.count]
      let result = verifier.verify(shot(index), showing: scenes[index].node, scenes[index].settings)
      #expect(result.status == .passed, "\(result.summary)")
      #expect(result.maxChannelDelta == 0)
    }
  }
}
