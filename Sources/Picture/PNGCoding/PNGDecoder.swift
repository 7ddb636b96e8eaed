/// Reads PNG files of every kind as 8-bit RGBA, and keeps its buffers from one to the next.
///
/// What the pixels are: the samples that the file stores. Palettes, grey, low bit depths and tRNS are
/// expanded as libpng's `png_set_expand` does, 16-bit samples are scaled to the nearest 8-bit ones
/// (`png_set_scale_16`). gAMA, cHRM, iCCP, cICP and sRGB change nothing: two snapshots are equal if
/// their samples are, whatever a viewer would make of them, and bKGD is not blended in.
///
/// A decoder belongs to one thread at a time; make one for each.
package final class PNGDecoder {
  private var plainReader: PlainPixelReader

  /// - Throws: `PNGError.libraryFailure` without memory.
  package init() throws(PNGError) {
    plainReader = try PlainPixelReader()
  }

  /// - Throws: Every case of `PNGError` that speaks of reading. Memory stays below a small multiple
  ///   of what the file's size allows its picture to be.
  package func decode(_ file: [UInt8]) throws(PNGError) -> DecodedImage {
    try decode(file, allowingPlainPath: true)
  }

  /// Decodes through libpng alone, for files that the quick way would take as well; to check one by
  /// the other.
  /// - Throws: As `decode`.
  package func decodeThroughLibrary(_ file: [UInt8]) throws(PNGError) -> DecodedImage {
    try decode(file, allowingPlainPath: false)
  }

  /// What stands before the pixels, which are not looked at; the first part of a file is enough.
  /// - Throws: As `decode`, but for faults in the pixels.
  package static func header(of file: [UInt8]) throws(PNGError) -> PNGHeader {
    try file.withUnsafeBufferPointer { bytes throws(PNGError) in
      let reader = try PNGFileReader(bytes)
      return PNGHeader(width: reader.width, height: reader.height, metadata: reader.metadata)
    }
  }

  /// The compressed pixels as they lie in a file, from all of its IDAT chunks; nil unless every chunk
  /// is whole and has the right checksum, so that what its texts say may be believed.
  package static func imageData(of file: [UInt8]) -> ArraySlice<UInt8>? {
    guard file.starts(with: FileKind.signature),
      let pieces = file.withUnsafeBufferPointer({ ChunkWalk.imageData(of: $0) })
    else { return nil }
    if pieces.count == 1 { return file[pieces[0]] }
    return ArraySlice(pieces.flatMap { file[$0] })
  }

  private func decode(
    _ file: [UInt8], allowingPlainPath: Bool
  ) throws(PNGError) -> DecodedImage {
    try file.withUnsafeBufferPointer { bytes throws(PNGError) in
      let reader = try PNGFileReader(bytes)
      try reader.requirePlausibleSize()
      var plainPixels: [UInt8]?
      if allowingPlainPath, let step = reader.plainStep {
        plainPixels = plainReader.readPixels(
          bytes, width: reader.width, height: reader.height, step: step)
      }
      let pixels = if let plainPixels { plainPixels } else { try reader.readPixels() }
      return DecodedImage(
        width: reader.width, height: reader.height, pixels: pixels,
        isOpaque: pixels.withUnsafeBytes { PixelRows.isOpaque($0) }, metadata: reader.metadata)
    }
  }
}
