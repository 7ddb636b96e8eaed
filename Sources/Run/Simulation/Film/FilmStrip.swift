internal import DesignTokens
package import Geometry
package import Imaging
internal import LayoutEngine
internal import Rasterization
internal import Screens
package import Typography
internal import ViewTree

/// The frames of a film side by side, each with its time and progress under it.
package struct FilmStrip {
  /// A frame with what stands under it.
  package struct Picture: Sendable {
    package var bitmap: Bitmap
    package var caption: String

    package init(bitmap: Bitmap, caption: String) {
      self.bitmap = bitmap
      self.caption = caption
    }
  }

  private static let columns = 9
  private static let gap = 12.0
  private static let captionHeight = 24.0

  /// - Throws: `UnicodeError` where ICU fails.
  package static func picture(
    of pictures: [Picture], renderer: FrameRenderer, settings: FrameSettings
  ) throws(UnicodeError) -> Bitmap {
    guard let first = pictures.first else { return Bitmap(width: 0, height: 0) }
    let settings = page(settings)
    let frame = Size(
      width: Double(first.bitmap.width) / settings.scale,
      height: Double(first.bitmap.height) / settings.scale)
    let columns = min(Self.columns, pictures.count)
    let size = size(of: pictures.count, frame: frame)
    let node = page(pictures, frame: frame, columns: columns)
    let tree = try renderer.layOut(node, settings, size: size)
    var found: [String: Bitmap] = [:]
    for (index, picture) in pictures.enumerated() { found["strip/\(index)"] = picture.bitmap }
    renderer.draw(renderer.paint(tree, settings, pictures: found))
    return renderer.picture
  }

  /// The width and height in pixels of a strip of so many frames.
  package static func pixelSize(of count: Int, settings: FrameSettings) -> Size {
    let display = settings.environment.device.size
    let scale = page(settings).scale
    let frame = Size(
      width: display.width * settings.scale / scale,
      height: display.height * settings.scale / scale)
    let size = size(of: count, frame: frame)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// Captions stay readable however small the frames are.
  private static func page(_ settings: FrameSettings) -> FrameSettings {
    var settings = settings
    settings.scale = max(1, settings.scale)
    settings.direction = .leftToRight
    return settings
  }

  private static func size(of count: Int, frame: Size) -> Size {
    let columns = min(Self.columns, count)
    let rows = (count + columns - 1) / columns
    return Size(
      width: (frame.width + gap) * Double(columns) + gap,
      height: (frame.height + captionHeight + gap) * Double(rows) + gap)
  }

  private static func page(_ pictures: [Picture], frame: Size, columns: Int) -> Node {
    VStack(.leading, spacing: gap) {
      for start in stride(from: 0, to: pictures.count, by: columns) {
        HStack(.top, spacing: gap) {
          for index in start..<min(start + columns, pictures.count) {
            VStack {
              Area().frame(width: frame.width, height: frame.height).named("\(index)")
              Text(pictures[index].caption, .footnote).textDirection(.leftToRight)
                .foreground(.secondaryLabel).textAlignment(.center)
                .frame(
                  width: .fixed(frame.width), height: .fixed(captionHeight), alignment: .center)
            }
          }
        }
      }
    }
    .node.padding(gap).frame(width: .fill, height: .fill, alignment: .topLeading)
    .background(.groupedBackground).named("strip")
  }
}
