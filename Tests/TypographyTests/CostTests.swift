import Testing
import Typography

/// Costs are counted, not timed.
@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct CostTests {
  private static let long = String(repeating: "برنامه‌ی امروز: ۳ قدم، Wi-Fi و (یک) ", count: 280)

  @Test func `every character of a long text is shaped at most twice`() throws {
    let count = Self.long.utf16.count
    #expect(count > 10_000)
    for width in [2000.0, 300, 60, 0] {
      let setter = try Setter()
      _ = try setter(Self.long, width: width)
      #expect((count...2 * count).contains(setter.typesetter.shapedUnits))
    }
  }

  @Test func `one endless word is shaped at most twice`() throws {
    let setter = try Setter()
    _ = try setter(String(repeating: "ب", count: 10_000), width: 200)
    #expect(setter.typesetter.shapedUnits <= 20_000)
  }

  @Test func `a cut text costs one shaping and that of the lines that are shown`() throws {
    let setter = try Setter()
    _ = try setter(Self.long, width: 300, lines: 2)
    #expect(setter.typesetter.shapedUnits < Self.long.utf16.count + 1000)
  }

  @Test func `a text that was seen before is not shaped again`() throws {
    let setter = try Setter()
    _ = try setter("قدم امروز")
    let once = setter.typesetter.shapedUnits
    _ = try setter("قدم امروز")
    #expect(setter.typesetter.shapedUnits == once)
  }
}
