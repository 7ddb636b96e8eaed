import Digests
package import Imaging
package import PNGCoding

/// What a reference's file says about itself, so that a verdict may need no pixel.
package struct ReferenceNotes: Hashable, Sendable {
  /// The digest of the pixels that were encoded; nil in a file of another tool.
  package var pixelDigest: String?
  /// The digest of the display list that drew them, with all that a raster depends on.
  package var displayListDigest: String?
  /// The dump of the layout, for the reason in words when a picture differs.
  package var layout: String?

  package init(
    pixelDigest: String? = nil, displayListDigest: String? = nil, layout: String? = nil
  ) {
    self.pixelDigest = pixelDigest
    self.displayListDigest = displayListDigest
    self.layout = layout
  }

  /// The notes as a file has them, whether or not they are still true.
  package init(_ metadata: PNGMetadata) {
    pixelDigest = metadata.text(Self.pixelKey)
    displayListDigest = metadata.text(Self.displayListKey)
    layout = metadata.text(Self.layoutKey)
  }

  /// The notes of a file that may be believed without a look at its pixels: every checksum is right,
  /// and size and compressed pixels are those that the notes were written with. Nil otherwise, as for
  /// a file that a tool has changed and written with the old texts.
  package init?(trusted file: [UInt8]) {
    guard let imageData = PNGDecoder.imageData(of: file),
      let header = try? PNGDecoder.header(of: file),
      let seal = header.metadata.text(Self.sealKey),
      seal == imageData.withUnsafeBytes({ Self.seal($0) }).value
    else { return nil }
    self.init(header.metadata)
    guard pixelDigest?.hasPrefix("xxh64:\(header.width)x\(header.height):") == true else {
      return nil
    }
  }

  /// The notes as text chunks.
  package var texts: [PNGMetadata.Text] {
    [
      (Self.pixelKey, pixelDigest), (Self.displayListKey, displayListDigest),
      (Self.layoutKey, layout),
    ].compactMap { key, value in value.map { PNGMetadata.Text(key: key, value: $0) } }
  }

  /// Whether a text belongs to the notes, and not to what else a file says.
  static func isNote(_ text: PNGMetadata.Text) -> Bool {
    [pixelKey, displayListKey, layoutKey, sealKey].contains(text.key)
  }

  /// The text that ties notes to compressed pixels.
  static func seal(_ imageData: UnsafeRawBufferPointer) -> PNGMetadata.Text {
    let digits = String(XXHash64.digest(imageData), radix: 16)
    return PNGMetadata.Text(key: sealKey, value: "xxh64:\(imageData.count):\(digits)")
  }

  private static let pixelKey = "basiri:pixels"
  private static let displayListKey = "basiri:display-list"
  private static let layoutKey = "basiri:layout"
  private static let sealKey = "basiri:image-data"
}

extension PNGEncoder {
  /// The file of a reference: with the digest of its pixels and the notes in its text chunks, which are
  /// tied to its compressed pixels.
  /// - Throws: As `encode`.
  package func encodeReference(
    _ bitmap: Bitmap, scale: Double, displayListDigest: String? = nil, layout: String? = nil,
    texts: [PNGMetadata.Text] = [], compression: PNGCompression = .small
  ) throws(PNGError) -> [UInt8] {
    let notes = ReferenceNotes(
      pixelDigest: PixelDigest(bitmap).description, displayListDigest: displayListDigest,
      layout: layout)
    return try encode(
      bitmap, compression: compression,
      metadata: PNGMetadata(scale: scale, texts: notes.texts + texts), seal: ReferenceNotes.seal)
  }

  /// A picture that a run has written quickly, as the small file of a reference that says the same.
  /// - Throws: As `encode`.
  package func encodeReference(of actual: DecodedImage) throws(PNGError) -> [UInt8] {
    let notes = ReferenceNotes(actual.metadata)
    return try encodeReference(
      actual.bitmap, scale: actual.metadata.scale ?? 1, displayListDigest: notes.displayListDigest,
      layout: notes.layout, texts: actual.metadata.texts.filter { !ReferenceNotes.isNote($0) })
  }
}
