package import Imaging
package import PNGCoding

/// The picture of a difference: expected, actual and what differs, side by side.
package enum DiffImage {
  /// Device pixels between two panels.
  package static let gap = 8

  /// Whether the panels of two pictures are small enough to be drawn: a file that is absurdly large must
  /// not cost memory three times over.
  package static func canDraw(expected: DecodedImage, actual: DecodedImage) -> Bool {
    let width = max(expected.width, actual.width) * 3 + gap * 2
    return width * max(expected.height, actual.height) <= 1 << 27
  }

  /// Draws the three panels, each as large as both pictures together, so that one of another size loses
  /// nothing.
  ///
  /// In the last panel the actual picture is pale; differing pixels are red, or magenta where only one
  /// of the pictures reaches, forgiven ones yellow, masked ones blue; boxes stand around clusters.
  /// - Parameter map: Of the comparison; nil where the sizes differ or nothing does.
  package static func draw(
    expected: DecodedImage, actual: DecodedImage, map: DifferenceMap?
  ) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let before = expected.bitmap
    let after = actual.bitmap
    let map = map ?? unionMap(before, after, width: width, height: height)
    var canvas = PixelCanvas(width: width * 3 + gap * 2, height: height, color: Palette.gap)
    canvas.place(before, at: 0, panelWidth: width)
    canvas.place(after, at: width + gap, panelWidth: width)
    let left = (width + gap) * 2
    canvas.place(after, at: left, panelWidth: width)
    let shared = PixelSize(
      width: min(before.width, after.width), height: min(before.height, after.height))
    mark(map, shared: shared, on: &canvas, left: left)
    for cluster in map.clusters() {
      canvas.frame(cluster, offsetBy: left, panelWidth: width, color: Palette.box)
    }
    return canvas.bitmap
  }

  /// Where sizes differ, the pixels that both pictures have are compared, and those that only one has
  /// differ.
  private static func unionMap(
    _ before: Bitmap, _ after: Bitmap, width: Int, height: Int
  ) -> DifferenceMap {
    var map = DifferenceMap(width: width, height: height)
    before.pixels.withUnsafeBytes { first in
      after.pixels.withUnsafeBytes { second in
        func word(_ bytes: UnsafeRawBufferPointer, _ picture: Bitmap, _ x: Int, _ y: Int) -> UInt32?
        {
          guard x < picture.width, y < picture.height else { return nil }
          return bytes.loadUnaligned(
            fromByteOffset: (y * picture.width + x) * 4, as: UInt32.self)
        }
        for y in 0..<height {
          for x in 0..<width {
            let expected = word(first, before, x, y)
            if expected != word(second, after, x, y) { map[x, y] = .differing }
          }
        }
      }
    }
    return map
  }

  private static func mark(
    _ map: DifferenceMap, shared: PixelSize, on canvas: inout PixelCanvas, left: Int
  ) {
    let width = canvas.width
    canvas.withWords { words in
      map.marks.withUnsafeBufferPointer { marks in
        for y in 0..<map.height {
          for x in 0..<map.width {
            let index = y * width + left + x
            let mark = DifferenceMap.Mark(rawValue: marks[y * map.width + x]) ?? .same
            words[index] = color(
              of: mark, over: words[index], isShared: x < shared.width && y < shared.height)
          }
        }
      }
    }
  }

  private static func color(
    of mark: DifferenceMap.Mark, over pixel: UInt32, isShared: Bool
  ) -> UInt32 {
    switch mark {
    case .same: Palette.pale(pixel)
    case .forgiven, .antiAliased: Palette.forgiven
    case .masked: Palette.masked
    case .differing: isShared ? Palette.differing : Palette.inOnePictureOnly
    }
  }
}
