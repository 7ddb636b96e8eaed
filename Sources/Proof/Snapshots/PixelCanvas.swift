import Imaging

/// A bitmap under work, as one number a pixel, with the few strokes that a diff picture needs.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    let count = width * height * 4
    bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      LargePages.wish(for: memory)
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt32.self, repeating: color)
      initializedCount = count
    }
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: bytes) }

  /// Gives `body` the pixels in place, row-major.
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    bytes.withUnsafeMutableBytes { $0.withMemoryRebound(to: UInt32.self, body) }
  }

  /// Copies a picture to the top left of a panel; the rest of the panel shows that nothing is there.
  mutating func place(_ picture: Bitmap, at left: Int, panelWidth: Int) {
    let (width, height) = (width, height)
    withWords { words in
      picture.pixels.withUnsafeBytes { pixels in
        for y in 0..<height {
          let count = y < picture.height ? picture.width : 0
          let row = UnsafeMutableBufferPointer(
            rebasing: words[(y * width + left)..<(y * width + left + panelWidth)])
          row[count...].update(repeating: Palette.outside)
          guard count > 0 else { continue }
          let source = y * picture.width * 4
          UnsafeMutableRawBufferPointer(row).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: pixels[source..<(source + count * 4)]))
        }
      }
    }
  }

  /// Outlines a rectangle of a panel two pixels wide, four pixels away from it, as far as there is room.
  mutating func frame(_ rect: PixelRect, offsetBy left: Int, panelWidth: Int, color: UInt32) {
    let distance = 4
    let inner = rect.expanded(by: distance)
    let outer = rect.expanded(by: distance + 2)
    let (width, height) = (width, height)
    withWords { words in
      for y in max(outer.y, 0)..<min(outer.maxY, height) {
        let isBesideInner = inner.y <= y && y < inner.maxY
        for x in max(outer.x, 0)..<min(outer.maxX, panelWidth) {
          if !isBesideInner || x < inner.x || x >= inner.maxX {
            words[y * width + left + x] = color
          }
        }
      }
    }
  }
}

extension PixelRect {
  fileprivate func expanded(by amount: Int) -> PixelRect {
    PixelRect(x: x - amount, y: y - amount, width: width + amount * 2, height: height + amount * 2)
  }
}
