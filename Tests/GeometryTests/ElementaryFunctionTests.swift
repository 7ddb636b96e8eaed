import Geometry
import Testing

/// Values to 16 digits from the tables of the NIST Handbook of Mathematical Functions and from
/// exact roots.
@Suite struct ElementaryFunctionTests {
  private static let halfRoot2 = 0.707106781186547524
  private static let halfRoot3 = 0.866025403784438647

  @Test(arguments: [
    (0, 0, 1),
    (Double.pi / 6, 0.5, halfRoot3),
    (Double.pi / 4, halfRoot2, halfRoot2),
    (Double.pi / 3, halfRoot3, 0.5),
    (Double.pi / 2, 1, 0),
    (Double.pi * 3 / 4, halfRoot2, -halfRoot2),
    (Double.pi, 0, -1),
    (Double.pi * 3 / 2, -1, 0),
    (-Double.pi / 6, -0.5, halfRoot3),
    (-Double.pi * 5 / 4, halfRoot2, -halfRoot2),
    (1, 0.841470984807896507, 0.540302305868139717),
    (0.5, 0.479425538604203000, 0.877582561890372716),
    (Double.pi * 8 + Double.pi / 6, 0.5, halfRoot3),
  ])
  func `sine and cosine are right to 13 decimals`(angle: Double, sine: Double, cosine: Double) {
    let found = ElementaryFunctions.sineAndCosine(angle)
    #expect((found.sine - sine).magnitude < 1e-13)
    #expect((found.cosine - cosine).magnitude < 1e-13)
  }

  @Test func `sine and cosine lie on the unit circle`() {
    for step in -200...200 {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(Double(step) / 10)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-14)
    }
  }

  @Test(arguments: [
    (0, 1),
    (1, 2.71828182845904524),
    (-1, 0.367879441171442322),
    (0.5, 1.64872127070012815),
    (2, 7.38905609893065023),
    (10, 22026.4657948067165),
    (-10, 4.53999297624848515e-5),
    (-30, 9.35762296884017476e-14),
  ])
  func `the exponential function is right to 13 digits`(exponent: Double, expected: Double) {
    let found = ElementaryFunctions.exponential(exponent)
    #expect((found / expected - 1).magnitude < 1e-13, "found \(found)")
  }

  @Test func `e to the power of a sum is the product of the powers`() {
    for step in -20...20 {
      let a = Double(step) / 3
      let product = ElementaryFunctions.exponential(a) * ElementaryFunctions.exponential(1 - a)
      #expect((product / 2.71828182845904524 - 1).magnitude < 1e-13)
    }
  }
}
