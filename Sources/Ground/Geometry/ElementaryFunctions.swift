/// The only functions beyond the four operations and the square root that reach a pixel.
///
/// They are polynomials in `Double`, so that two machines with different C libraries agree to the
/// last bit. Errors are below 1e-13 in the ranges that drawing uses.
package enum ElementaryFunctions {
  /// Both functions of an angle in radians.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarter = Double.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    let sine = sineNearZero(rest)
    let cosine = cosineNearZero(rest)
    switch Int(turns) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// e to the power of `exponent`, for exponents in −700 … 700.
  package static func exponential(_ exponent: Double) -> Double {
    let halvings = max(0, Int((exponent.magnitude * 4).rounded(.up)).bitWidthOfMagnitude)
    let small = exponent / Double(1 << halvings)
    var term = 1.0
    var sum = 1.0
    for n in 1...14 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// Taylor series, for angles of at most a quarter of π.
  private static func sineNearZero(_ angle: Double) -> Double {
    let square = angle * angle
    var term = angle
    var sum = angle
    for n in stride(from: 2.0, through: 18, by: 2) {
      term *= -square / (n * (n + 1))
      sum += term
    }
    return sum
  }

  private static func cosineNearZero(_ angle: Double) -> Double {
    let square = angle * angle
    var term = 1.0
    var sum = 1.0
    for n in stride(from: 1.0, through: 17, by: 2) {
      term *= -square / (n * (n + 1))
      sum += term
    }
    return sum
  }
}

extension Int {
  /// How many binary digits the value needs; 0 for 0.
  fileprivate var bitWidthOfMagnitude: Int { Int.bitWidth - magnitude.leadingZeroBitCount }
}
