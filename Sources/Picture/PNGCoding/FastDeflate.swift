import CISAL

/// ISA-L's deflate: several times faster than any zlib level, and less thorough.
///
/// It chooses its inner loops by the processor's features, so the bytes are the same on every run of
/// one machine, and may differ on another one whose pixels are still the same.
struct FastDeflate: ~Copyable {
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let workspace = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: Int(isal_level_1_workspace))

  /// How many bytes go ahead of the others, in a block of their own.
  ///
  /// ISA-L's loop for level 1 hashes the first bytes of a stream from a register that still holds the
  /// address of the stream (`igzip_icf_body_h1_gr_bt.asm`, `.write_first_byte`): which match is found
  /// later then depends on where the heap put it. A head of 4 to 16 bytes goes through another loop,
  /// which hashes the data, and the wrong one is skipped for a stream that has a history.
  private static let headCount = 16

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
    stream.initialize(to: isal_zstream())
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = workspace.baseAddress
    stream.pointee.level_buf_size = UInt32(workspace.count)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.next_in = input.baseAddress
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let head = input.count > Self.headCount ? Self.headCount : 0
    if head > 0 { try deflate(head, flush: SYNC_FLUSH, isLast: false) }
    try deflate(input.count - head, flush: NO_FLUSH, isLast: true)
    guard stream.pointee.internal_state.state == ZSTATE_END else {
      throw .libraryFailure("igzip did not end its stream")
    }
    return output.count - Int(stream.pointee.avail_out)
  }

  /// Deflates the next bytes of the input, all of them.
  private func deflate(_ count: Int, flush: Int32, isLast: Bool) throws(PNGError) {
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.flush = UInt16(flush)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    let status = isal_deflate(stream)
    guard status == COMP_OK, stream.pointee.avail_in == 0 else {
      throw .libraryFailure("igzip gave \(status)")
    }
  }
}
