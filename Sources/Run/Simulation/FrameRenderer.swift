internal import DesignTokens
package import Drawing
package import Geometry
package import Imaging
package import LayoutEngine
internal import Navigation
package import PNGCoding
internal import Rasterization
package import Screens
package import Typography
package import ViewTree

/// How a frame is drawn, apart from what it shows.
package struct FrameSettings: Hashable, Sendable {
  package var environment: ScreenEnvironment
  package var direction: LayoutDirection
  /// Device pixels a point.
  package var scale: Double
  /// What shows a finger, by the node's id.
  package var presses: [String: Press]

  package init(
    environment: ScreenEnvironment, direction: LayoutDirection, scale: Double,
    presses: [String: Press] = [:]
  ) {
    self.environment = environment
    self.direction = direction
    self.scale = scale
    self.presses = presses
  }
}

/// The data path from a tree of nodes to a picture. One renderer serves one thread; it keeps its
/// buffers and what it has learnt about texts and glyphs from frame to frame.
package final class FrameRenderer {
  private let tokens: DesignTokens
  private let fonts: [Int: FontStack]
  private let typesetter: Typesetter
  private let rasterizer: Rasterizer
  private let encoder = PNGEncoder()
  let layers = LayerCache()
  private var bitmap = Bitmap(width: 0, height: 0)

  /// - Throws: `UnicodeError` where ICU's data cannot be loaded.
  package init(_ resources: RenderingResources) throws(UnicodeError) {
    tokens = resources.tokens
    fonts = resources.fonts
    typesetter = try Typesetter()
    rasterizer = Rasterizer(faces: resources.faces)
  }

  /// Stage «layout».
  ///
  /// - Parameter size: points; nil for the device's display.
  package func layOut(
    _ node: Node, _ settings: FrameSettings, size: Size? = nil
  ) throws(UnicodeError) -> LayoutTree {
    let context = LayoutContext(
      tokens: tokens, fonts: fonts, textSize: settings.environment.textSize,
      direction: settings.direction, scale: settings.scale)
    return try Layouter(context: context, typesetter: typesetter)
      .layOut(node, size: size ?? settings.environment.device.size)
      .showing(settings.presses, tokens: tokens)
  }

  /// Stage «display-list».
  ///
  /// - Parameter pictures: what stands in place of nodes, by their ids.
  package func paint(
    _ tree: LayoutTree, _ settings: FrameSettings, pictures: [String: Bitmap] = [:]
  ) -> DisplayList {
    Painter.paint(
      tree,
      tokens: settings.environment.increasesContrast ? tokens.increasingContrast : tokens,
      pictures: pictures)
  }

  /// Stage «raster»: draws a list into the renderer's own bitmap, which the next one reuses.
  package func draw(_ list: DisplayList) {
    rasterizer.rasterize(list, into: &bitmap)
  }

  /// All stages up to the picture, which is cut down where the screenshot says so.
  /// - Throws: `UnicodeError` where ICU fails.
  @discardableResult
  package func render(_ frame: PlannedFrame) throws(UnicodeError) -> LayoutTree {
    let tree = try layOut(frame.node, frame.settings)
    draw(paint(tree, frame.settings))
    if let region = frame.crop(in: tree) { bitmap = bitmap.part(region) }
    return tree
  }

  /// A copy of what was drawn last.
  package var picture: Bitmap { bitmap }

  /// What was drawn last, as a PNG file.
  /// - Throws: `PNGError` where libpng or the compressor fail.
  package func encode(
    compression: PNGCompression, metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    try encoder.encode(bitmap, compression: compression, metadata: metadata)
  }
}
