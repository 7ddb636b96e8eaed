import Digests
package import Imaging

/// The short name of a picture's pixels, by which an equal one is known without decoding.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  /// Width, height and 64 bits of the premultiplied pixels, as it stands in a PNG's text chunk.
  package let description: String

  package init(_ bitmap: Bitmap) {
    let hash = bitmap.pixels.withUnsafeBytes { XXHash64.digest($0) }
    let digits = String(hash, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    description = "xxh64:\(bitmap.width)x\(bitmap.height):\(padding)\(digits)"
  }
}
