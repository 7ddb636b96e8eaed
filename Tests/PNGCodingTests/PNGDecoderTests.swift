import Imaging
import PNGCoding
import Testing

@Suite struct PNGDecoderTests {
  @Test func `Every filter of RGB rows is undone`() throws {
    let rows: [UInt8] =
      [0, 10, 20, 30, 250, 20, 30]  // none
      + [1, 1, 2, 3, 1, 1, 1]  // sub: the second pixel adds to the first
      + [2, 9, 8, 7, 255, 0, 1]  // up
      + [3, 5, 5, 5, 0, 0, 0]  // average: 10/2+5 10/2+5 10/2+5 · (10+1)/2 (10+3)/2 (10+5)/2
      + [4, 1, 1, 1, 2, 2, 2]  // paeth
    let file = TestFile(width: 2, height: 5, depth: 8, color: 2, rows: rows).bytes
    let expected: [UInt8] =
      [10, 20, 30, 255, 250, 20, 30, 255]
      + [1, 2, 3, 255, 2, 3, 4, 255]
      + [10, 10, 10, 255, 1, 3, 5, 255]
      + [10, 10, 10, 255, 5, 6, 7, 255]
      // First pixel: paeth of (0, 10, 0) is above. Second: left 11, above 5, 6, 7, upper left 10;
      // the guesses 6, 7 and 8 are nearest to above.
      + [11, 11, 11, 255, 7, 8, 9, 255]
    #expect(try PNGDecoder().decode(file).pixels == expected)
    #expect(try PNGDecoder().decodeThroughLibrary(file).pixels == expected)
  }

  @Test func `Alpha is kept straight, and premultiplied on demand`() throws {
    let file = TestFile(
      width: 2, height: 1, depth: 8, color: 6, rows: [0, 200, 100, 1, 128, 9, 9, 9, 0])
    let image = try PNGDecoder().decode(file.bytes)
    #expect(!image.isOpaque)
    #expect(image.pixels == [200, 100, 1, 128, 9, 9, 9, 0])
    // 200 · 128 / 255 = 100.4, 100 · 128 / 255 = 50.2, 128 / 255 = 0.5
    #expect(image.bitmap.pixels == [100, 50, 1, 128, 0, 0, 0, 0])
  }

  @Test func `Grey of one bit becomes black and white`() throws {
    let file = TestFile(width: 3, height: 1, depth: 1, color: 0, rows: [0, 0b1010_0000])
    #expect(
      try PNGDecoder().decode(file.bytes).pixels
        == [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `A palette with transparency is expanded`() throws {
    var file = TestFile(width: 2, height: 1, depth: 8, color: 3, rows: [0, 1, 0])
    file.chunks = [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [77])]
    #expect(try PNGDecoder().decode(file.bytes).pixels == [4, 5, 6, 255, 1, 2, 3, 77])
  }

  /// 0x1281 is 4737, and 4737 / 257 = 18.4; 0x1290 is 4752, and 4752 / 257 = 18.49; 0x12A0 is 4768,
  /// and 4768 / 257 = 18.55. Cutting the low byte off would make all of them 18.
  @Test func `Samples of 16 bits are scaled to the nearest`() throws {
    let rows: [UInt8] = [0, 0x12, 0x81, 0x12, 0x90, 0x12, 0xA0]
    let file = TestFile(width: 3, height: 1, depth: 16, color: 0, rows: rows)
    let pixels = try PNGDecoder().decode(file.bytes).pixels
    #expect([pixels[0], pixels[4], pixels[8]] == [18, 18, 19])
  }

  @Test func `A transparent colour of 16 bits matches all of its bits`() throws {
    var file = TestFile(
      width: 2, height: 1, depth: 16, color: 0, rows: [0, 0x12, 0x34, 0x12, 0x35])
    file.chunks = [("tRNS", [0x12, 0x35])]
    let pixels = try PNGDecoder().decode(file.bytes).pixels
    #expect([pixels[3], pixels[7]] == [255, 0])
  }

  @Test func `A gamma chunk changes no pixel`() throws {
    var file = TestFile(width: 1, height: 1, depth: 8, color: 2, rows: [0, 50, 100, 150])
    file.chunks = [("gAMA", TestFile.bytes(100_000))]
    #expect(try PNGDecoder().decode(file.bytes).pixels == [50, 100, 150, 255])
  }

  @Test(arguments: PNGCompression.allCases)
  func `What the encoder writes comes back`(compression: PNGCompression) throws {
    let encoder = PNGEncoder()
    let decoder = try PNGDecoder()
    let metadata = PNGMetadata(
      scale: 2,
      texts: [
        .init(key: "Software", value: "basiri 1"), .init(key: "title", value: "امروز، صبح"),
        .init(key: "layout", value: String(repeating: "today/timeline ثبت\n", count: 500)),
      ])
    for bitmap in [
      TestPictures.gradient(width: 61, height: 40), TestPictures.premultipliedPairs,
      TestPictures.noise(width: 33, height: 50, seed: 1),
      TestPictures.gradient(width: 1, height: 9),
    ] {
      let file = try encoder.encode(bitmap, compression: compression, metadata: metadata)
      let image = try decoder.decode(file)
      #expect(image.bitmap == bitmap)
      #expect(image.metadata == metadata)
      #expect(image.metadata.scale == 2)
      #expect(try image == decoder.decodeThroughLibrary(file))
    }
  }

  @Test func `The header is read from the first part of a file`() throws {
    let metadata = PNGMetadata(scale: 3, texts: [.init(key: "pixels", value: "abc")])
    let bitmap = TestPictures.noise(width: 60, height: 50, seed: 5)
    let file = try PNGEncoder().encode(bitmap, compression: .fast, metadata: metadata)
    let header = try PNGDecoder.header(of: Array(file.prefix(200)))
    #expect(header == PNGHeader(width: 60, height: 50, metadata: metadata))
  }
}
