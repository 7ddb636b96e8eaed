/// The distance of two colours as the eye weighs it, in the YIQ space of NTSC, and the recognition of
/// pixels that differ by their anti-aliasing alone.
///
/// Source: Kotsarenko and Ramos, «Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications» (2010); Vyšniauskas, «Anti-aliased pixel and intensity slope
/// detector» (2009). Where these leave a choice (borders, ties, what lies behind translucent pixels) it
/// is made as in pixelmatch 7.2, so that the counts are the same.
struct PerceptualMetric {
  /// RGBA with straight alpha, both `width * height * 4` bytes.
  let expected: UnsafeRawPointer
  let actual: UnsafeRawPointer
  let width: Int
  let height: Int

  /// The squared distance of black and white, the largest there is.
  static let maximum = 35215.0

  /// The squared distance of the two pictures' pixels at an index.
  func squaredDistance(at index: Int) -> Double {
    let difference = Self.difference(of: expected, index, and: actual, index)
    let y = difference.brightness
    let i =
      difference.red * 0.59597799 - difference.green * 0.27417610 - difference.blue * 0.32180189
    let q =
      difference.red * 0.21147017 - difference.green * 0.52261711 + difference.blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether the pixel looks like the edge of a shape in one of the pictures.
  func isAntiAliased(x: Int, y: Int) -> Bool {
    isAntiAliased(expected, other: actual, x: x, y: y)
      || isAntiAliased(actual, other: expected, x: x, y: y)
  }

  /// A pixel is anti-aliasing if it has darker and brighter neighbours, at most two equal ones, and the
  /// darkest or the brightest one lies in a flat area in both pictures.
  private func isAntiAliased(
    _ picture: UnsafeRawPointer, other: UnsafeRawPointer, x: Int, y: Int
  ) -> Bool {
    let centre = y * width + x
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let neighbour = row * width + column
        let delta = Self.difference(of: picture, centre, and: picture, neighbour).brightness
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta < 0, brightest.delta > 0 else { return false }
    return [darkest, brightest].contains { extreme in
      isInFlatArea(picture, extreme.x, extreme.y) && isInFlatArea(other, extreme.x, extreme.y)
    }
  }

  /// Whether at least three neighbours have the very same colour; the border counts as one.
  private func isInFlatArea(_ picture: UnsafeRawPointer, _ x: Int, _ y: Int) -> Bool {
    let colour = Self.word(picture, y * width + x)
    var equal = isAtBorder(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
        if Self.word(picture, row * width + column) == colour { equal += 1 }
      }
    }
    return equal > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private static func word(_ picture: UnsafeRawPointer, _ index: Int) -> UInt32 {
    picture.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
  }

  /// The difference of two pixels, channel by channel.
  private struct Difference {
    var red: Double
    var green: Double
    var blue: Double

    var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  }

  private static func difference(
    of first: UnsafeRawPointer, _ firstIndex: Int, and second: UnsafeRawPointer, _ secondIndex: Int
  ) -> Difference {
    func channels(_ picture: UnsafeRawPointer, _ index: Int) -> SIMD4<Double> {
      SIMD4<Double>(unsafeBitCast(word(picture, index), to: SIMD4<UInt8>.self))
    }
    let one = channels(first, firstIndex)
    let two = channels(second, secondIndex)
    if one.w == 255, two.w == 255 {
      return Difference(red: one.x - two.x, green: one.y - two.y, blue: one.z - two.z)
    }
    // Over a backdrop that changes from pixel to pixel no colour can hide. It depends on the offset in
    // bytes, so its red is always the darker one.
    let offset = Double(firstIndex * 4)
    let darker = 48.0
    let brighter = 207.0
    let green = Int(offset / 1.618033988749895) % 2 == 0 ? darker : brighter
    let blue = Int(offset / 2.618033988749895) % 2 == 0 ? darker : brighter
    let alpha = one.w - two.w
    return Difference(
      red: (one.x * one.w - two.x * two.w - darker * alpha) / 255,
      green: (one.y * one.w - two.y * two.w - green * alpha) / 255,
      blue: (one.z * one.w - two.z * two.w - blue * alpha) / 255)
  }
}
