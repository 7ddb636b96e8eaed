import CDeflate

/// The chunks of a file by their frames alone.
enum ChunkWalk {
  /// The places of the IDAT chunks' bodies, nil unless every chunk up to IEND is whole and has the right
  /// checksum, and the IDAT chunks follow one another.
  static func imageData(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var pieces: [Range<Int>] = []
    var offset = FileKind.signature.count
    while offset + 12 <= bytes.count {
      let length = Int(FileKind.bigEndian(bytes, at: offset))
      let body = offset + 8..<offset + 8 + length
      guard body.upperBound + 4 <= bytes.count, let start = bytes.baseAddress else { return nil }
      let checksum = libdeflate_crc32(0, start + offset + 4, length + 4)
      guard checksum == FileKind.bigEndian(bytes, at: body.upperBound) else { return nil }
      switch FileKind.bigEndian(bytes, at: offset + 4) {
      case 0x4944_4154:  // IDAT
        if let last = pieces.last, last.upperBound + 12 != body.lowerBound { return nil }
        pieces.append(body)
      case 0x4945_4E44:  // IEND
        return pieces.isEmpty ? nil : pieces
      default:
        break
      }
      offset = body.upperBound + 4
    }
    return nil
  }

  /// Every whole chunk's name and the place of its body, in order; the rest of a broken file is left out.
  static func chunks(of bytes: [UInt8]) -> [(name: String, body: Range<Int>)] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [(name: String, body: Range<Int>)] = []
      var offset = FileKind.signature.count
      while offset + 12 <= bytes.count {
        let length = Int(FileKind.bigEndian(bytes, at: offset))
        let body = offset + 8..<offset + 8 + length
        guard body.upperBound + 4 <= bytes.count else { break }
        let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
        found.append((name, body))
        if name == "IEND" { break }
        offset = body.upperBound + 4
      }
      return found
    }
  }
}
