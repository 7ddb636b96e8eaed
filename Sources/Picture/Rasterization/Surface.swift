/// Premultiplied RGBA pixels to draw on, at a place of the canvas. Does not own its memory.
struct Surface {
  /// Nil only where there is no pixel to draw on.
  private let pixels: UnsafeMutablePointer<UInt8>?
  /// Which pixels of the canvas it holds; rows follow each other without padding.
  let bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt8>?, bounds: PixelRect) {
    self.pixels = pixels
    self.bounds = bounds
  }

  /// The first byte of a pixel. The pixel must lie in `bounds`.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    pixels.unsafelyUnwrapped + ((y - bounds.top) * bounds.width + (x - bounds.left)) * 4
  }
}

/// What limits drawing: a rectangle and, where an edge is not on pixel edges, coverage within it.
struct Clip {
  var rect: PixelRect
  /// Covers at least `rect`.
  var mask: CoverageMask?
}
