import Imaging
import PNGCoding

/// Small pictures by characters: `.` white, `#` black, `o` half black, `r` red.
func picture(_ rows: String...) -> DecodedImage {
  DecodedImage(bitmap(rows))
}

func bitmap(_ rows: [String]) -> Bitmap {
  var bitmap = Bitmap(width: rows.first?.count ?? 0, height: rows.count)
  for (y, row) in rows.enumerated() {
    for (x, letter) in row.enumerated() {
      switch letter {
      case "#": bitmap[x, y] = Pixel(red: 0, green: 0, blue: 0)
      case "o": bitmap[x, y] = Pixel(red: 128, green: 128, blue: 128)
      case "r": bitmap[x, y] = Pixel(red: 255, green: 0, blue: 0)
      default: bitmap[x, y] = Pixel(red: 255, green: 255, blue: 255)
      }
    }
  }
  return bitmap
}

/// One pixel of straight RGBA.
func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> DecodedImage {
  solid(red, green, blue, alpha, width: 1, height: 1)
}

/// A picture of one straight colour, by way of a file so that the alpha stays straight.
func solid(
  _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, width: Int, height: Int
) -> DecodedImage {
  let colour = [red, green, blue, alpha]
  return DecodedImage(
    width: width, height: height, pixels: (0..<width * height).flatMap { _ in colour },
    isOpaque: alpha == 255, metadata: PNGMetadata())
}
