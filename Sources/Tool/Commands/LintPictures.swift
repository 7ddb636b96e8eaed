internal import DesignTokens
internal import FileSystem
internal import Geometry
internal import LayoutEngine
internal import Linting
internal import PNGCoding
internal import Screens
internal import Simulation

/// Draws the examples of all rules: two pictures each, `text-cut-wrong.png` and `text-cut-right.png`.
struct LintPictures {
  private let renderer: FrameRenderer
  private let settings = FrameSettings(
    environment: ScreenEnvironment(device: .default), direction: .rightToLeft, scale: 2)

  /// - Throws: everything that is wrong with the project's tokens and fonts.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    renderer = try FrameRenderer(
      try RenderingResources(tokens: try project.designTokens(), catalog: try project.fonts()))
  }

  func write(to folder: String, _ console: Console) throws {
    for example in LintExample.all {
      for (name, node) in [("wrong", example.wrong), ("right", example.right)] {
        let tree = try renderer.layOut(node, settings, size: example.size)
        renderer.draw(renderer.paint(tree, settings))
        let file = try renderer.encode(
          compression: .small, metadata: PNGMetadata(scale: settings.scale))
        let path = Files.join(folder, "\(example.rule)-\(name).png")
        do throws(FileError) {
          try Files.write(file, to: path)
        } catch {
          throw error.diagnostic
        }
        console.say(path)
      }
    }
  }
}
