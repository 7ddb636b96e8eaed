import CDeflate

/// Writes chunks with their lengths and checksums.
struct ChunkWriter {
  var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func append(_ values: UInt32...) {
    for value in values { withUnsafeBytes(of: value.bigEndian) { bytes += $0 } }
  }

  mutating func append(_ values: UInt16...) {
    for value in values { withUnsafeBytes(of: value.bigEndian) { bytes += $0 } }
  }

  mutating func chunk(_ name: String, _ body: (inout ChunkWriter) -> Void) {
    let start = bytes.count
    append(UInt32(0))
    bytes += Array(name.utf8)
    body(&self)
    let length = bytes.count - start - 8
    withUnsafeBytes(of: UInt32(length).bigEndian) { field in
      for (index, byte) in field.enumerated() { bytes[start + index] = byte }
    }
    let checksum = bytes.withUnsafeBytes { all in
      let covered = UnsafeRawBufferPointer(rebasing: all[(start + 4)...])
      return libdeflate_crc32(0, covered.baseAddress, covered.count)
    }
    append(checksum)
  }
}
