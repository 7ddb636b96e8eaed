/// Memory that is used again, because the first touch of fresh pages costs more than drawing.
///
/// Contents are left over from earlier use: whoever takes a buffer sets what it reads.
final class BufferPool {
  private var free: [UnsafeMutableRawBufferPointer] = []

  /// At least `byteCount` bytes, aligned for vectors.
  func take(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    var best: Int?
    for index in free.indices where free[index].count >= byteCount {
      if let found = best, free[found].count <= free[index].count { continue }
      best = index
    }
    // A buffer far larger than asked for is better kept for who needs it.
    if let best, free[best].count <= max(4 * byteCount, 1 << 16) { return free.remove(at: best) }
    let rounded = (max(byteCount, 1) + 4095) & ~4095
    return UnsafeMutableRawBufferPointer.allocate(byteCount: rounded, alignment: 64)
  }

  func give(_ buffer: UnsafeMutableRawBufferPointer) {
    free.append(buffer)
    if free.count > 24 { free.removeFirst().deallocate() }
  }

  deinit {
    for buffer in free { buffer.deallocate() }
  }
}

/// Typed memory of a pool, given back when the last reference goes.
final class PooledBuffer<Element> {
  let start: UnsafeMutablePointer<Element>
  let count: Int
  private let memory: UnsafeMutableRawBufferPointer
  private let pool: BufferPool

  /// - Precondition: `Element` is trivial.
  init(count: Int, pool: BufferPool) {
    self.pool = pool
    self.count = count
    memory = pool.take(byteCount: max(1, count) * MemoryLayout<Element>.stride)
    guard let base = memory.baseAddress else { preconditionFailure("a buffer is never empty") }
    start = base.bindMemory(to: Element.self, capacity: count)
  }

  deinit {
    pool.give(memory)
  }
}
