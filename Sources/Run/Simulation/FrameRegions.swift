internal import Geometry
package import LayoutEngine
internal import Scenarios

/// A rectangle of whole pixels in a frame.
package struct FrameRegion: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
}

extension PlannedFrame {
  /// What the picture is cut down to; nil for the whole display.
  package func crop(in tree: LayoutTree) -> FrameRegion? {
    shot.screenshot.crop.flatMap { tree.visibleRegion(of: $0) }
  }
}

extension LayoutTree {
  /// The pixels of the part of an element that is in sight, after all scaling and clipping; nil where
  /// no element has the id, or nothing of it can be seen.
  package func visibleRegion(of id: String) -> FrameRegion? {
    let element = ElementMap(self).elements.first { $0.id == id }
    guard let element, !element.visibleFrame.isEmpty else { return nil }
    return FrameRegion(covering: element.visibleFrame.scaled(by: scale))
  }
}

extension FrameRegion {
  init(covering rect: Rect) {
    let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
      height: Int(rect.maxY.rounded(.up)) - top)
  }
}
