import Imaging
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (Color(red: 0x1B, green: 0x7F, blue: 0x5C), "#1B7F5C"),
    (Color(red: 0, green: 10, blue: 255), "#000AFF"),
    (Color(red: 255, green: 255, blue: 255, alpha: 0.5), "#FFFFFF80"),
    (Color(red: 60, green: 60, blue: 67, alpha: 0.6), "#3C3C4399"),
    (Color.clear, "#00000000"),
  ])
  func `a colour is written with its opacity only where it is not opaque`(
    color: Color, expected: String
  ) {
    #expect(color.hexadecimal == expected)
  }

  @Test(arguments: [(0, 0), (1, 255), (0.5, 128), (0.06, 15), (-0.2, 0), (1.7, 255)])
  func `opacity becomes the nearest byte, within its bounds`(alpha: Double, byte: UInt8) {
    #expect(Color(gray: 0, alpha: alpha).alphaByte == byte)
  }

  /// By hand: round(top · α + bottom · (1 − α)).
  @Test func `a translucent colour over an opaque one mixes channel by channel`() {
    let top = Color(red: 200, green: 100, blue: 0, alpha: 0.25)
    let bottom = Color(red: 0, green: 50, blue: 255)
    // 50, 25 + 37.5 = 62.5 → 63, 191.25 → 191
    #expect(top.composited(over: bottom) == Color(red: 50, green: 63, blue: 191))
  }

  @Test func `an opaque colour hides what is below, a clear one shows it`() {
    let below = Color(red: 12, green: 34, blue: 56)
    #expect(Color.white.composited(over: below) == .white)
    #expect(Color.clear.composited(over: below) == below)
  }

  @Test func `opacities multiply`() {
    let color = Color(red: 1, green: 2, blue: 3, alpha: 0.5).opacity(0.5)
    #expect(color == Color(red: 1, green: 2, blue: 3, alpha: 0.25))
  }
}
