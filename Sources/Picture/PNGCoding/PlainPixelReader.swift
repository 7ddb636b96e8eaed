import CDeflate
import Imaging

/// The quick way to the pixels of a plain file (8-bit RGB or RGBA, one pass): libdeflate, then one
/// pass over the rows that undoes their filters and adds the alpha.
///
/// It takes only files without any fault and leaves the judgement of all others to libpng.
struct PlainPixelReader: ~Copyable {
  private let decompressor: OpaquePointer
  private var joined = ScratchBuffer()
  private var zeros = ScratchBuffer()

  /// - Throws: `PNGError.libraryFailure` without memory.
  init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .libraryFailure("no memory for libdeflate")
    }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// The pixels as straight RGBA, nil where the file is not without fault.
  /// - Parameter step: Bytes a pixel in the file, 3 or 4.
  mutating func readPixels(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int, step: Int
  ) -> [UInt8]? {
    guard let imageData = imageData(of: bytes) else { return nil }
    let zeroRow = zeros.bytes(width * 4)
    zeroRow.update(repeating: 0)
    let rowLength = width * step + 1
    let filteredCount = rowLength * height
    // The filtered rows lie at the end of the very memory that takes the pixels: reading stays ahead
    // of writing to the last byte, and a screenful is touched for the first time only once.
    let capacity = max(width * height * 4, filteredCount)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      LargePages.wish(for: target)
      guard let pixels = target.baseAddress else { return }
      let filtered = pixels + (capacity - filteredCount)
      let status = libdeflate_zlib_decompress(
        decompressor, imageData.baseAddress, imageData.count, filtered, filteredCount, nil)
      guard status == LIBDEFLATE_SUCCESS else { return }
      var above = UnsafeRawPointer(zeroRow.baseAddress ?? pixels)
      for row in 0..<height {
        let source = filtered + row * rowLength
        guard let filter = RowFilter(rawValue: source.pointee) else { return }
        let output = UnsafeMutableRawPointer(pixels + row * width * 4)
        let undoing = RowUnfilter(
          source: UnsafeRawPointer(source + 1), above: above, target: output, width: width)
        step == 3 ? undoing.undoRGB(filter) : undoing.undoRGBA(filter)
        above = UnsafeRawPointer(output)
      }
      count = width * height * 4
      isRead = true
    }
    return isRead ? pixels : nil
  }

  /// The zlib stream of the IDAT chunks, nil unless every chunk is whole, has the right checksum, and
  /// stands where it should.
  private mutating func imageData(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let pieces = ChunkWalk.imageData(of: bytes) else { return nil }
    if pieces.count == 1, let piece = pieces.first {
      return UnsafeBufferPointer(rebasing: bytes[piece])
    }
    let target = joined.bytes(pieces.reduce(0) { $0 + $1.count })
    var position = 0
    for piece in pieces {
      _ = UnsafeMutableBufferPointer(rebasing: target[position...]).update(
        fromContentsOf: bytes[piece])
      position += piece.count
    }
    return UnsafeBufferPointer(target)
  }
}
