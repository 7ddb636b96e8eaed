import Imaging
import Testing

struct YCbCrTests {
  /// By hand, from ITU-R BT.709: luma 0.2126 R + 0.7152 G + 0.0722 B; the differences of blue and red
  /// from it divided by 1.8556 and 1.5748, about 128.
  @Test(arguments: [
    (Pixel(red: 0, green: 0, blue: 0), [UInt8](arrayLiteral: 0, 128, 128)),
    (Pixel(red: 255, green: 255, blue: 255), [255, 128, 128]),
    (Pixel(red: 128, green: 128, blue: 128), [128, 128, 128]),
    // Y 54.213; Cb 128 − 29.22; Cr 128 + 127.5, which is cut at 255
    (Pixel(red: 255, green: 0, blue: 0), [54, 99, 255]),
    // Y 182.376; Cb 128 − 98.28; Cr 128 − 115.81
    (Pixel(red: 0, green: 255, blue: 0), [182, 30, 12]),
    // Y 18.411; Cb 128 + 127.5, cut; Cr 128 − 11.69
    (Pixel(red: 0, green: 0, blue: 255), [18, 255, 116]),
    // Y 105.67; Cb 128 + 80.48; Cr 128 − 67.10
    (Pixel(red: 0, green: 122, blue: 255), [106, 208, 61]),
  ])
  func `a colour becomes luma and differences over the full range`(
    pixel: Pixel, expected: [UInt8]
  ) {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = pixel
    #expect(bitmap.planesOfBT709 == expected)
  }

  @Test func `the planes stand one after the other, each row by row`() {
    var bitmap = Bitmap(width: 2, height: 2)
    for (index, gray) in [10, 20, 30, 40].enumerated() {
      bitmap[index % 2, index / 2] = Pixel(
        red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray))
    }
    #expect(bitmap.planesOfBT709 == [10, 20, 30, 40] + [UInt8](repeating: 128, count: 8))
  }
}
