package import Diagnostics
import Geometry
package import LayoutEngine
package import Scenarios
package import Simulation
package import Snapshots

/// Where masks lie on a picture.
package enum MaskPlacement {
  /// The masks as rectangles of whole device pixels, grown to whole ones.
  ///
  /// - Parameter crop: What the picture is cut down to, from whose corner the rectangles are measured.
  /// - Throws: Each mask that hides nothing, since it would hide a mistake in itself.
  package static func rectangles(
    of masks: [Mask], in tree: LayoutTree, crop: FrameRegion? = nil
  ) throws(DiagnosticList) -> [PixelRect] {
    let picture =
      crop.map(PixelRect.init)
      ?? PixelRect(
        x: 0, y: 0, width: Int((tree.size.width * tree.scale).rounded(.up)),
        height: Int((tree.size.height * tree.scale).rounded(.up)))
    var rectangles: [PixelRect] = []
    var problems: [Diagnostic] = []
    for mask in masks {
      let rect = rectangle(of: mask, in: tree)?.intersection(picture)
      if let rect, !rect.isEmpty {
        rectangles.append(
          PixelRect(
            x: rect.x - picture.x, y: rect.y - picture.y, width: rect.width, height: rect.height))
      } else {
        problems.append(problem(of: mask, in: tree))
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return rectangles
  }

  private static func rectangle(of mask: Mask, in tree: LayoutTree) -> PixelRect? {
    switch mask {
    case .element(let id): tree.visibleRegion(of: id).map(PixelRect.init)
    case .rectangle(let rect): pixels(rect, scale: tree.scale)
    }
  }

  private static func problem(of mask: Mask, in tree: LayoutTree) -> Diagnostic {
    switch mask {
    case .element(let id) where tree.node(id) == nil:
      Diagnostic(
        .error, "the mask '\(id)' matches no element",
        hint: NearestName.find(id, among: tree.nodes.map(\.id)).map { "did you mean '\($0)'?" })
    case .element(let id):
      Diagnostic(.error, "the mask '\(id)' matches an element of which nothing is in the picture")
    case .rectangle(let rect):
      Diagnostic(
        .error,
        "the mask \(rect.width)×\(rect.height) at (\(rect.minX), \(rect.minY)) matches nothing: "
          + "the screen is \(tree.size.width)×\(tree.size.height) pt")
    }
  }

  private static func pixels(_ rect: Rect, scale: Double) -> PixelRect {
    let limit = 1e6
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value * scale, -limit), limit).rounded(rule))
    }
    let left = whole(rect.minX, .down)
    let top = whole(rect.minY, .down)
    return PixelRect(
      x: left, y: top, width: whole(rect.maxX, .up) - left, height: whole(rect.maxY, .up) - top)
  }
}

extension PixelRect {
  fileprivate init(_ region: FrameRegion) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
  }
}
