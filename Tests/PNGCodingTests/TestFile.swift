/// PNG files built by hand, with stored deflate blocks, so that no encoder stands behind them.
struct TestFile {
  var header: [UInt8]
  /// Chunks between IHDR and IDAT.
  var chunks: [(kind: String, body: [UInt8])] = []
  /// Filter bytes and rows.
  var rows: [UInt8]

  /// - Parameter color: The colour type of the PNG specification, table 11.1.
  init(width: UInt32, height: UInt32, depth: UInt8, color: UInt8, rows: [UInt8]) {
    header = Self.bytes(width) + Self.bytes(height) + [depth, color, 0, 0, 0]
    self.rows = rows
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var bytes: [UInt8] {
    var file = Self.signature + Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.kind, chunk.body) }
    return file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(kind.utf8) + body
    return bytes(UInt32(body.count)) + checked + bytes(crc32(checked))
  }

  /// One zlib stream without compression. Source: RFC 1950, RFC 1951 section 3.2.4.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = UInt16(data.count)
    let sizes = [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + sizes + data + bytes(adler32(data))
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Source: PNG specification, annex D.
  static func crc32(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(~0) { remainder, byte in
      var value = remainder ^ UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      return value
    }
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
