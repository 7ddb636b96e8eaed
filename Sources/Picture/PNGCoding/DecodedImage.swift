package import Imaging

/// The picture of a PNG file with the alpha as the file has it.
package struct DecodedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row-major RGBA with straight alpha, 8 bits a channel, `width * height * 4` bytes.
  package let pixels: [UInt8]
  /// Whether every alpha is 255, so that straight and premultiplied pixels are the same.
  package let isOpaque: Bool
  package let metadata: PNGMetadata

  /// - Precondition: `pixels` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8], isOpaque: Bool, metadata: PNGMetadata) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
    self.metadata = metadata
  }

  /// The picture as the renderer has it. An opaque one shares its pixels.
  ///
  /// Two colours that differ only where they cannot be seen (alpha 0) become equal here.
  package var bitmap: Bitmap {
    if isOpaque { return Bitmap(width: width, height: height, pixels: pixels) }
    var premultiplied = pixels
    premultiplied.withUnsafeMutableBytes { PixelRows.premultiply($0) }
    return Bitmap(width: width, height: height, pixels: premultiplied)
  }
}

extension DecodedImage {
  /// A rendered picture as its file would have it. An opaque one shares its pixels.
  package init(_ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) {
    let isOpaque = bitmap.pixels.withUnsafeBytes { PixelRows.isOpaque($0) }
    var pixels = bitmap.pixels
    if !isOpaque {
      pixels.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        PixelRows.unpremultiply(UnsafeRawPointer(start), to: start, count: bytes.count / 4)
      }
    }
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: pixels, isOpaque: isOpaque,
      metadata: metadata)
  }
}
