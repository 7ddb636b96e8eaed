package import Imaging

extension Bitmap {
  /// A copy of some of the picture; what the region has beyond its edges is left out.
  package func part(_ region: FrameRegion) -> Bitmap {
    let (left, top) = (max(0, region.x), max(0, region.y))
    let right = max(left, min(width, region.x + region.width))
    let bottom = max(top, min(height, region.y + region.height))
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      part += pixels[(row * width + left) * 4..<(row * width + right) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: part)
  }
}
