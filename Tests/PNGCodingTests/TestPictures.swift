import Imaging

/// Pictures made from arithmetic alone.
enum TestPictures {
  /// Opaque colours that change slowly in both directions.
  static func gradient(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: UInt8(x * 255 / width), green: UInt8(y * 255 / height),
          blue: UInt8((x + y) / 2 % 256))
      }
    }
    return bitmap
  }

  /// Opaque pixels from a linear congruential generator.
  static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = Generator(state: seed)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: generator.next(), green: generator.next(), blue: generator.next())
      }
    }
    return bitmap
  }

  /// Every pair of a channel and an alpha with channel ≤ alpha, in a square of 256.
  static var premultipliedPairs: Bitmap {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for channel in 0..<256 {
        let value = UInt8(min(channel, alpha))
        bitmap[channel, alpha] = Pixel(
          red: value, green: UInt8(alpha) - value, blue: value / 2, alpha: UInt8(alpha))
      }
    }
    return bitmap
  }

  /// Knuth's MMIX constants; the high byte is the random one.
  struct Generator {
    var state: UInt64

    mutating func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }
}
