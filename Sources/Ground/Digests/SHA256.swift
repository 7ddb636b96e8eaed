internal import CNettle

/// The digest that pins fonts and names pixels.
package enum SHA256 {
  /// The digest of the bytes as 64 lower-case hexadecimal digits.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hexadecimal($0) }
  }

  /// The digest of the bytes as 64 lower-case hexadecimal digits.
  package static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    nettle_sha256_update(&context, bytes.count, start)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
