extension DifferenceMap {
  /// Rectangles around groups of differing pixels, from top to bottom, then from left to right.
  ///
  /// Pixels belong together when their cells of `reach` pixels touch, so that the letters of a changed
  /// word share one rectangle.
  package func clusters(reach: Int = 16) -> [PixelRect] {
    let columns = (width + reach - 1) / reach
    let rows = (height + reach - 1) / reach
    var cells = [PixelRect?](repeating: nil, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width where self[x, y] == .differing {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let cell = y / reach * columns + x / reach
        cells[cell] = cells[cell]?.union(pixel) ?? pixel
      }
    }
    var clusters: [PixelRect] = []
    for start in cells.indices where cells[start] != nil {
      clusters.append(Self.takeCluster(from: start, of: &cells, columns: columns))
    }
    return clusters.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Empties all cells that are joined with the first one and gives the rectangle around them.
  private static func takeCluster(
    from start: Int, of cells: inout [PixelRect?], columns: Int
  ) -> PixelRect {
    var bounds = cells[start] ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    var waiting = [start]
    cells[start] = nil
    while let cell = waiting.popLast() {
      let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
      for nextRow in max(row - 1, 0)...row + 1 {
        for nextColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
          let next = nextRow * columns + nextColumn
          guard next < cells.count, let found = cells[next] else { continue }
          bounds = bounds.union(found)
          cells[next] = nil
          waiting.append(next)
        }
      }
    }
    return bounds
  }
}
