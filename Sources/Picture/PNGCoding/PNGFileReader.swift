import CPNG

/// One file opened by libpng: what stands before its pixels, and the pixels by every rule of the
/// format.
struct PNGFileReader: ~Copyable {
  private let reader = UnsafeMutablePointer<guarded_png_reader>.allocate(capacity: 1)

  /// Reads up to the pixels. The bytes must outlive the reader.
  /// - Throws: `PNGError.notPNG` and the other cases for what is no PNG, `.truncated`, `.corrupt`,
  ///   or `.tooLarge`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    reader.initialize(to: guarded_png_reader())
    try FileKind.requirePNG(bytes)
    try FileKind.requireHonestChunks(bytes)
    reader.pointee.bytes = bytes.baseAddress
    reader.pointee.count = bytes.count
    guard guarded_png_open(reader) else { throw failure }
  }

  deinit {
    guarded_png_close(reader)
    reader.deallocate()
  }

  var width: Int { Int(reader.pointee.width) }
  var height: Int { Int(reader.pointee.height) }

  /// Bytes a pixel of a file of the two plain kinds, 8-bit RGB and RGBA in one pass without a
  /// transparent colour; nil for all others.
  var plainStep: Int? {
    guard reader.pointee.bit_depth == 8, reader.pointee.interlace == PNG_INTERLACE_NONE,
      !reader.pointee.has_transparency
    else { return nil }
    switch reader.pointee.color_type {
    case PNG_COLOR_TYPE_RGB: return 3
    case PNG_COLOR_TYPE_RGB_ALPHA: return 4
    default: return nil
    }
  }

  var metadata: PNGMetadata {
    let density = Int(reader.pointee.pixels_per_metre)
    let entries = UnsafeBufferPointer(
      start: reader.pointee.texts, count: Int(reader.pointee.text_count))
    return PNGMetadata(
      pixelsPerMetre: density == 0 ? nil : density, texts: entries.compactMap(Self.text))
  }

  /// A few bytes of deflate data can stand for a thousand times as many and no more, so a larger
  /// promise is a lie that must not cost memory.
  /// - Throws: `PNGError.tooLarge`.
  func requirePlausibleSize() throws(PNGError) {
    let channels = Int(png_get_channels(reader.pointee.png, reader.pointee.info))
    let rowBits = width * channels * Int(reader.pointee.bit_depth)
    guard height * (rowBits / 8) <= reader.pointee.count * PNGLimits.deflateRatio else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The pixels as straight RGBA. May be called once.
  /// - Throws: `PNGError.truncated`, `.corrupt`.
  func readPixels() throws(PNGError) -> [UInt8] {
    let count = width * height * 4
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initializedCount in
      // An interlaced file that breaks off leaves pixels unwritten; they must not be old memory.
      target.initialize(repeating: 0)
      isRead = target.baseAddress.map { guarded_png_read_pixels(reader, $0) } ?? false
      initializedCount = count
    }
    guard isRead, !reader.pointee.report.has_wrong_checksum else { throw failure }
    return pixels
  }

  private var failure: PNGError {
    if reader.pointee.report.is_truncated { return .truncated }
    if reader.pointee.report.has_wrong_checksum { return .corrupt("wrong checksum of the pixels") }
    if reader.pointee.png == nil { return .libraryFailure("libpng could not start") }
    return .corrupt(PNGFileWriter.message(of: reader.pointee.report))
  }

  private static func text(_ entry: png_text) -> PNGMetadata.Text? {
    guard let key = entry.key else { return nil }
    let isUTF8 = entry.compression >= PNG_ITXT_COMPRESSION_NONE
    let length = isUTF8 ? entry.itxt_length : entry.text_length
    let value = UnsafeRawBufferPointer(start: entry.text, count: entry.text == nil ? 0 : length)
    return PNGMetadata.Text(
      key: latin1(UnsafeRawBufferPointer(start: key, count: strlen(key))),
      value: isUTF8 ? String(decoding: value, as: UTF8.self) : latin1(value))
  }

  /// Source: PNG specification, section 11.3.4.3: tEXt is Latin-1, whose bytes are code points.
  private static func latin1(_ bytes: UnsafeRawBufferPointer) -> String {
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}
