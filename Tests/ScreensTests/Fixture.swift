import AppContent
import DesignTokens
import Documents
import FileSystem
import Geometry
import LayoutEngine
import Navigation
import Screens
import Simulation
import Testing
import ViewTree

/// The seeds of the repository, the states that start from them, and their trees.
enum Fixture {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let project = ProjectFolder(path: root)

  static func content() throws -> ContentModel {
    let path = project.contentFile
    let documents = try YAMLFile.documents(parsing: try Files.read(path), file: path)
    return try ContentModel(parsing: documents[0])
  }

  static func state(
    _ point: StartPoint, content: ContentModel? = nil, system: Preferences = Preferences()
  ) throws -> AppState {
    let timings = Timings(try project.designTokens())
    return .start(
      point, content: try content ?? Self.content(), timings: timings, system: system)
  }

  static func today(_ variant: TodayVariant) throws -> AppState {
    try state(StartPoint(.today, .today(variant)))
  }

  /// Every screen in each of its own states, and in its first one at every moment of the day.
  static let points: [StartPoint] = StartScreen.allCases.flatMap { screen -> [StartPoint] in
    let own = screen.states.map { StartPoint(screen, $0) }
    let moments = TodayVariant.allCases.filter { screen != .today && screen.isOpen(on: $0) }
    return own + moments.map { StartPoint(screen, today: $0) }
  }

  static let phone = DeviceProfile.default

  static func node(
    _ state: AppState, on device: DeviceProfile = phone, textSize: TextSize = .large
  ) -> Node {
    AppScreen(state, in: ScreenEnvironment(device: device, textSize: textSize)).node
  }
}

/// Lays out trees with the fonts of the repository.
struct Stage {
  private let renderer: FrameRenderer

  /// Whether the fonts are installed; suites that need them say that they skip without.
  static let hasFonts = Files.exists(
    Files.join(Fixture.project.fontsFolder, "Estedad-Regular.ttf"))

  init() throws {
    let resources = try RenderingResources(
      tokens: try Fixture.project.designTokens(), catalog: try Fixture.project.fonts())
    renderer = try FrameRenderer(resources)
  }

  func layOut(
    _ node: Node, on device: DeviceProfile = Fixture.phone, textSize: TextSize = .large,
    direction: LayoutDirection = .rightToLeft, presses: [String: Press] = [:]
  ) throws -> LayoutTree {
    let settings = FrameSettings(
      environment: ScreenEnvironment(device: device, textSize: textSize), direction: direction,
      scale: Double(device.scale), presses: presses)
    return try renderer.layOut(node, settings)
  }
}

extension Node {
  /// The node and everything in or on it.
  var flattened: [Node] {
    let parts = backgrounds.map(\.node) + children + overlays.map(\.node)
    return [self] + parts.flatMap(\.flattened)
  }

  /// What can be read.
  var strings: [String] {
    flattened.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  /// What can be read or is spoken.
  var words: [String] { strings + flattened.compactMap(\.semantics.label) }

  /// The buttons filled with the green of `.pri`.
  var primaries: [Node] {
    flattened.filter { $0.role == .button && $0.appearance.fill == .token(.acted) }
  }
}

extension StartPoint: CustomTestStringConvertible {
  public var testDescription: String { "\(screen.rawValue) \(state.name) \(today.rawValue)" }
}
