import Imaging
import PNGCoding
import Testing

struct AnimatedPNGTests {
  /// A chunk of a file, read as the specification has it: length, name, body, checksum.
  private struct Chunk {
    var name: String
    var body: [UInt8]

    func number(at offset: Int, bytes count: Int = 4) -> Int {
      body[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, body: Array(file[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return chunks
  }

  private func frames(_ count: Int, width: Int = 20, height: Int = 10) throws -> [[UInt8]] {
    let encoder = PNGEncoder()
    return try (0..<count).map { index in
      try encoder.encode(
        TestPictures.noise(width: width, height: height, seed: UInt64(index + 1)),
        compression: .fast)
    }
  }

  @Test func `the file has a control chunk before each frame, numbered in one row`() throws {
    let delay = AnimatedPNG.Delay(1, of: 60)
    let hold = AnimatedPNG.Delay(3, of: 2)
    let file = try AnimatedPNG.file(of: try frames(3), delays: [delay, delay, hold])
    let chunks = chunks(of: file)
    let names = chunks.map(\.name).filter { ["acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains($0) }
    #expect(names == ["acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    let animation = try #require(chunks.first { $0.name == "acTL" })
    #expect(animation.number(at: 0) == 3)
    #expect(animation.number(at: 4) == 0)
    let controls = chunks.filter { $0.name == "fcTL" }
    #expect(controls.map { $0.number(at: 0) } == [0, 1, 3])
    #expect(chunks.filter { $0.name == "fdAT" }.map { $0.number(at: 0) } == [2, 4])
    for control in controls {
      #expect(control.body.count == 26)
      #expect([4, 8, 12, 16].map { control.number(at: $0) } == [20, 10, 0, 0])
    }
    #expect(controls.map { $0.number(at: 20, bytes: 2) } == [1, 1, 3])
    #expect(controls.map { $0.number(at: 22, bytes: 2) } == [60, 60, 2])
  }

  @Test func `a reader that knows no animation sees the first frame`() throws {
    let frames = try frames(2)
    let delay = AnimatedPNG.Delay(1, of: 120)
    let file = try AnimatedPNG.file(of: frames, delays: [delay, delay])
    let seen = try PNGDecoder().decode(file)
    #expect(seen.bitmap == TestPictures.noise(width: 20, height: 10, seed: 1))
  }

  @Test func `every frame keeps its compressed pixels`() throws {
    let frames = try frames(3)
    let delay = AnimatedPNG.Delay(1, of: 60)
    let film = chunks(of: try AnimatedPNG.file(of: frames, delays: [delay, delay, delay]))
    let moving = film.filter { $0.name == "fdAT" }.map { Array($0.body.dropFirst(4)) }
    let single = frames.dropFirst().map { frame in
      chunks(of: frame).filter { $0.name == "IDAT" }.flatMap(\.body)
    }
    #expect(moving == single)
  }

  @Test func `frames of different sizes are refused`() throws {
    let mixed = try frames(1) + (try frames(1, width: 21))
    let delay = AnimatedPNG.Delay(1, of: 60)
    #expect(throws: PNGError.unequalFrames(index: 1)) {
      try AnimatedPNG.file(of: mixed, delays: [delay, delay])
    }
  }
}
