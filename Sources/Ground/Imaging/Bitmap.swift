/// A picture: row-major premultiplied RGBA, 8 bits a channel, encoded sRGB, origin at the top left.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes in the order red, green, blue, alpha.
  package private(set) var pixels: [UInt8]

  /// A transparent bitmap.
  package init(width: Int, height: Int) {
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      LargePages.wish(for: memory)
      memory.initialize(repeating: 0)
      initializedCount = count
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// - Precondition: `pixels` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The four premultiplied channels of one pixel.
  package subscript(x: Int, y: Int) -> Pixel {
    get {
      let index = (y * width + x) * 4
      return Pixel(
        red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2],
        alpha: pixels[index + 3])
    }
    set {
      let index = (y * width + x) * 4
      pixels[index] = newValue.red
      pixels[index + 1] = newValue.green
      pixels[index + 2] = newValue.blue
      pixels[index + 3] = newValue.alpha
    }
  }

  /// Gives `body` the bytes to write in place, without a copy where the bitmap is not shared.
  package mutating func withMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
  }
}

/// One premultiplied pixel.
package struct Pixel: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
