/// What a file is by its first bytes, for an error that helps where it is no PNG.
enum FileKind {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: `PNGError.notPNG`, `.gitLFSPointer`, `.mergeConflict`, `.truncated` for less than a
  ///   header, `.tooLarge` for a header past the limit.
  static func requirePNG(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    guard bytes.prefix(signature.count).elementsEqual(signature) else {
      if bytes.count < signature.count, signature.starts(with: bytes) { throw .truncated }
      let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
      let lines = head.split(whereSeparator: \.isNewline)
      if lines.contains(where: { $0.hasPrefix("<<<<<<< ") }) { throw .mergeConflict }
      if head.hasPrefix("version https://git-lfs.github.com/spec/") { throw .gitLFSPointer }
      throw .notPNG
    }
    guard bytes.count >= 33 else { throw .truncated }
    let width = Int(bigEndian(bytes, at: 16))
    let height = Int(bigEndian(bytes, at: 20))
    guard width == 0 || height <= PNGLimits.pixels / width else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// libpng sets aside what a chunk claims to hold before it looks whether that is there. Pixels are
  /// the exception: it reads them piece by piece, and they may go on past the end of a file's head.
  /// - Throws: `PNGError.truncated` where any other chunk ends after the file.
  static func requireHonestChunks(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    let imageData: UInt32 = 0x4944_4154
    var offset = signature.count
    while offset + 8 <= bytes.count {
      let length = Int(bigEndian(bytes, at: offset))
      let isImageData = bigEndian(bytes, at: offset + 4) == imageData
      offset += length + 12
      if offset > bytes.count, !isImageData { throw .truncated }
    }
  }

  /// The 32-bit number at an offset that must lie inside.
  static func bigEndian(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
