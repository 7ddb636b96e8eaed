import DesignTokens
import FileSystem
import Geometry
import LayoutEngine
import Scenarios
import Simulation
import Testing
import ViewTree

/// The mock-ups of the project on other phones, at a size of text for weak eyes, and mirrored.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct MockupSeedTests {
  struct Variant: CustomTestStringConvertible {
    var device: String
    var textSize: TextSize
    var direction: LayoutDirection
    var testDescription: String { "\(device), \(textSize), \(direction)" }

    /// A scenario with these settings in place of its own.
    func applied(to scenario: [UInt8]) -> [UInt8] {
      let lines = String(decoding: scenario, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let settings = "settings: {textSize: \(textSize.rawValue), direction: \(direction.rawValue)}"
      let others = lines.dropFirst().filter { !$0.hasPrefix("settings:") }
      return Array((lines.prefix(1) + [Substring(settings)] + others).joined(separator: "\n").utf8)
    }
  }

  static let variants = [
    Variant(device: "iPhone SE 3", textSize: .large, direction: .rightToLeft),
    Variant(device: "iPhone SE 3", textSize: .accessibility3, direction: .rightToLeft),
    Variant(device: "iPhone 13 mini", textSize: .accessibility3, direction: .leftToRight),
    Variant(device: "iPhone 16 Pro Max", textSize: .xSmall, direction: .leftToRight),
  ]

  @Test(arguments: MockupWalkTests.seeds, variants)
  func `every seed comes to its end and loses no character`(_ name: String, _ variant: Variant)
    throws
  {
    let path = Files.join(MockupWalkTests.folder, name)
    let set = try ScenarioSet(paths: [path]) { file in
      guard let bytes = try? Files.read(file) else { return nil }
      return file == path ? variant.applied(to: bytes) : bytes
    }
    let renderer = try Stage.renderer()
    for run in try ReplayRun.all(
      of: set, files: ScenarioFiles(project: Stage.project), tokens: try Stage.resources().tokens,
      devices: [try DeviceProfile.named(variant.device)], scale: 1)
    {
      let result = run.result(renderer)
      #expect(result.message == nil)
      #expect(!result.shots.isEmpty)
      for shot in result.shots {
        let frame = PlannedFrame(shot: shot, settings: run.settings)
        #expect(try renderer.layOut(frame.node, frame.settings).missingGlyphs.isEmpty)
      }
    }
  }

  /// A push, a page sheet and a sheet that leaves under a HUD.
  @Test(arguments: ["settings.yaml", "invitation.yaml"])
  func `a frame of a mock-up in motion is the same as one drawn afresh, byte for byte`(
    _ name: String
  ) throws {
    let run = try #require(
      try Stage.runs(ofFilesIn: Files.join(MockupWalkTests.folder, name), scale: 1).first)
    let film = try Film(of: run.result(try Stage.renderer()), from: nil, framesPerSecond: 60)
    #expect(film.frames.count > 20)
    let (moving, fresh) = (try Stage.renderer(), try Stage.renderer())
    for frame in film.frames where [0, 7, 14].contains(frame.number) {
      try moving.drawMoving(frame.state, run.settings)
      #expect(
        moving.picture == (try fresh.freshPicture(frame.state, run.settings)),
        "frame \(frame.number)")
    }
  }

  /// The only card of the app is grey on white and white on grey.
  @Test(arguments: [("background", ColorToken.groupedBackground), ("grouped", .background)])
  func `a card has the other ground than what it stands on`(ground: String, card: ColorToken) throws
  {
    let run = try Stage.run(
      """
      name: t
      screens: {a: {ground: \(ground), body: [{card: [{columns: [{text: یک}, {text: دو}]}]}]}}
      ---
      - takeScreenshot: a
      """)
    let renderer = try Stage.renderer()
    let frame = PlannedFrame(
      shot: try #require(run.result(renderer).shots.first), settings: run.settings)
    #expect(Self.node("card", in: frame.node)?.appearance.fill == .token(card))
  }

  private static func node(_ name: String, in node: Node) -> Node? {
    if node.name == name { return node }
    return node.children.lazy.compactMap { Self.node(name, in: $0) }.first
  }
}
