import Digests
package import Drawing
package import Simulation

/// The short name of a display list and of the rasterizer that draws it. Equal names stand for equal
/// pictures, so that a list that a reference was drawn from needs no raster.
package struct DisplayListDigest: Hashable, Sendable, CustomStringConvertible {
  /// As it stands in a reference's text chunk.
  package let description: String

  /// - Parameters:
  ///   - rasterizer: What the pixels depend on besides the list.
  ///   - crop: What the picture is cut down to; nil for all of it.
  package init(
    _ list: DisplayList, rasterizer: RasterizerMark, crop: FrameRegion? = nil
  ) {
    let bytes = ListBytes(list).bytes
    let halves = bytes.withUnsafeBytes { bytes in
      [XXHash64.digest(bytes), XXHash64.digest(bytes, seed: 1)]
    }
    let parts = ["xxh128:\(rasterizer)"] + halves.map { String($0, radix: 16) }
    let cut = crop.map { ["\($0.x),\($0.y),\($0.width),\($0.height)"] } ?? []
    description = (parts + cut).joined(separator: ":")
  }
}
