import Documents
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    (0.0, 3, "0"),
    (-0.0, 3, "0"),
    (1.0, 3, "1"),
    (1.5, 3, "1.5"),
    (-1.25, 3, "-1.25"),
    (0.001, 3, "0.001"),
    (0.05, 3, "0.05"),
    (10.1, 3, "10.1"),
    (100, 0, "100"),
  ])
  func `a number has the digits that it needs and no more`(
    value: Double, decimals: Int, expected: String
  ) {
    #expect(JSONValue.format(value, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (0.5, 0, "1"),
    (-0.5, 0, "-1"),
    (2.5, 0, "3"),
    (0.125, 2, "0.13"),
    (-0.125, 2, "-0.13"),
    (1.0 / 3, 3, "0.333"),
    (2.0 / 3, 3, "0.667"),
    (0.9996, 3, "1"),
    (9.9999, 3, "10"),
    (-0.9999, 3, "-1"),
  ])
  func `further digits are rounded to the nearest, ties away from zero`(
    value: Double, decimals: Int, expected: String
  ) {
    #expect(JSONValue.format(value, decimals: decimals) == expected)
  }

  @Test func `what rounds to zero has no sign`() {
    #expect(JSONValue.format(-0.0004, decimals: 3) == "0")
    #expect(JSONValue.format(-0.4, decimals: 0) == "0")
    #expect(JSONValue.format(-1e-300, decimals: 15) == "0")
  }

  @Test(arguments: [
    (12_345_678_901_234.5, "12345678901234.5"),
    (9_007_199_254_740_992, "9007199254740992"),
    (4_611_686_018_427_387_904, "4611686018427387904"),
    (-4_611_686_018_427_387_904, "-4611686018427387904"),
    (1e19, "1e+19"),
    (-1e300, "-1e+300"),
  ])
  func `big numbers are whole, and those beyond 2^63 have an exponent`(
    value: Double, expected: String
  ) {
    #expect(JSONValue.format(value, decimals: 3) == expected)
  }

  @Test func `a number is written with three decimals where it does not say how many`() {
    #expect(JSONValue.number(0.12345).compactText == "0.123")
    #expect(JSONValue.number(0.12345, decimals: 1).compactText == "0.1")
    #expect(JSONValue.integer(.min).compactText == "-9223372036854775808")
  }
}
