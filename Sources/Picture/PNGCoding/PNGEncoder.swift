package import Imaging

/// Writes bitmaps as PNG files, and keeps its buffers from one to the next.
///
/// An encoder belongs to one thread at a time; make one for each.
package final class PNGEncoder {
  /// The rows without alpha or with straight alpha, before filtering.
  private var rows = ScratchBuffer()
  private var filtered = ScratchBuffer()
  private var filterScratch = ScratchBuffer()
  private var deflated = ScratchBuffer()
  private var trial = ScratchBuffer()
  private let fast = FastDeflate()

  package init() {}

  /// The file of a bitmap: RGB where every pixel is opaque, otherwise RGBA with straight alpha, in
  /// either case 8 bits a channel and marked as sRGB.
  ///
  /// Equal arguments give equal bytes on one machine, whatever the encoder did before. Every channel
  /// that is at most its alpha comes back unchanged when the file is decoded and premultiplied.
  /// - Parameter seal: Makes one more text from the compressed pixels, by which a reader knows whether
  ///   they are still those that the other texts speak of.
  /// - Throws: `PNGError.notEncodable`, `.badText`, or `.libraryFailure`.
  package func encode(
    _ bitmap: Bitmap, compression: PNGCompression, metadata: PNGMetadata = PNGMetadata(),
    seal: ((UnsafeRawBufferPointer) -> PNGMetadata.Text)? = nil
  ) throws(PNGError) -> [UInt8] {
    let limit = 1 << 20
    guard 1...limit ~= bitmap.width, 1...limit ~= bitmap.height,
      bitmap.width * bitmap.height <= PNGLimits.pixels
    else { throw .notEncodable(width: bitmap.width, height: bitmap.height) }
    let image =
      switch compression {
      case .fast: try deflateFast(bitmap)
      case .small: try deflateSmall(bitmap)
      }
    let imageData = image.bytes
    var metadata = metadata
    if let seal { metadata.texts.append(seal(UnsafeRawBufferPointer(imageData))) }
    return try PNGFileWriter.write(
      width: bitmap.width, height: bitmap.height, isOpaque: image.isOpaque, metadata: metadata,
      imageData: UnsafeBufferPointer(imageData))
  }

  /// The rows of a picture as a zlib stream, in memory that lives until the next picture.
  private struct ImageData {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let isOpaque: Bool

    init(_ output: UnsafeMutableBufferPointer<UInt8>, count: Int, step: Int) {
      bytes = UnsafeMutableBufferPointer(rebasing: output[..<count])
      isOpaque = step == 3
    }
  }

  /// Rows without filters: the pass that a filter needs costs more than it saves here.
  private func deflateFast(_ bitmap: Bitmap) throws(PNGError) -> ImageData {
    let (input, step) = Self.lay(bitmap, gap: 1, into: &filtered)
    let output = deflated.bytes(FastDeflate.bound(input.count))
    return ImageData(output, count: try fast.compress(input, to: output), step: step)
  }

  /// Tries each filter plan with a quick deflate and does the best one thoroughly.
  private func deflateSmall(_ bitmap: Bitmap) throws(PNGError) -> ImageData {
    let (unfiltered, step) = Self.lay(bitmap, gap: 0, into: &rows)
    let rowLength = bitmap.width * step
    let input = filtered.bytes((rowLength + 1) * bitmap.height)
    let scratch = filterScratch.bytes(rowLength * 2)
    let quick = try SmallDeflate(level: 2)
    let trialOutput = trial.bytes(quick.bound(input.count))
    var best = FilterPlan.plain
    var least = Int.max
    for plan in FilterPlan.allCases {
      plan.apply(to: unfiltered, rowLength: rowLength, step: step, into: input, scratch: scratch)
      let count = try quick.compress(input, to: trialOutput)
      if count < least { (best, least) = (plan, count) }
    }
    best.apply(to: unfiltered, rowLength: rowLength, step: step, into: input, scratch: scratch)
    let thorough = try SmallDeflate(level: 9)
    let output = deflated.bytes(thorough.bound(input.count))
    return ImageData(output, count: try thorough.compress(input, to: output), step: step)
  }

  /// Writes the pixels as rows of PNG samples, with `gap` zero bytes before each row: RGB while every pixel
  /// is opaque, and otherwise all anew as RGBA.
  private static func lay(
    _ bitmap: Bitmap, gap: Int, into buffer: inout ScratchBuffer
  ) -> (rows: UnsafeMutableBufferPointer<UInt8>, step: Int) {
    let opaque = buffer.bytes((bitmap.width * 3 + gap) * bitmap.height)
    if lay(bitmap, step: 3, gap: gap, into: opaque) { return (opaque, 3) }
    let straight = buffer.bytes((bitmap.width * 4 + gap) * bitmap.height)
    _ = lay(bitmap, step: 4, gap: gap, into: straight)
    return (straight, 4)
  }

  /// Whether the samples hold all that the pixels tell.
  private static func lay(
    _ bitmap: Bitmap, step: Int, gap: Int, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    bitmap.pixels.withUnsafeBytes { pixels in
      guard let source = pixels.baseAddress, let output = target.baseAddress else { return true }
      for row in 0..<bitmap.height {
        let place = output + row * (bitmap.width * step + gap)
        for index in 0..<gap { place[index] = 0 }
        let input = source + row * bitmap.width * 4
        if step == 4 {
          PixelRows.unpremultiply(input, to: place + gap, count: bitmap.width)
        } else if !PixelRows.packRGB(input, to: place + gap, count: bitmap.width) {
          return false
        }
      }
      return true
    }
  }
}
