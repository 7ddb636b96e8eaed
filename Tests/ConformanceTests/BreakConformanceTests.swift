import Testing
import Typography

@Suite(.runByMakeConformance)
struct BreakConformanceTests {
  @Test func `every case of GraphemeBreakTest comes out`() throws {
    let tally = try tally("GraphemeBreakTest", .grapheme)
    #expect(tally.total > 600)
    #expect(tally.failures == 0)
  }

  @Test
  func `every case of LineBreakTest comes out but those that ICU is known to break otherwise`()
    throws
  {
    let tally = try tally("LineBreakTest", .line)
    #expect(tally.total > 7600)
    KnownDifferences.expect(tally, fails: KnownDifferences.lineBreakTest)
  }

  private func tally(_ name: String, _ kind: BreakIterator.Kind) throws -> Tally {
    let iterator = try BreakIterator(kind)
    let file = try UnicodeDataFile(name, folder: "auxiliary/")
    var tally = Tally(file)
    for line in file.lines {
      var units: [UInt16] = []
      var expected: [Int] = []
      for word in line.content.words {
        if word.elementsEqual("÷".utf8) {
          if !units.isEmpty { expected.append(units.count) }
        } else if let scalar = word.scalars.first {
          units += UTF16.encode(scalar).map(Array.init) ?? []
        }
      }
      let found = try iterator.boundaries(in: units).map(\.offset)
      tally.count(line, found == expected)
    }
    tally.report()
    return tally
  }
}
