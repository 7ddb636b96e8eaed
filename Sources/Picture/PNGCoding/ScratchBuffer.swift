internal import Imaging

/// Memory that is kept from one picture to the next: the first touch of a fresh screenful costs more
/// than its compression.
struct ScratchBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer = .init(start: nil, count: 0)

  deinit { memory.deallocate() }

  /// At least `count` bytes with whatever was left in them, valid until the next call.
  mutating func bytes(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 64)
      LargePages.wish(for: memory.bindMemory(to: UInt8.self))
    }
    return UnsafeMutableBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count])
  }
}
