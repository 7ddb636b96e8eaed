import CPNG

/// Puts libpng's chunks around pixels that are deflated already.
enum PNGFileWriter {
  /// - Throws: `PNGError.badText`, or `.libraryFailure` with libpng's words.
  static func write(
    width: Int, height: Int, isOpaque: Bool, metadata: PNGMetadata,
    imageData: UnsafeBufferPointer<UInt8>
  ) throws(PNGError) -> [UInt8] {
    for text in metadata.texts where !isWritable(text) { throw .badText(key: text.key) }
    var writer = guarded_png_writer()
    writer.width = UInt32(width)
    writer.height = UInt32(height)
    writer.color_type = isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
    writer.pixels_per_metre = UInt32(clamping: metadata.pixelsPerMetre ?? 0)
    writer.image_data = imageData.baseAddress
    writer.image_data_count = imageData.count
    writer.capacity = capacity(imageData: imageData.count, metadata)
    var isWritten = false
    let file = withTexts(metadata.texts) { texts in
      writer.texts = texts.baseAddress
      writer.text_count = Int32(texts.count)
      return [UInt8](unsafeUninitializedCapacity: writer.capacity) { bytes, count in
        writer.bytes = bytes.baseAddress
        isWritten = guarded_png_write(&writer)
        count = writer.count
      }
    }
    guard isWritten else { throw .libraryFailure(message(of: writer.report)) }
    return file
  }

  /// libpng's words for an error.
  static func message(of report: guarded_png_report) -> String {
    withUnsafeBytes(of: report.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Enough for signature, IHDR, sRGB, pHYs, IDAT's and IEND's frames (together 106 bytes) and the
  /// texts, a deflated one of which may grow by a few bytes.
  private static func capacity(imageData: Int, _ metadata: PNGMetadata) -> Int {
    metadata.texts.reduce(imageData + 256) { sum, text in
      sum + text.key.utf8.count + text.value.utf8.count * 9 / 8 + 128
    }
  }

  private static func isWritable(_ text: PNGMetadata.Text) -> Bool {
    let key = text.key.utf8
    return 1...79 ~= key.count && key.allSatisfy { 0x21...0x7E ~= $0 || $0 == 0x20 }
      && key.first != 0x20 && key.last != 0x20 && !text.key.contains("  ")
      && !text.value.utf8.contains(0)
  }

  /// Gives `body` the texts as libpng takes them, with C strings that live as long as the call.
  private static func withTexts<Result>(
    _ texts: [PNGMetadata.Text], _ body: (UnsafeMutableBufferPointer<png_text>) -> Result
  ) -> Result {
    var strings: [CChar] = []
    var offsets: [Int] = []
    for text in texts {
      for string in [text.key, text.value] {
        offsets.append(strings.count)
        strings.append(contentsOf: string.utf8CString)
      }
    }
    return strings.withUnsafeMutableBufferPointer { strings in
      var entries = texts.enumerated().map { index, text in
        var entry = png_text()
        entry.compression = chunk(for: text.value)
        entry.key = strings.baseAddress.map { $0 + offsets[index * 2] }
        entry.text = strings.baseAddress.map { $0 + offsets[index * 2 + 1] }
        return entry
      }
      return entries.withUnsafeMutableBufferPointer { body($0) }
    }
  }

  /// Short ASCII stands readable in a tEXt chunk; other text is UTF-8 in iTXt, long text deflated.
  private static func chunk(for value: String) -> Int32 {
    if value.utf8.count > 1024 { return PNG_ITXT_COMPRESSION_zTXt }
    return value.utf8.allSatisfy { $0 < 0x80 }
      ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE
  }
}
