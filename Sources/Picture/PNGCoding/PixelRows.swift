import Imaging

/// The passes over premultiplied pixels that come before the filters of PNG.
enum PixelRows {
  /// Whether every pixel's alpha is 255.
  static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let lanes = pixels.count / 16
    var all = SIMD16<UInt8>(repeating: 255)
    for lane in 0..<lanes {
      all &= pixels.loadUnaligned(fromByteOffset: lane * 16, as: SIMD16<UInt8>.self)
      // A look once in a while is enough: most pictures are opaque throughout.
      if lane & 1023 == 1023, alphas(of: all) != 255 { return false }
    }
    var alpha = alphas(of: all)
    for index in stride(from: lanes * 16 + 3, to: pixels.count, by: 4) { alpha &= pixels[index] }
    return alpha == 255
  }

  /// Leaves out the alpha of `count` pixels: four bytes in, three bytes out.
  /// - Returns: whether every alpha was 255. Otherwise what was written is of no use.
  static func packRGB(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    let groups = count / 4
    var all = UInt32.max
    for group in 0..<groups {
      let input = source + group * 16
      let first = UInt32(littleEndian: input.loadUnaligned(as: UInt32.self))
      let second = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let third = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
      let fourth = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
      all &= first & second & third & fourth
      let low = UInt64(first & 0xFF_FFFF) | UInt64(second & 0xFF_FFFF) << 24 | UInt64(third) << 48
      let high = third >> 16 & 0xFF | fourth << 8
      let output = target + group * 12
      output.storeBytes(of: low.littleEndian, as: UInt64.self)
      output.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt32.self)
    }
    for pixel in groups * 4..<count {
      for channel in 0..<3 {
        let byte = source.load(fromByteOffset: pixel * 4 + channel, as: UInt8.self)
        target.storeBytes(of: byte, toByteOffset: pixel * 3 + channel, as: UInt8.self)
      }
      let alpha = source.load(fromByteOffset: pixel * 4 + 3, as: UInt8.self)
      all &= UInt32(alpha) << 24
    }
    return count == 0 || all >> 24 == 255
  }

  /// Divides `count` pixels by their alpha, rounded to nearest, so that premultiplying them again
  /// gives the same bytes. A channel above its alpha counts as full.
  static func unpremultiply(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    for offset in stride(from: 0, to: count * 4, by: 4) {
      let alpha = UInt32(source.load(fromByteOffset: offset + 3, as: UInt8.self))
      target.storeBytes(of: UInt8(alpha), toByteOffset: offset + 3, as: UInt8.self)
      for channel in offset..<offset + 3 {
        let byte = UInt32(source.load(fromByteOffset: channel, as: UInt8.self))
        let straight = alpha == 0 ? 0 : min((byte * 255 + alpha / 2) / alpha, 255)
        target.storeBytes(of: UInt8(straight), toByteOffset: channel, as: UInt8.self)
      }
    }
  }

  /// Multiplies straight pixels by their alpha in place, rounded to nearest.
  static func premultiply(_ pixels: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt32(pixels[offset + 3])
      if alpha == 255 { continue }
      for channel in offset..<offset + 3 {
        pixels[channel] = UInt8((UInt32(pixels[channel]) * alpha + 127) / 255)
      }
    }
  }

  private static func alphas(of lanes: SIMD16<UInt8>) -> UInt8 {
    lanes[3] & lanes[7] & lanes[11] & lanes[15]
  }
}
