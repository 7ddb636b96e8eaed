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

  // MARK: Reading

  @Test func `frames come back as they went in, with their times`() throws {
    let files = try frames(3)
    let delays = [AnimatedPNG.Delay(1, of: 50), .init(3, of: 50), .init(1, of: 2)]
    var reader = try AnimationReader(try AnimatedPNG.file(of: files, delays: delays))
    #expect(reader.frameCount == 3)
    for (file, (start, duration)) in zip(files, [(0.0, 20.0), (20, 60), (80, 500)]) {
      let frame = try #require(try reader.nextFrame())
      #expect(frame.image.pixels == (try PNGDecoder().decode(file)).pixels)
      #expect(frame.start == start && frame.duration == duration)
    }
    #expect(try reader.nextFrame() == nil)
  }

  /// Offsets in fcTL: disposal 24, blending 25.
  @Test func `a frame is laid over the last, and what it covered is cleared or put back`() throws {
    func picture(_ alpha: UInt8, _ red: UInt8) throws -> [UInt8] {
      let pixel = [UInt8(Int(red) * Int(alpha) / 255), 0, 0, alpha]
      return try PNGEncoder().encode(
        Bitmap(width: 2, height: 1, pixels: pixel + pixel), compression: .fast)
    }
    let files = [try picture(254, 200), try picture(128, 100), try picture(0, 0)]
    let delays = files.map { _ in AnimatedPNG.Delay(1, of: 60) }
    let plain = try AnimatedPNG.file(of: files, delays: delays)
    func last(disposal: UInt8, blending: [UInt8]) throws -> [[UInt8]] {
      var file = patched(plain, control: 1, at: 24, disposal)
      for (index, value) in blending.enumerated() {
        file = patched(file, control: index, at: 25, value)
      }
      var reader = try AnimationReader(file)
      var shown: [[UInt8]] = []
      while let frame = try reader.nextFrame() { shown.append(Array(frame.image.pixels.prefix(4))) }
      return shown
    }
    // 100 at 128/255 over 200 at 254/255: alpha 254.5 rounds up, red (100·128·255 + 200·254·127) / …
    let over = try last(disposal: 0, blending: [0, 1, 1])
    #expect(over[1] == [150, 0, 0, 255] && over[2] == over[1])
    #expect(try last(disposal: 1, blending: [0, 1, 1])[2] == [0, 0, 0, 0])
    let back = try last(disposal: 2, blending: [0, 1, 1])
    #expect(back[2] == back[0])
    #expect(try last(disposal: 0, blending: [0, 0, 0])[1] == [100, 0, 0, 128])
  }

  /// The file with one byte of the body of its nth fcTL changed, and its checksum.
  private func patched(_ file: [UInt8], control number: Int, at offset: Int, _ value: UInt8)
    -> [UInt8]
  {
    var file = file
    var place = 8
    var seen = 0
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if String(decoding: file[place + 4..<place + 8], as: UTF8.self) == "fcTL" {
        if seen == number {
          file[place + 8 + offset] = value
          var crc: UInt32 = 0xFFFF_FFFF
          for byte in file[(place + 4)..<(place + 8 + length)] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
          }
          for index in 0..<4 {
            file[place + 8 + length + index] = UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * index))
          }
          return file
        }
        seen += 1
      }
      place += 12 + length
    }
    return file
  }
}
