import DesignTokens
import Testing

@Suite struct TextSizeTests {
  /// Human Interface Guidelines, Typography, iOS Dynamic Type sizes, columns xSmall, xxxLarge, AX1
  /// and AX5.
  @Test(
    "a style has the size of Apple's guidelines",
    arguments: [
      (TypeStyle.largeTitle, [31.0, 40, 44, 60]), (.title2, [19, 28, 34, 56]),
      (.headline, [14, 23, 28, 53]), (.body, [14, 23, 28, 53]), (.callout, [13, 22, 26, 51]),
      (.subhead, [12, 21, 25, 49]), (.footnote, [12, 19, 23, 44]), (.caption, [11, 18, 22, 43]),
    ])
  func guidelines(style: TypeStyle, expected: [Double]) {
    let steps: [TextSize] = [.xSmall, .xxxLarge, .accessibility1, .accessibility5]
    #expect(steps.map { style.size(at: $0) } == expected)
  }

  @Test("a style never shrinks from one text size to the next", arguments: TypeStyle.allCases)
  func monotonous(style: TypeStyle) {
    let sizes = TextSize.allCases.map { style.size(at: $0) }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("at the large text size a style has the size of the design document")
  func largeIsTheDocument() throws {
    let tokens = try DesignTokens(
      tokensFile: try Repository.bytes("seeds/tokens.json"), path: "tokens.json")
    for style in TypeStyle.allCases {
      #expect(tokens[style].size == style.size(at: .large))
      #expect(tokens.size(of: style, at: .large) == tokens[style].size)
    }
    #expect(tokens.size(of: .body, at: .accessibility3) == 40)
    #expect(tokens.typeface(.body, at: .accessibility3).lineHeight == tokens[.body].lineHeight)
  }

  @Test("both spellings of a text size are understood")
  func names() {
    #expect(TextSize(name: "large") == .large)
    #expect(TextSize(name: "L") == .large)
    #expect(TextSize(name: "AX5") == .accessibility5)
    #expect(TextSize(name: "accessibility5") == .accessibility5)
    #expect(TextSize(name: "huge") == nil)
    #expect(
      TextSize.allCases.map(\.shortName).joined(separator: " ")
        == "xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5")
  }
}
