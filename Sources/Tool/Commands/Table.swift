/// Columns of text that stand below each other.
struct Table {
  private let rows: [[String]]

  init(_ header: [String], _ rows: [[String]]) {
    self.rows = [header] + rows
  }

  /// A line a row, the columns two spaces apart.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      return line + "\n"
    }.joined()
  }
}
