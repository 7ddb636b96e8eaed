/// The five filters of a PNG row, applied for compression. Source: PNG specification, section 9.
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes one filtered row without its filter byte.
  /// - Parameters:
  ///   - row: The bytes of the row.
  ///   - above: The row above, all zeros for the first one.
  ///   - step: The bytes of a pixel.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let head = min(step, count)
    switch self {
    case .none:
      target.update(from: row, count: count)
    case .sub:
      target.update(from: row, count: head)
      for index in head..<count { target[index] = row[index] &- row[index - step] }
    case .up:
      for index in 0..<count { target[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<head { target[index] = row[index] &- above[index] / 2 }
      for index in head..<count {
        let sum = UInt16(row[index - step]) + UInt16(above[index])
        target[index] = row[index] &- UInt8(truncatingIfNeeded: sum / 2)
      }
    case .paeth:
      for index in 0..<head { target[index] = row[index] &- above[index] }
      for index in head..<count {
        let guess = Self.paeth(row[index - step], above[index], above[index - step])
        target[index] = row[index] &- guess
      }
    }
  }

  /// Whichever of left, above and upper left is nearest to left + above − upper left, in this order.
  @inline(__always)
  static func paeth(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let toLeft = Int16(above) - Int16(upperLeft)
    let toAbove = Int16(left) - Int16(upperLeft)
    let toUpperLeft = (toLeft + toAbove).magnitude
    if toLeft.magnitude <= toAbove.magnitude, toLeft.magnitude <= toUpperLeft { return left }
    return toAbove.magnitude <= toUpperLeft ? above : upperLeft
  }

  /// How far the filtered bytes are from zero together, as signed bytes: the usual guess at how badly
  /// a row will compress.
  static func cost(_ filtered: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt32 = 0
    for index in 0..<count {
      sum &+= UInt32(min(filtered[index], 0 &- filtered[index]))
    }
    return Int(sum)
  }
}
