/// A film as one file: an APNG, which shows its first frame wherever animations are not known.
///
/// Source: PNG specification, third edition, sections 11.3.6 (acTL, fcTL, fdAT) and 13.10.
package enum AnimatedPNG {
  /// How long a frame stands: `numerator / denominator` seconds, exactly.
  package struct Delay: Hashable, Sendable {
    package var numerator: UInt16
    package var denominator: UInt16

    /// - Precondition: the denominator is not 0, which the format would read as 100.
    package init(_ numerator: UInt16, of denominator: UInt16) {
      precondition(denominator > 0, "a delay in parts of nothing")
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// Puts whole PNG files of one size and form in a row, their compressed pixels untouched. What the
  /// first says about itself holds for all.
  ///
  /// - Parameters:
  ///   - files: as `PNGEncoder` writes them, at least one.
  ///   - delays: one a file.
  ///   - plays: 0 to play again and again.
  /// - Throws: `PNGError.unequalFrames` where one differs from the first in size or form, and
  ///   `.libraryFailure` for a file that is not whole.
  package static func file(
    of files: [[UInt8]], delays: [Delay], plays: UInt32 = 0
  ) throws(PNGError) -> [UInt8] {
    precondition(!files.isEmpty && files.count == delays.count, "a delay for each of the frames")
    var writer = ChunkWriter(capacity: files.reduce(0) { $0 + $1.count } + files.count * 64)
    var sequence: UInt32 = 0
    let first = try parts(of: files[0])
    writer.bytes += files[0][..<first.header.upperBound]
    writer.chunk("acTL") { $0.append(UInt32(files.count), plays) }
    writer.bytes += files[0][first.header.upperBound..<first.imageData[0].lowerBound - 8]
    for (index, file) in files.enumerated() {
      let parts = try parts(of: file)
      guard file[parts.header].elementsEqual(files[0][first.header]) else {
        throw .unequalFrames(index: index)
      }
      writer.control(sequence, header: file[parts.header], delay: delays[index])
      sequence += 1
      for piece in parts.imageData {
        if index == 0 {
          writer.chunk("IDAT") { $0.bytes += file[piece] }
        } else {
          let number = sequence
          writer.chunk("fdAT") {
            $0.append(number)
            $0.bytes += file[piece]
          }
          sequence += 1
        }
      }
    }
    writer.chunk("IEND") { _ in }
    return writer.bytes
  }

  /// The signature with IHDR, and the bodies of the IDAT chunks.
  private static func parts(
    of file: [UInt8]
  ) throws(PNGError) -> (header: Range<Int>, imageData: [Range<Int>]) {
    let pieces = file.withUnsafeBufferPointer { ChunkWalk.imageData(of: $0) }
    guard let pieces, file.count > headerLength else {
      throw .libraryFailure("a frame is not a whole PNG file")
    }
    return (0..<headerLength, pieces)
  }

  /// The signature (8 bytes) and IHDR (13, in a frame of 12).
  private static let headerLength = 33
}

extension ChunkWriter {
  /// fcTL for a frame that replaces the whole picture; `header` is the signature with IHDR.
  fileprivate mutating func control(
    _ sequence: UInt32, header: ArraySlice<UInt8>, delay: AnimatedPNG.Delay
  ) {
    let size = header.dropFirst(16).prefix(8)
    chunk("fcTL") { writer in
      writer.append(sequence)
      writer.bytes += size
      writer.append(UInt32(0), 0)
      writer.append(delay.numerator, delay.denominator)
      writer.bytes += [0, 0]
    }
  }
}
