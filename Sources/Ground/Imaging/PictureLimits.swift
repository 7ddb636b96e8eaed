/// Sizes past which a picture is refused before memory is taken for it.
package enum PictureLimits {
  /// FreeType's spans count columns in 16 bits.
  package static let side = 32_000
  /// 256 MiB of RGBA; twenty of the largest phone screens.
  package static let pixels = 1 << 26

  /// What is wrong with a size, as a message; nil for one that can be drawn and encoded.
  package static func fault(width: Double, height: Double) -> String? {
    let size = "a picture of \(words(width))×\(words(height)) pixels is too large"
    if !(max(width, height) <= Double(side)) { return "\(size): a side has at most \(side)" }
    if width * height > Double(pixels) { return "\(size): it may have \(pixels) in all" }
    return nil
  }

  private static func words(_ value: Double) -> String {
    value < 1e15 ? String(Int(value.rounded(.up))) : String(value)
  }
}
