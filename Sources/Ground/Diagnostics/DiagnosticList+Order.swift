extension DiagnosticList {
  /// The problems by file, line and column; those without a place first, equals as they were.
  package var sortedByPlace: DiagnosticList {
    let indexed = diagnostics.enumerated().sorted { left, right in
      switch (left.element.range?.start, right.element.range?.start) {
      case (let a?, let b?): a == b ? left.offset < right.offset : a < b
      case (nil, _?): true
      case (_?, nil): false
      case (nil, nil): left.offset < right.offset
      }
    }
    return DiagnosticList(indexed.map(\.element))
  }
}
