import Imaging
import PNGCoding
import Testing

@Suite struct PNGEncoderTests {
  /// Source: PNG specification, sections 5.2, 11.2.2, 11.3.2.5 and 11.3.4.3; 3 pixels a point of 1/72
  /// inch are 216 / 0.0254 = 8503.9 pixels a metre, 0x2138.
  @Test func `An opaque bitmap starts with RGB header, sRGB and density`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
    let file = try PNGEncoder().encode(
      bitmap, compression: .fast, metadata: PNGMetadata(scale: 3))
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(file[8..<16]) == [0, 0, 0, 13] + Array("IHDR".utf8))
    #expect(Array(file[16..<29]) == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    #expect(Array(file[33..<42]) == [0, 0, 0, 1] + Array("sRGB".utf8) + [0])
    #expect(
      Array(file[46..<63]) == [0, 0, 0, 9] + Array("pHYs".utf8) + [
        0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1,
      ])
    #expect(
      Array(file.suffix(12)) == [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `A bitmap with one translucent pixel gets an alpha channel`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 254])
    let file = try PNGEncoder().encode(bitmap, compression: .small)
    #expect(file[25] == 6)
  }

  @Test(arguments: PNGCompression.allCases)
  func `Equal bitmaps give equal bytes whatever the encoder did before`(
    compression: PNGCompression
  ) throws {
    let first = TestPictures.gradient(width: 301, height: 97)
    let second = TestPictures.noise(width: 128, height: 200, seed: 7)
    let encoder = PNGEncoder()
    let once = try encoder.encode(first, compression: compression)
    _ = try encoder.encode(second, compression: compression)
    #expect(try encoder.encode(first, compression: compression) == once)
    #expect(try PNGEncoder().encode(first, compression: compression) == once)
  }

  @Test func `A reference file is smaller than a gallery file`() throws {
    let bitmap = TestPictures.gradient(width: 400, height: 300)
    let encoder = PNGEncoder()
    let small = try encoder.encode(bitmap, compression: .small)
    #expect(try small.count < encoder.encode(bitmap, compression: .fast).count)
  }

  @Test func `Noise, which nothing compresses, still has a file`() throws {
    let bitmap = TestPictures.noise(width: 700, height: 500, seed: 3)
    let encoder = PNGEncoder()
    for compression in PNGCompression.allCases {
      let file = try encoder.encode(bitmap, compression: compression)
      #expect(file.count > 700 * 500 * 3)
    }
  }

  @Test(arguments: [(0, 4), (4, 0), (0, 0)])
  func `A bitmap without pixels is refused`(width: Int, height: Int) {
    #expect(throws: PNGError.notEncodable(width: width, height: height)) {
      try PNGEncoder().encode(Bitmap(width: width, height: height), compression: .fast)
    }
  }

  @Test(arguments: [
    "", " led", "trailed ", "two  spaces", "کلید", String(repeating: "k", count: 80),
  ])
  func `A key that PNG has no form for is refused`(key: String) {
    let metadata = PNGMetadata(texts: [.init(key: key, value: "")])
    #expect(throws: PNGError.badText(key: key)) {
      try PNGEncoder().encode(Bitmap(width: 1, height: 1), compression: .fast, metadata: metadata)
    }
  }
}
