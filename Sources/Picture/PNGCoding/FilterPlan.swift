/// Which filter each row of a picture takes.
enum FilterPlan: CaseIterable {
  /// No filter: flat colours and repeated shapes stay as the bytes they are, which suits a screen.
  case plain
  /// Every row as its difference from the row above: vertical gradients become constant.
  case up
  /// For each row the filter whose output is nearest to zero: suits photographs and soft shadows.
  case adaptive

  /// Writes the filtered form of `rows`, a filter byte before every row.
  /// - Parameters:
  ///   - rows: Unfiltered rows of `rowLength` bytes, without gaps.
  ///   - target: Room for `(rowLength + 1)` bytes a row.
  ///   - scratch: Room for two rows; the first is set to zeros.
  func apply(
    to rows: UnsafeMutableBufferPointer<UInt8>, rowLength: Int, step: Int,
    into target: UnsafeMutableBufferPointer<UInt8>, scratch: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let source = rows.baseAddress, let output = target.baseAddress,
      let zeros = scratch.baseAddress
    else { return }
    zeros.initialize(repeating: 0, count: rowLength)
    for index in 0..<rows.count / rowLength {
      let row = UnsafePointer(source + index * rowLength)
      let above = index == 0 ? UnsafePointer(zeros) : row - rowLength
      let place = output + index * (rowLength + 1)
      let filter = filter(
        for: row, above: above, count: rowLength, step: step, scratch: zeros + rowLength)
      place.pointee = filter.rawValue
      filter.apply(to: row, above: above, count: rowLength, step: step, into: place + 1)
    }
  }

  private func filter(
    for row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    scratch: UnsafeMutablePointer<UInt8>
  ) -> RowFilter {
    switch self {
    case .plain: return .none
    case .up: return .up
    case .adaptive:
      var best = RowFilter.none
      var least = Int.max
      for filter in RowFilter.allCases {
        filter.apply(to: row, above: above, count: count, step: step, into: scratch)
        let cost = RowFilter.cost(scratch, count: count)
        if cost < least { (best, least) = (filter, cost) }
      }
      return best
    }
  }
}
