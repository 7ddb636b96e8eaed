package import Imaging

/// A colour prepared for blending: straight channels and opacity as a byte.
package struct Paint {
  let red: UInt32
  let green: UInt32
  let blue: UInt32
  let alpha: UInt32

  package init(_ color: Color) {
    red = UInt32(color.red)
    green = UInt32(color.green)
    blue = UInt32(color.blue)
    alpha = UInt32(color.alphaByte)
  }

  /// Four bytes in memory order, for an opaque paint.
  var opaquePixel: UInt32 { UInt32(littleEndian: red | green << 8 | blue << 16 | 255 << 24) }
}

/// Source-over in encoded sRGB. Every result is the exact value rounded to nearest, once.
package enum Blending {
  /// `a · b / 255`, rounded to nearest.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: divideBy255(UInt32(a) * UInt32(b)))
  }

  /// `value / 255`, rounded to nearest, for values up to 65025.
  @inline(__always)
  static func divideBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }

  /// Lays a paint of partial coverage over one pixel.
  @inline(__always)
  static func blend(_ paint: Paint, coverage: UInt32, over pixel: UnsafeMutablePointer<UInt8>) {
    let source = paint.alpha &* coverage
    let rest = 65025 &- source
    @inline(__always)
    func mix(_ channel: UInt32, _ old: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (channel &* source &+ UInt32(old) &* rest &+ 32512) / 65025)
    }
    pixel[0] = mix(paint.red, pixel[0])
    pixel[1] = mix(paint.green, pixel[1])
    pixel[2] = mix(paint.blue, pixel[2])
    pixel[3] = mix(255, pixel[3])
  }

  /// Lays a paint of one coverage over a run of pixels.
  static func blend(
    _ paint: Paint, coverage: UInt8, over pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    if coverage == 255 {
      if paint.alpha == 255 {
        fill(pixels, with: paint.opaquePixel, count: count)
      } else {
        blendEvenly(paint, over: pixels, count: count)
      }
      return
    }
    for index in 0..<count {
      blend(paint, coverage: UInt32(coverage), over: pixels + index * 4)
    }
  }

  /// Lays a paint over a row of pixels, each with its own coverage.
  package static func blend(
    _ paint: Paint, coverages: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    if paint.alpha == 255 {
      // `(c · 255 · k + p · (65025 − 255 · k)) / 65025` is `(c · k + p · (255 − k)) / 255`.
      let color = SIMD4<UInt32>(repeating: paint.opaquePixel)
      let all = unsafeBitCast(color, to: SIMD16<UInt8>.self)
      moveRow(coverages: coverages, over: pixels, count: count) { _ in all }
      return
    }
    for index in 0..<count where coverages[index] != 0 {
      blend(paint, coverage: UInt32(coverages[index]), over: pixels + index * 4)
    }
  }

  /// Moves a row of pixels by a coverage each towards colours, of which it asks for four at a time by the
  /// number of the first, and for fewer at the end.
  @inline(__always)
  private static func moveRow(
    coverages: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt8>, count: Int,
    towards color: (Int) -> SIMD16<UInt8>
  ) {
    let (raw, shares) = (UnsafeMutableRawPointer(pixels), UnsafeRawPointer(coverages))
    var index = 0
    while index + 4 <= count {
      let share = shares.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      let word = unsafeBitCast(share, to: UInt32.self)
      if word == .max {
        raw.storeBytes(of: color(index), toByteOffset: index * 4, as: SIMD16<UInt8>.self)
      } else if word != 0 {
        let old = raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt8>.self)
        raw.storeBytes(
          of: mix(old, color(index), by: spread(share)), toByteOffset: index * 4,
          as: SIMD16<UInt8>.self)
      }
      index += 4
    }
    while index < count {
      let new = color(index)
      replace(
        pixels + index * 4, by: SIMD4(new[0], new[1], new[2], new[3]),
        coverage: UInt32(coverages[index]))
      index += 1
    }
  }

  /// Each of four shares for the four channels of its pixel.
  @inline(__always)
  private static func spread(_ shares: SIMD4<UInt8>) -> SIMD16<UInt16> {
    var words = SIMD4<UInt32>(truncatingIfNeeded: shares)
    words |= words &<< 8
    words |= words &<< 16
    return SIMD16<UInt16>(truncatingIfNeeded: unsafeBitCast(words, to: SIMD16<UInt8>.self))
  }

  /// `old + (new − old) · share / 255`, rounded to nearest.
  @inline(__always)
  private static func mix(
    _ old: SIMD16<UInt8>, _ new: SIMD16<UInt8>, by share: SIMD16<UInt16>
  ) -> SIMD16<UInt8> {
    let sum =
      SIMD16<UInt16>(truncatingIfNeeded: new) &* share
      &+ SIMD16<UInt16>(truncatingIfNeeded: old) &* (255 &- share) &+ 128
    return SIMD16<UInt8>(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
  }

  static func fill(_ pixels: UnsafeMutablePointer<UInt8>, with pixel: UInt32, count: Int) {
    UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt32.self, capacity: count) {
      $0.update(repeating: pixel, count: count)
    }
  }

  /// Full coverage, translucent paint: four pixels at a time in 16-bit lanes.
  private static func blendEvenly(
    _ paint: Paint, over pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let rest = UInt16(255 - paint.alpha)
    let channels = SIMD4<UInt16>(
      UInt16(paint.red * paint.alpha), UInt16(paint.green * paint.alpha),
      UInt16(paint.blue * paint.alpha), UInt16(255 * paint.alpha))
    let two = SIMD8(lowHalf: channels, highHalf: channels)
    let added = SIMD16(lowHalf: two, highHalf: two) &+ 128
    let raw = UnsafeMutableRawPointer(pixels)
    var index = 0
    while index + 4 <= count {
      let old = raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt8>.self)
      let sum = SIMD16<UInt16>(truncatingIfNeeded: old) &* rest &+ added
      let result = (sum &+ (sum &>> 8)) &>> 8
      raw.storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: result), toByteOffset: index * 4,
        as: SIMD16<UInt8>.self)
      index += 4
    }
    for rest in index..<count { blend(paint, coverage: 255, over: pixels + rest * 4) }
  }

  /// Lays a premultiplied row over another, as seen through one opacity and, where given, a
  /// coverage a pixel.
  package static func compositeRow(
    _ source: UnsafePointer<UInt8>, opacity: UInt8, coverages: UnsafePointer<UInt8>?,
    over pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    guard let coverages else {
      compositeRow(source, opacity: opacity, over: pixels, count: count)
      return
    }
    for index in 0..<count where source[index * 4 + 3] != 0 {
      let factor = UInt32(multiply(coverages[index], opacity))
      composite(source + index * 4, factor: factor, over: pixels + index * 4)
    }
  }

  /// Four pixels at a time where all are empty or all opaque, which most are.
  private static func compositeRow(
    _ source: UnsafePointer<UInt8>, opacity: UInt8, over pixels: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let alphas = SIMD4<UInt32>(repeating: UInt32(littleEndian: 0xFF00_0000))
    let factor = SIMD16<UInt16>(repeating: UInt16(opacity))
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(pixels))
    var index = 0
    while index + 4 <= count {
      let new = from.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt8>.self)
      let present = unsafeBitCast(new, to: SIMD4<UInt32>.self) & alphas
      if present == alphas {
        let old = to.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt8>.self)
        to.storeBytes(
          of: mix(old, new, by: factor), toByteOffset: index * 4, as: SIMD16<UInt8>.self)
      } else if present != SIMD4(repeating: 0) {
        for pixel in index..<(index + 4) {
          composite(source + pixel * 4, factor: UInt32(opacity), over: pixels + pixel * 4)
        }
      }
      index += 4
    }
    for pixel in index..<count {
      composite(source + pixel * 4, factor: UInt32(opacity), over: pixels + pixel * 4)
    }
  }

  @inline(__always)
  private static func composite(
    _ source: UnsafePointer<UInt8>, factor: UInt32, over pixel: UnsafeMutablePointer<UInt8>
  ) {
    let rest = 65025 &- UInt32(source[3]) &* factor
    let scale = factor &* 255
    for channel in 0..<4 {
      let sum = UInt32(source[channel]) &* scale &+ UInt32(pixel[channel]) &* rest &+ 32512
      pixel[channel] = UInt8(truncatingIfNeeded: sum / 65025)
    }
  }

  /// Moves bytes towards others by one share of 255, sixteen at a time.
  static func mix(
    _ source: UnsafePointer<UInt8>, share: UInt32, into pixels: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let factor = SIMD16<UInt16>(repeating: UInt16(share))
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(pixels))
    var index = 0
    while index + 16 <= count * 4 {
      let new = from.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let old = to.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      to.storeBytes(of: mix(old, new, by: factor), toByteOffset: index, as: SIMD16<UInt8>.self)
      index += 16
    }
    while index < count * 4 {
      let sum = UInt32(source[index]) &* share &+ UInt32(pixels[index]) &* (255 &- share)
      pixels[index] = UInt8(truncatingIfNeeded: divideBy255(sum))
      index += 1
    }
  }

  /// Lays a paint over a row of pixels by a share of 255 in place of its own opacity.
  static func cover(
    _ pixels: UnsafeMutablePointer<UInt8>, with paint: Paint, share: UInt32, count: Int
  ) {
    let color = Color(
      red: UInt8(truncatingIfNeeded: paint.red), green: UInt8(truncatingIfNeeded: paint.green),
      blue: UInt8(truncatingIfNeeded: paint.blue), alpha: Double(share) / 255)
    blend(Paint(color), coverage: 255, over: pixels, count: count)
  }

  /// Moves a row of pixels towards another as far as one opacity and, where given, a coverage a pixel
  /// tell.
  package static func mixRow(
    _ source: UnsafePointer<UInt8>, opacity: UInt8, coverages: UnsafePointer<UInt8>?,
    over pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    guard let coverages else {
      mix(source, share: UInt32(opacity), into: pixels, count: count)
      return
    }
    if opacity == 255 {
      let colors = UnsafeRawPointer(source)
      moveRow(coverages: coverages, over: pixels, count: count) { index in
        if index + 4 <= count {
          return colors.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt8>.self)
        }
        let last = colors.loadUnaligned(fromByteOffset: index * 4, as: SIMD4<UInt8>.self)
        let two = SIMD8(lowHalf: last, highHalf: last)
        return SIMD16(lowHalf: two, highHalf: two)
      }
      return
    }
    for index in 0..<count {
      let new = UnsafeRawPointer(source + index * 4).loadUnaligned(as: SIMD4<UInt8>.self)
      replace(
        pixels + index * 4, by: new, coverage: UInt32(multiply(coverages[index], opacity)))
    }
  }

  /// Moves a pixel towards another by a coverage: `old + (new − old) · coverage / 255`.
  @inline(__always)
  static func replace(
    _ pixel: UnsafeMutablePointer<UInt8>, by new: SIMD4<UInt8>, coverage: UInt32
  ) {
    for channel in 0..<4 {
      let sum = UInt32(new[channel]) &* coverage &+ UInt32(pixel[channel]) &* (255 &- coverage)
      pixel[channel] = UInt8(truncatingIfNeeded: divideBy255(sum))
    }
  }
}
