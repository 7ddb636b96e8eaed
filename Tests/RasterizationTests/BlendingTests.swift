import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct BlendingTests {
  /// The exact value of a channel over an opaque ground, rounded to nearest.
  private func expected(_ top: Int, over bottom: Int, alpha: Int, coverage: Int) -> Int {
    let weight = alpha * coverage
    return (top * weight + bottom * (65025 - weight) + 32512) / 65025
  }

  @Test(arguments: [
    // top, ground, alpha of 255, result by hand: (top · a + ground · (255 − a)) / 255
    (0, 255, 128, 127),  // 127.0
    (255, 0, 128, 128),  // 128.0
    (200, 100, 51, 120),  // 120.0
    (10, 250, 13, 238),  // 237.76
    (255, 254, 1, 254),  // 254.004
    (0, 1, 127, 1),  // 0.502
    (0, 1, 128, 0),  // 0.498
  ])
  func `a translucent paint mixes in encoded sRGB, rounded to nearest`(
    top: Int, ground below: Int, alpha: Int, result: Int
  ) {
    let color = Color(gray: UInt8(top), alpha: Double(alpha) / 255)
    let picture = draw(9, 2, [ground(9, 2, Color(gray: UInt8(below))), ground(9, 2, color)])
    let pixel = Pixel(red: UInt8(result), green: UInt8(result), blue: UInt8(result))
    for y in 0..<2 { for x in 0..<9 { #expect(picture[x, y] == pixel) } }
  }

  @Test func `every opacity over every grey is rounded to nearest, in runs and in single pixels`() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let color = Color(red: 0, green: 77, blue: 255, alpha: Double(alpha) / 255)
      for below in stride(from: 0, through: 255, by: 15) {
        let picture = draw(5, 1, [ground(5, 1, Color(gray: UInt8(below))), ground(5, 1, color)])
        let pixel = Pixel(
          red: UInt8(expected(0, over: below, alpha: alpha, coverage: 255)),
          green: UInt8(expected(77, over: below, alpha: alpha, coverage: 255)),
          blue: UInt8(expected(255, over: below, alpha: alpha, coverage: 255)))
        #expect(picture[0, 0] == pixel && picture[4, 0] == pixel)
      }
    }
  }

  @Test func `partial coverage weighs like opacity`() {
    for quarter in 1...3 {
      let rect = Rect(x: 0, y: 0, width: 3, height: Double(quarter) / 4)
      let color = Color(red: 255, green: 16, blue: 0, alpha: 0.6)  // 153 of 255
      let picture = draw(3, 1, [ground(3, 1, Color(gray: 90)), .fill(.rectangle(rect), color)])
      let pixel = Pixel(
        red: UInt8(expected(255, over: 90, alpha: 153, coverage: quarter * 64)),
        green: UInt8(expected(16, over: 90, alpha: 153, coverage: quarter * 64)),
        blue: UInt8(expected(0, over: 90, alpha: 153, coverage: quarter * 64)))
      #expect(picture[1, 0] == pixel)
    }
  }

  @Test func `paint on nothing is premultiplied`() {
    // alpha 102 of 255: 250 · 0.4 = 100, 5 · 0.4 = 2, 0.
    let picture = draw(1, 1, [ground(1, 1, Color(red: 250, green: 5, blue: 0, alpha: 0.4))])
    #expect(picture[0, 0] == Pixel(red: 100, green: 2, blue: 0, alpha: 102))
  }

  @Test func `nothing of an old picture is left in a bitmap that is used again`() {
    let rasterizer = Rasterizer(faces: [])
    var bitmap = Bitmap(width: 3, height: 1, pixels: Array(repeating: 9, count: 12))
    let list = DisplayList(
      widthInPixels: 3, heightInPixels: 1,
      commands: [.fill(.rectangle(Rect(x: 1, y: 0, width: 1, height: 1)), .black)])
    rasterizer.rasterize(list, into: &bitmap)
    #expect(bitmap.map == ".#.")
    bitmap = Bitmap(width: 2, height: 2)
    rasterizer.rasterize(list, into: &bitmap)
    #expect(bitmap.width == 3 && bitmap.map == ".#.")
  }
}
