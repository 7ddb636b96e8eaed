import Geometry
package import Snapshots

extension LayoutDifference {
  /// The entries that a differing pixel is owed to: each such pixel counts for the last painted of the
  /// changed nodes that lie over it. All entries where no pixel can be laid to any, since a shadow or a
  /// letter may reach out of its node.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point.
  ///   - origin: The pixel of the screen that is the first of the picture.
  package func visible(in map: DifferenceMap, scale: Double, origin: (x: Int, y: Int))
    -> LayoutDifference
  {
    var claims = PixelClaims(map)
    var kept: [Entry] = []
    for entry in entries.reversed() {
      var count = 0
      for frame in entry.frames {
        count += claims.take(Self.pixels(frame, scale: scale, origin: origin))
      }
      if count > 0 { kept.append(entry) }
    }
    return kept.isEmpty ? self : LayoutDifference(entries: kept.reversed())
  }

  private static func pixels(_ frame: Rect, scale: Double, origin: (x: Int, y: Int)) -> PixelRect {
    let limit = 1e6
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value * scale, -limit), limit).rounded(rule))
    }
    let (left, top) = (whole(frame.minX, .down) - 1, whole(frame.minY, .down) - 1)
    let (right, bottom) = (whole(frame.maxX, .up) + 1, whole(frame.maxY, .up) + 1)
    return PixelRect(
      x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
  }
}

/// The differing pixels of a picture, each of which can be taken once.
private struct PixelClaims {
  private let width: Int
  private let height: Int
  private var isOpen: [Bool]
  /// Of each row, so that rows without any are passed over.
  private var counts: [Int]

  init(_ map: DifferenceMap) {
    width = map.width
    height = map.height
    isOpen = map.marks.map { $0 == DifferenceMap.Mark.differing.rawValue }
    counts = [Int](repeating: 0, count: map.height)
    for y in 0..<height {
      counts[y] = isOpen[y * width..<(y + 1) * width].count { $0 }
    }
  }

  /// Takes the pixels of a rectangle that nobody has taken, and tells how many they are.
  mutating func take(_ rect: PixelRect) -> Int {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !inside.isEmpty else { return 0 }
    var taken = 0
    for y in inside.y..<inside.maxY where counts[y] > 0 {
      for place in y * width + inside.x..<y * width + inside.maxX where isOpen[place] {
        isOpen[place] = false
        counts[y] -= 1
        taken += 1
      }
    }
    return taken
  }
}
