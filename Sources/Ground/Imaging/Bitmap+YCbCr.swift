extension Bitmap {
  /// The picture as three planes of a byte a pixel, luma, blue and red difference, one after the other:
  /// ITU-R BT.709 over the full range 0 … 255, rounded to nearest. Transparency is read as black.
  package var planesOfBT709: [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 3) { planes, written in
      pixels.withUnsafeBufferPointer { bytes in
        for index in 0..<count {
          let red = Int32(bytes[index * 4])
          let green = Int32(bytes[index * 4 + 1])
          let blue = Int32(bytes[index * 4 + 2])
          let luma = red * BT709.red + green * BT709.green + blue * BT709.blue
          planes[index] = UInt8(truncatingIfNeeded: (luma + BT709.half) >> 16)
          planes[count + index] = BT709.difference(blue, luma, BT709.blueScale)
          planes[count * 2 + index] = BT709.difference(red, luma, BT709.redScale)
        }
      }
      written = count * 3
    }
  }
}

/// The matrix of ITU-R BT.709-6, section 3, in parts of 65536.
private enum BT709 {
  static let red: Int32 = 13_933  // 0.2126
  static let green: Int32 = 46_871  // 0.7152
  static let blue: Int32 = 4_732  // 0.0722
  static let half: Int32 = 1 << 15
  /// 1 / 1.8556
  static let blueScale: Int64 = 35_318
  /// 1 / 1.5748
  static let redScale: Int64 = 41_615

  /// How far a channel is from the luma (in parts of 65536), about 128.
  @inline(__always)
  static func difference(_ channel: Int32, _ luma: Int32, _ scale: Int64) -> UInt8 {
    let distance = (Int64(channel) << 16) - Int64(luma)
    let value = ((distance * scale) + (Int64(1) << 31)) >> 32
    return UInt8(clamping: value + 128)
  }
}
