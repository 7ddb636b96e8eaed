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
    let isOpaque = bitmap.pixels.withUnsafeBytes { PixelRows.isOpaque($0) }
    let step = isOpaque ? 3 : 4
    let imageData: UnsafeMutableBufferPointer<UInt8>
    switch compression {
    case .fast: imageData = try deflateFast(bitmap, step: step)
    case .small: imageData = try deflateSmall(bitmap, step: step)
    }
    var metadata = metadata
    if let seal { metadata.texts.append(seal(UnsafeRawBufferPointer(imageData))) }
    return try PNGFileWriter.write(
      width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, metadata: metadata,
      imageData: UnsafeBufferPointer(imageData))
  }

  /// Rows without filters: the pass that a filter needs costs more than it saves here.
  private func deflateFast(
    _ bitmap: Bitmap, step: Int
  ) throws(PNGError) -> UnsafeMutableBufferPointer<UInt8> {
    let rowLength = bitmap.width * step
    let input = filtered.bytes((rowLength + 1) * bitmap.height)
    Self.lay(bitmap, step: step, gap: 1, into: input)
    let output = deflated.bytes(FastDeflate.bound(input.count))
    let count = try fast.compress(input, to: output)
    return UnsafeMutableBufferPointer(rebasing: output[..<count])
  }

  /// Tries each filter plan with a quick deflate and does the best one thoroughly.
  private func deflateSmall(
    _ bitmap: Bitmap, step: Int
  ) throws(PNGError) -> UnsafeMutableBufferPointer<UInt8> {
    let rowLength = bitmap.width * step
    let unfiltered = rows.bytes(rowLength * bitmap.height)
    Self.lay(bitmap, step: step, gap: 0, into: unfiltered)
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
    let count = try thorough.compress(input, to: output)
    return UnsafeMutableBufferPointer(rebasing: output[..<count])
  }

  /// Writes the pixels as rows of PNG samples, with `gap` zero bytes before each row.
  private static func lay(
    _ bitmap: Bitmap, step: Int, gap: Int, into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    bitmap.pixels.withUnsafeBytes { pixels in
      guard let source = pixels.baseAddress, let output = target.baseAddress else { return }
      for row in 0..<bitmap.height {
        let place = output + row * (bitmap.width * step + gap)
        for index in 0..<gap { place[index] = 0 }
        let input = source + row * bitmap.width * 4
        if step == 3 {
          PixelRows.packRGB(input, to: place + gap, count: bitmap.width)
        } else {
          PixelRows.unpremultiply(input, to: place + gap, count: bitmap.width)
        }
      }
    }
  }
}
