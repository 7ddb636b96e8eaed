import DesignTokens
import Diagnostics
import FileSystem
import Imaging
import LayoutEngine
import Navigation
import Scenarios
import Screens
import Simulation

/// The project that the tests belong to, with its fonts.
enum Stage {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let hasFonts = Files.exists(Files.join(root, "Fonts/Estedad-Regular.ttf"))
  static let project = ProjectFolder(path: root)

  private static let sharedResources = Result {
    try RenderingResources(tokens: try project.designTokens(), catalog: try project.fonts())
  }

  static func resources() throws -> RenderingResources { try sharedResources.get() }
  static func renderer() throws -> FrameRenderer { try FrameRenderer(try resources()) }

  /// The run of a scenario's text on a phone of 393 by 852 points.
  static func run(_ text: String, scale: Double = 1) throws -> ReplayRun {
    let set = try ScenarioSet(paths: ["test.yaml"]) { _ in Array(text.utf8) }
    return try runs(of: set, scale: scale)[0]
  }

  /// The same on the device and at the scale of the scenario itself.
  static func run(onItsDevice text: String) throws -> ReplayRun {
    let set = try ScenarioSet(paths: ["test.yaml"]) { _ in Array(text.utf8) }
    return try runs(of: set, scale: nil)[0]
  }

  /// The runs of scenario files, on their own devices.
  static func runs(ofFilesIn path: String, scale: Double? = 1) throws -> [ReplayRun] {
    let files = ScenarioFiles(project: project)
    return try runs(
      of: try files.scenarios(at: [Files.join(project.scenariosFolder, path)]), scale: scale)
  }

  private static func runs(of set: ScenarioSet, scale: Double?) throws -> [ReplayRun] {
    try ReplayRun.all(
      of: set, files: ScenarioFiles(project: project), tokens: try resources().tokens,
      scale: scale)
  }

  static func replay(_ text: String) throws -> ReplayResult {
    try run(text).result(try renderer())
  }

  /// Steps from the morning of today.
  static func replay(fromMorning steps: String) throws -> ReplayResult {
    try replay("name: t\nstart: {screen: today, state: morning}\n---\n" + steps)
  }
}

extension FrameRenderer {
  /// The tree of what a state shows.
  func tree(_ state: AppState, _ settings: FrameSettings) throws -> LayoutTree {
    try layOut(AppScreen(state, in: settings.environment).node, settings)
  }

  /// The picture of what a state shows, drawn afresh.
  func freshPicture(_ state: AppState, _ settings: FrameSettings) throws -> Bitmap {
    draw(paint(try tree(state, settings), settings))
    return picture
  }
}

extension ReplayResult {
  /// The last state; the replay must have come to its end.
  var state: AppState? { moments.last?.state }

  /// What the failure says, with its notes in further lines.
  var message: String? {
    failure.map { failure in
      ([failure.diagnostic] + failure.diagnostic.notes).map(\.message).joined(separator: "\n")
    }
  }
}
