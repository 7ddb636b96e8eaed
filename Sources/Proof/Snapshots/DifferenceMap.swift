/// For every pixel of two compared pictures, what became of it.
package struct DifferenceMap: Hashable, Sendable {
  package enum Mark: UInt8, Hashable, Sendable {
    case same, forgiven, antiAliased, differing, masked
  }

  package let width: Int
  package let height: Int
  /// Raw values of `Mark`, row-major, `width * height` elements.
  package private(set) var marks: [UInt8]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = [UInt8](repeating: Mark.same.rawValue, count: width * height)
  }

  package subscript(x: Int, y: Int) -> Mark {
    get { Mark(rawValue: marks[y * width + x]) ?? .same }
    set { marks[y * width + x] = newValue.rawValue }
  }

  /// Marks a rectangle, which may reach outside.
  mutating func fill(_ rect: PixelRect, with mark: Mark) {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX { self[x, y] = mark }
    }
  }

  /// The most differing pixels in any square of `side` pixels, looked for inside `bounds`, which must
  /// hold them all.
  func densestWindow(side: Int, in bounds: PixelRect) -> Int {
    // The counts of the columns over the last `side` rows, moved down row by row.
    var columns = [Int](repeating: 0, count: bounds.width)
    var most = 0
    for y in bounds.y..<bounds.maxY {
      for column in 0..<bounds.width {
        if self[bounds.x + column, y] == .differing { columns[column] += 1 }
        let leaving = y - side
        if leaving >= bounds.y, self[bounds.x + column, leaving] == .differing {
          columns[column] -= 1
        }
      }
      var count = 0
      for column in 0..<bounds.width {
        count += columns[column]
        if column >= side { count -= columns[column - side] }
        most = max(most, count)
      }
    }
    return most
  }
}
