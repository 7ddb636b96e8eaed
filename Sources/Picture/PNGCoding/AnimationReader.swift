/// The frames of an APNG as they stand on the canvas, one after the other.
///
/// Source: PNG specification, third edition, sections 11.3.6 and 13.10.
package struct AnimationReader {
  /// A frame as a viewer shows it.
  package struct Frame: Hashable, Sendable {
    package let image: DecodedImage
    /// When it appears, in milliseconds after the first.
    package let start: Double
    /// How long it stands, in milliseconds.
    package let duration: Double
  }

  /// A part of the canvas that a frame brings, with the file's own words for what to do with it.
  private struct Part {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var delay: (numerator: Int, denominator: Int)
    /// 0 leaves the canvas, 1 clears the part, 2 puts back what was there.
    var disposal: UInt8
    /// 0 replaces, 1 is laid over.
    var blending: UInt8
    var data: [Range<Int>] = []

    /// A denominator of 0 stands for 100.
    var milliseconds: Double {
      Double(delay.numerator) * 1000 / Double(delay.denominator == 0 ? 100 : delay.denominator)
    }
  }

  private let file: [UInt8]
  private let parts: [Part]
  /// The chunks that every frame needs, such as PLTE.
  private let shared: [(name: String, body: Range<Int>)]
  private let decoder: PNGDecoder
  private let width: Int
  private let height: Int
  private var canvas: [UInt8]
  private var next = 0
  private var time = 0.0

  package var frameCount: Int { parts.count }

  /// - Throws: `PNGError.corrupt` for control chunks that break the format's rules.
  package init(_ file: [UInt8]) throws(PNGError) {
    let traits = try PNGTraits(of: file)
    guard traits.width * traits.height <= PNGLimits.pixels else {
      throw .tooLarge(width: traits.width, height: traits.height)
    }
    self.file = file
    (width, height) = (traits.width, traits.height)
    decoder = try PNGDecoder()
    canvas = [UInt8](repeating: 0, count: width * height * 4)
    var parts: [Part] = []
    var shared: [(name: String, body: Range<Int>)] = []
    for chunk in ChunkWalk.chunks(of: file) {
      switch chunk.name {
      case "fcTL":
        guard let part = Self.part(file[chunk.body]), part.x + part.width <= traits.width,
          part.y + part.height <= traits.height, part.width > 0, part.height > 0
        else { throw .corrupt("a frame control that does not fit the picture") }
        parts.append(part)
      case "fdAT" where chunk.body.count > 4:
        guard !parts.isEmpty else { throw .corrupt("frame data before a frame control") }
        parts[parts.count - 1].data.append((chunk.body.lowerBound + 4)..<chunk.body.upperBound)
      case "IDAT":
        // Without a control before it, the still picture is no frame.
        if !parts.isEmpty { parts[parts.count - 1].data.append(chunk.body) }
      case "PLTE", "tRNS": shared.append(chunk)
      default: break
      }
    }
    self.parts = parts
    self.shared = shared
  }

  private static func part(_ body: ArraySlice<UInt8>) -> Part? {
    guard body.count == 26 else { return nil }
    let bytes = Array(body)
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    return Part(
      x: number(12, 4), y: number(16, 4), width: number(4, 4), height: number(8, 4),
      delay: (number(20, 2), number(22, 2)), disposal: bytes[24], blending: bytes[25])
  }

  /// The next frame; nil after the last.
  /// - Throws: As `PNGDecoder.decode`.
  package mutating func nextFrame() throws(PNGError) -> Frame? {
    guard next < parts.count else { return nil }
    let part = parts[next]
    let image = try decoder.decode(still(part))
    let before = part.disposal == 2 && next > 0 ? canvas : []
    lay(image, part)
    let isOpaque = canvas.withUnsafeBytes { PixelRows.isOpaque($0) }
    let shown = DecodedImage(
      width: width, height: height, pixels: canvas, isOpaque: isOpaque, metadata: PNGMetadata())
    let frame = Frame(image: shown, start: time, duration: part.milliseconds)
    if !before.isEmpty {
      canvas = before
    } else if part.disposal != 0 {
      clear(part)
    }
    time += part.milliseconds
    next += 1
    return frame
  }

  /// A file of the part alone.
  private func still(_ part: Part) -> [UInt8] {
    var writer = ChunkWriter(capacity: part.data.reduce(1024) { $0 + $1.count })
    writer.bytes += FileKind.signature
    writer.chunk("IHDR") { header in
      header.append(UInt32(part.width), UInt32(part.height))
      header.bytes += file[24..<29]
    }
    for chunk in shared { writer.chunk(chunk.name) { $0.bytes += file[chunk.body] } }
    for piece in part.data { writer.chunk("IDAT") { $0.bytes += file[piece] } }
    writer.chunk("IEND") { _ in }
    return writer.bytes
  }

  private mutating func lay(_ image: DecodedImage, _ part: Part) {
    for row in 0..<part.height {
      for column in 0..<part.width {
        let source = (row * part.width + column) * 4
        let target = ((part.y + row) * width + part.x + column) * 4
        let alpha = Int(image.pixels[source + 3])
        if part.blending == 0 || alpha == 255 {
          for channel in 0..<4 { canvas[target + channel] = image.pixels[source + channel] }
        } else if alpha > 0 {
          over(image.pixels[source..<(source + 3)], alpha: alpha, at: target)
        }
      }
    }
  }

  /// Source-over with straight alpha, rounded to nearest.
  private mutating func over(_ color: ArraySlice<UInt8>, alpha: Int, at target: Int) {
    let below = Int(canvas[target + 3])
    let total = alpha * 255 + below * (255 - alpha)
    for (channel, value) in color.enumerated() {
      let sum = Int(value) * alpha * 255 + Int(canvas[target + channel]) * below * (255 - alpha)
      canvas[target + channel] = UInt8((sum + total / 2) / total)
    }
    canvas[target + 3] = UInt8((total + 127) / 255)
  }

  private mutating func clear(_ part: Part) {
    for row in part.y..<(part.y + part.height) {
      let start = (row * width + part.x) * 4
      for index in start..<(start + part.width * 4) { canvas[index] = 0 }
    }
  }
}
