import CISAL

/// ISA-L's deflate: several times faster than any zlib level, and less thorough.
///
/// It chooses its inner loops by the processor's features, so the bytes are the same on every run of
/// one machine, and may differ on another one whose pixels are still the same.
struct FastDeflate: ~Copyable {
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let workspace = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: Int(isal_level_1_workspace))

  deinit {
    stream.deallocate()
    workspace.deallocate()
  }

  /// The most bytes that `count` bytes may become: stored blocks of at most 65,535 bytes with
  /// headers, and the frame of zlib.
  static func bound(_ count: Int) -> Int { count + count / 16 + 1024 }

  /// Writes one zlib stream and returns its length.
  /// - Throws: `PNGError.libraryFailure`.
  func compress(
    _ input: UnsafeMutableBufferPointer<UInt8>, to output: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) -> Int {
    // What an earlier stream, or earlier memory, left in the tables would be taken for matches to try:
    // a valid stream, but not the same one every time.
    stream.initialize(to: isal_zstream())
    workspace.initialize(repeating: 0)
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = workspace.baseAddress
    stream.pointee.level_buf_size = UInt32(workspace.count)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.end_of_stream = 1
    stream.pointee.flush = UInt16(NO_FLUSH)
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let status = isal_deflate_stateless(stream)
    guard status == COMP_OK, stream.pointee.avail_in == 0 else {
      throw .libraryFailure("igzip gave \(status)")
    }
    return output.count - Int(stream.pointee.avail_out)
  }
}
