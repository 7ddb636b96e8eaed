internal import Drawing
internal import Geometry
internal import Imaging
internal import LayoutEngine
package import Navigation
internal import Screens
package import Typography
internal import ViewTree

extension FrameRenderer {
  /// Draws what a state shows, with pictures of the screens that stood in the frame before too.
  ///
  /// - Throws: `UnicodeError` where ICU fails.
  package func drawMoving(_ state: AppState, _ settings: FrameSettings) throws(UnicodeError) {
    var settings = settings
    settings.presses = state.presses
    let node = AppScreen(state, in: settings.environment).node
    let split = LayerCache.split(node)
    var pictures: [String: Bitmap] = [:]
    for screen in split.screens {
      let picture = try picture(of: screen.node, settings)
      guard let picture else { continue }
      pictures[screen.name] = picture
    }
    guard pictures.count == split.screens.count, !pictures.isEmpty else {
      draw(paint(try layOut(node, settings), settings))
      return
    }
    let tree = try layOut(split.tree, settings)
    draw(paint(tree, settings, pictures: pictures.reidentified(in: tree)).withoutWhatIsHidden)
  }

  private func picture(
    of node: Node, _ settings: FrameSettings
  ) throws(UnicodeError) -> Bitmap? {
    do {
      return try layers.picture(of: node, settings) {
        draw(paint(try layOut(node, settings), settings))
        return picture
      }
    } catch let error as UnicodeError {
      throw error
    } catch {
      preconditionFailure("layout throws nothing else")
    }
  }
}

extension DisplayList {
  /// The list without what a picture of full height hides of everything before it.
  ///
  /// A strip beside the edge stays, for glass that looks beyond it.
  fileprivate var withoutWhatIsHidden: DisplayList {
    guard let (index, hidden) = lastCover else { return self }
    let (left, right) = (hidden.lowerBound, hidden.upperBound)
    let reach = commands[..<index].map(\.reachOfGlass).max() ?? 0
    let shown: ClosedRange<Int>
    if left <= 0 {
      shown = min(widthInPixels, max(0, right - reach))...widthInPixels
    } else if right >= widthInPixels {
      shown = 0...min(widthInPixels, left + reach)
    } else {
      return self
    }
    let clip = Rect(
      x: Double(shown.lowerBound), y: 0, width: Double(shown.upperBound - shown.lowerBound),
      height: Double(heightInPixels))
    return DisplayList(
      widthInPixels: widthInPixels, heightInPixels: heightInPixels,
      commands: [.pushClip(.rectangle(clip))] + commands[..<index] + [.pop] + commands[index...])
  }

  /// The last picture outside of all groups that is as high as the canvas, and its columns.
  private var lastCover: (index: Int, columns: Range<Int>)? {
    var depth = 0
    var found: (Int, Range<Int>)?
    for (index, command) in commands.enumerated() {
      switch command {
      case .pushClip, .pushLayer: depth += 1
      case .pop: depth -= 1
      case .picture(let bitmap, let x, let y):
        if depth == 0, y <= 0, y + bitmap.height >= heightInPixels {
          found = (index, x..<x + bitmap.width)
        }
      case .fill, .stroke, .glyphs, .shadow, .backdrop, .edgeFade: break
      }
    }
    return found
  }
}

extension DrawCommand {
  /// More pixels than the blur of a pane of glass looks beyond it.
  fileprivate var reachOfGlass: Int {
    switch self {
    case .backdrop(_, let backdrop): Int(backdrop.sigma * 6) + 32
    case .edgeFade(_, let fade): Int(fade.sigma * 6) + 32
    case .fill, .stroke, .glyphs, .shadow, .picture, .pushClip, .pushLayer, .pop: 0
    }
  }
}

extension [String: Bitmap] {
  /// By the ids that the nodes of these names have in a tree.
  fileprivate func reidentified(in tree: LayoutTree) -> [String: Bitmap] {
    var result: [String: Bitmap] = [:]
    for node in tree.nodes {
      guard let name = node.id.split(separator: "/").last else { continue }
      if let picture = self[String(name)] { result[node.id] = picture }
    }
    return result
  }
}
