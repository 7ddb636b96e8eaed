import Imaging
import PNGCoding

/// Pictures of 40 × 80 pixels that differ by their number.
enum TinyPicture {
  /// White, with a dark square of 16 pixels at a place of its own.
  static func bitmap(_ number: Int, width: Int = 40, height: Int = 80) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height,
      pixels: [UInt8](repeating: 255, count: width * height * 4))
    for y in 0..<16 {
      for x in 0..<16 {
        bitmap[4 + x, 8 + y + number * 6] = Pixel(red: 30, green: 60, blue: 90)
      }
    }
    return bitmap
  }

  static func png(_ number: Int, width: Int = 40, height: Int = 80) throws -> [UInt8] {
    try PNGEncoder().encode(
      bitmap(number, width: width, height: height), compression: .fast,
      metadata: PNGMetadata(scale: 1))
  }
}
