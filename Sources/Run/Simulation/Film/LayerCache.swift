internal import Geometry
internal import Imaging
internal import ViewTree

/// Screens that were drawn once and are only moved after that.
///
/// A frame with such pictures is the same, byte for byte, as one that is drawn afresh: only opaque
/// screens are kept, which clip what they hold, and only where they move by whole pixels. Glass is
/// never kept, since what it shows depends on where it stands, nor is content that fades under a bar.
final class LayerCache {
  private struct Layer {
    let node: Node
    let settings: FrameSettings
    let bitmap: Bitmap
  }

  /// A screen in a tree, and the name that stands for it there.
  struct Placeholder {
    let name: String
    let node: Node
  }

  /// The last used are the last.
  private var layers: [Layer] = []
  /// How many screens were drawn since one was last found here.
  private var misses = 0

  /// Two screens and what they become make a motion.
  private static let capacity = 4
  /// A screen that changes from frame to frame is not worth keeping.
  private static let patience = 4

  /// The tree with a placeholder for each screen that can be kept.
  static func split(_ tree: Node) -> (tree: Node, screens: [Placeholder]) {
    var screens: [Placeholder] = []
    let rest = replacing(in: tree, &screens)
    return (rest, screens)
  }

  private static func replacing(in node: Node, _ screens: inout [Placeholder]) -> Node {
    if node.isWholeScreen {
      let name = "layer-\(screens.count)"
      screens.append(Placeholder(name: name, node: node))
      return Area().frame(width: .fill, height: .fill).named(name)
    }
    // Below a scale or a clip a picture is not what would be drawn there.
    if node.appearance.scale != 1 || node.appearance.clips { return node }
    var copy = node
    for index in copy.children.indices {
      copy.children[index] = replacing(in: copy.children[index], &screens)
    }
    return copy
  }

  /// The picture of a screen; nil for one that is to be drawn afresh.
  func picture(
    of node: Node, _ settings: FrameSettings, draw: () throws -> Bitmap
  ) rethrows -> Bitmap? {
    if let index = layers.firstIndex(where: { $0.settings == settings && $0.node == node }) {
      let layer = layers.remove(at: index)
      layers.append(layer)
      misses = 0
      return layer.bitmap
    }
    misses += 1
    if misses > Self.patience { return nil }
    let bitmap = try draw()
    guard bitmap.isOpaque else { return nil }
    layers =
      layers.suffix(Self.capacity - 1) + [
        Layer(node: node, settings: settings, bitmap: bitmap)
      ]
    return bitmap
  }
}

extension Node {
  /// Whether it is a screen that covers the display with a ground of its own.
  fileprivate var isWholeScreen: Bool {
    guard role == .screen, name != nil, appearance.fill != nil, !holdsGlass else { return false }
    let look = appearance
    let isPlain =
      look.corners == .square && look.opacity == 1 && look.scale == 1 && look.shadows.isEmpty
      && look.border == nil
    let place = layout
    return isPlain && place.width == .fill && place.height == .fill && place.offset == .zero
      && place.relativeOffset == .zero
  }

  private var holdsGlass: Bool {
    appearance.glass != nil || appearance.edgeFade != nil || children.contains(where: \.holdsGlass)
      || backgrounds.contains { $0.node.holdsGlass } || overlays.contains { $0.node.holdsGlass }
  }
}

extension Bitmap {
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }
}
