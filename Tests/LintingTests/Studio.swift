import DesignTokens
import FileSystem
import Geometry
import LayoutEngine
import Linting
import Screens
import Simulation
import ViewTree

/// The project that the tests belong to, and the screens that they build in it.
enum Studio {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let hasFonts = Files.exists(Files.join(root, "Fonts/Estedad-Regular.ttf"))
  static let project = ProjectFolder(path: root)

  private static let sharedResources = Result {
    try RenderingResources(tokens: try project.designTokens(), catalog: try project.fonts())
  }

  static func resources() throws -> RenderingResources { try sharedResources.get() }

  static let settings = FrameSettings(
    environment: ScreenEnvironment(device: .default), direction: .rightToLeft, scale: 3)

  /// A tree of nodes as rules look at it, on a phone of 393 by 852 points.
  static func screen(
    _ node: Node, kind: LaidOutScreen.Kind = .resting, _ settings: FrameSettings = settings,
    size: Size? = nil, usesPersianDigits: Bool = true
  ) throws -> LaidOutScreen {
    let renderer = try FrameRenderer(try resources())
    return LaidOutScreen(
      node, laidOut: try renderer.layOut(node, settings, size: size), kind: kind,
      settings: settings,
      tokens: try resources().tokens, usesPersianDigits: usesPersianDigits)
  }
}
