extension Color {
  /// How bright the colour looks, without its opacity: 0 for black, 1 for white.
  ///
  /// Source: WCAG 2.2, relative luminance.
  package var relativeLuminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast of two opaque colours, from 1 to 21.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  package func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The light of each value of a channel.
  private static let linear: [Double] = (0...255).map { value in
    let encoded = Double(value) / 255
    if encoded <= 0.04045 { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // To the power of 2.4: the square, and the fifth root of the square.
    return base * base * fifthRoot(of: base * base)
  }

  /// By Newton's method, which only multiplies and divides, so that every machine comes to the same.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}
