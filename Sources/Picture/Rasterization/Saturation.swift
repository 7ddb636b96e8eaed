/// The colour matrix of the CSS filter function `saturate()`, on encoded sRGB.
///
/// Source: Filter Effects Module Level 1, section 9.6 (`feColorMatrix`, type `saturate`).
struct Saturation {
  /// Rows for red, green and blue in 16.16 fixed point; each row's sum is exactly 1, so that greys stay.
  private let rows: [SIMD4<Int32>]
  let isIdentity: Bool

  init(_ amount: Double) {
    isIdentity = amount == 1
    let luminance = [0.213, 0.715, 0.072]
    rows = (0..<3).map { row in
      var coefficients = SIMD4<Int32>(repeating: 0)
      for column in 0..<3 {
        let identity = row == column ? 1.0 : 0
        let exact = luminance[column] + (identity - luminance[column]) * amount
        coefficients[column] = Int32((exact * 65536).rounded())
      }
      coefficients[row] += 65536 - coefficients.wrappedSum()
      return coefficients
    }
  }

  /// Changes premultiplied colours in place; no channel leaves 0 … alpha.
  func apply(to image: BlurImage) {
    if isIdentity { return }
    let (red, green, blue) = (rows[0], rows[1], rows[2])
    let values = image.values.start
    for index in 0..<(image.width * image.height) {
      let pixel = values + index * 4
      let old = SIMD4<Int32>(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), 0)
      let alpha = Int32(pixel[3])
      pixel[0] = Self.channel(old, red, alpha)
      pixel[1] = Self.channel(old, green, alpha)
      pixel[2] = Self.channel(old, blue, alpha)
    }
  }

  @inline(__always)
  private static func channel(
    _ old: SIMD4<Int32>, _ row: SIMD4<Int32>, _ alpha: Int32
  ) -> UInt16 {
    // 12 bits of value and 17 of coefficient: saturations below 4 fit 32 bits with room.
    let sum = old[0] &* row[0] &+ old[1] &* row[1] &+ old[2] &* row[2]
    return UInt16(truncatingIfNeeded: min(max((sum &+ 32768) >> 16, 0), alpha))
  }
}
