import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct BlurTests {
  private func shadow(
    _ shape: Shape, sigma: Double, offset: Point = .zero, width: Int = 120, height: Int = 100
  ) -> Bitmap {
    draw(width, height, [.shadow(shape, Shadow(color: .black, offset: offset, sigma: sigma))])
  }

  /// The integral of a Gaussian from 0 to x standard deviations, from printed tables.
  private let normalTable = [0.5: 0.1915, 1: 0.3413, 1.5: 0.4332, 2: 0.4772]

  @Test func `a shadow falls off like the integral of a Gaussian`() {
    // A wide bar: along the row through its middle only the right edge, x = 40, matters.
    let picture = shadow(
      .rectangle(Rect(x: -400, y: -400, width: 440, height: 900)), sigma: 10)
    for (deviations, integral) in normalTable.sorted(by: { $0.key < $1.key }) {
      // The value at an edge between two pixels is the mean of both.
      let x = 40 + Int(deviations * 10)
      let mean = (Double(picture[x - 1, 50].alpha) + Double(picture[x, 50].alpha)) / 2
      let expected = x == 40 ? 0.5 : 0.5 - integral
      #expect(abs(mean / 255 - expected) < 0.012, "at \(deviations) σ")
    }
  }

  @Test func `a shadow is symmetrical when its shape is`() {
    for (size, sigma) in [(40.0, 5.0), (60, 8), (40, 3.2)] {
      let rect = Rect(x: 60 - size / 2, y: 50 - size / 4, width: size, height: size / 2)
      let picture = shadow(.roundedRectangle(rect, radius: 6), sigma: sigma)
      let rows = picture.alphaRows
      for (top, bottom) in zip(rows, rows.reversed()) {
        #expect(zip(top, bottom).allSatisfy { abs($0 - $1) <= 1 })
        #expect(zip(top, top.reversed()).allSatisfy { abs($0 - $1) <= 1 })
      }
    }
  }

  @Test func `blurring keeps the amount of ink`() {
    // Moved so far that the shape hides nothing of its shadow.
    let rect = Rect(x: 10, y: -400, width: 40, height: 30)
    let picture = shadow(
      .roundedRectangle(rect, radius: 0), sigma: 6, offset: Point(x: 30, y: 435))
    #expect(abs(picture.inkArea - 1200) < 12)
  }

  @Test func `a shadow of no blur is the shape, moved`() {
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    let picture = shadow(
      .rectangle(rect), sigma: 0, offset: Point(x: 1, y: 1), width: 5, height: 5)
    // Not under the shape itself.
    #expect(picture.map == ".....\n.....\n...#.\n..##.\n.....")
  }

  @Test func `nothing of a shadow lies under its shape`() {
    let shape = Shape.rectangle(Rect(x: 30, y: 30, width: 50, height: 40))
    let picture = shadow(shape, sigma: 7)
    for y in 30..<70 { for x in 30..<80 { #expect(picture[x, y].alpha == 0) } }
    #expect(picture[29, 50].alpha > 100 && picture[80, 50].alpha > 100)
  }

  @Test(arguments: [2.0, 5.5, 12])
  func `a rounded rectangle has the shadow of its path`(sigma: Double) {
    // The first is blurred small and stretched, the second as it is.
    let rect = Rect(x: 40.25, y: 30.5, width: 210, height: 140.25)
    let offset = Point(x: 3, y: 8.5)
    let fast = shadow(
      .roundedRectangle(rect, radius: 11), sigma: sigma, offset: offset, width: 300, height: 220)
    let plain = shadow(
      .path(.roundedRectangle(rect, radius: 11)), sigma: sigma, offset: offset, width: 300,
      height: 220)
    for (row, other) in zip(fast.alphaRows, plain.alphaRows) {
      #expect(zip(row, other).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test(arguments: [1.0, 3, 5, 9, 21, 60])
  func `the backdrop of an even colour stays that colour`(sigma: Double) {
    let color = Color(red: 247, green: 240, blue: 231)
    let picture = draw(
      70, 50,
      [
        ground(70, 50, color),
        .backdrop(
          .capsule(Rect(x: 5, y: 20, width: 60, height: 22)),
          Backdrop(sigma: sigma, saturation: 1)),
      ])
    #expect(picture == draw(70, 50, [ground(70, 50, color)]))
  }

  @Test func `saturation follows the matrix of the filter effects specification`() {
    // saturate(1.8) of (120, 100, 80); row sums are 1, luminance 0.213, 0.715, 0.072:
    // red: 120·1.6296 − 100·0.572 − 80·0.0576 = 133.74
    // green: −120·0.1704 + 100·1.228 − 80·0.0576 = 97.74
    // blue: −120·0.1704 − 100·0.572 + 80·1.7424 = 61.74
    let picture = draw(
      20, 20,
      [
        ground(20, 20, Color(red: 120, green: 100, blue: 80)),
        .backdrop(
          .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)),
          Backdrop(sigma: 10, saturation: 1.8)),
      ])
    #expect(picture[10, 10] == Pixel(red: 134, green: 98, blue: 62))
  }

  @Test func `no saturation leaves the luminance`() {
    // 0.213 · 200 + 0.715 · 100 + 0.072 · 50 = 117.7
    let picture = draw(
      4, 4,
      [
        ground(4, 4, Color(red: 200, green: 100, blue: 50)),
        .backdrop(
          .rectangle(Rect(x: 0, y: 0, width: 4, height: 4)), Backdrop(sigma: 0, saturation: 0)),
      ])
    #expect(picture[2, 2] == Pixel(red: 118, green: 118, blue: 118))
  }

  @Test(arguments: [3.0, 6, 12])
  func `a backdrop turns an edge into the integral of a Gaussian`(sigma: Double) {
    let picture = draw(
      200, 60,
      [
        ground(200, 60), .fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 60)), .black),
        .backdrop(
          .rectangle(Rect(x: 0, y: 0, width: 200, height: 60)),
          Backdrop(sigma: sigma, saturation: 1)),
      ])
    for (deviations, integral) in normalTable.sorted(by: { $0.key < $1.key }) {
      let distance = Int((deviations * sigma).rounded(.down))
      guard Double(distance) == deviations * sigma else { continue }
      let right =
        (Double(picture[99 + distance, 30].red) + Double(picture[100 + distance, 30].red)) / 2
      let left =
        (Double(picture[99 - distance, 30].red) + Double(picture[100 - distance, 30].red)) / 2
      #expect(abs(right / 255 - (0.5 + integral)) < 0.025, "at \(deviations) σ")
      #expect(abs(left / 255 - (0.5 - integral)) < 0.025, "at −\(deviations) σ")
    }
  }

  @Test func `a backdrop changes nothing outside its shape`() {
    let scene: [DrawCommand] = [
      ground(60, 60), .fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 60)), .black),
    ]
    let shape = Shape.capsule(Rect(x: 10, y: 20, width: 40, height: 20))
    let before = draw(60, 60, scene)
    let after = draw(60, 60, scene + [.backdrop(shape, Backdrop(sigma: 9, saturation: 1))])
    for y in 0..<60 {
      for x in 0..<60 where y < 20 || y >= 40 || x < 10 || x >= 50 {
        #expect(after[x, y] == before[x, y])
      }
    }
    #expect(after[28, 30] != before[28, 30])
  }

  @Test func `a backdrop in a faded group sees the ground, and fades with the group`() {
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let picture = draw(
      8, 8,
      [
        ground(8, 8, Color(red: 255, green: 0, blue: 0)), .pushLayer(Layer(opacity: 0.6)),
        .backdrop(.rectangle(rect), Backdrop(sigma: 4, saturation: 0)), .pop,
      ])
    // Red without saturation is a grey of .2126 × 255 = 54; six tenths of it over four of red.
    #expect(picture[4, 4] == Pixel(red: 134, green: 32, blue: 32))
  }
}
