import Testing
import Typography

@Suite(.runByMakeConformance)
struct BidiConformanceTests {
  @Test func `every case of BidiTest comes out`() throws {
    let resolver = try BidiResolver()
    var levels: [UInt8?] = []
    var order: [Int] = []
    let file = try UnicodeDataFile("BidiTest")
    var tally = Tally(file)
    for line in file.lines {
      if line.content.starts(with: "@Levels:".utf8) {
        levels = line.content.dropFirst(8).levels
      } else if line.content.starts(with: "@Reorder:".utf8) {
        order = line.content.dropFirst(9).numbers
      } else {
        let fields = line.fields
        let scalars = try fields[0].words.map { try #require(Self.example($0)) }
        let directions = try #require(UInt8(String(decoding: fields[1].words[0], as: UTF8.self)))
        for (bit, direction) in Self.directions where directions & bit != 0 {
          let bidi = BidiCase(
            scalars: scalars, direction: direction, levels: levels, order: order)
          tally.count(line, try bidi.passes(resolver))
        }
      }
    }
    tally.report()
    #expect(tally.total > 700_000)
    #expect(tally.failures == 0)
  }

  @Test func `every case of BidiCharacterTest comes out but those that ICU is known to miss`()
    throws
  {
    let resolver = try BidiResolver()
    let file = try UnicodeDataFile("BidiCharacterTest")
    var tally = Tally(file)
    for line in file.lines {
      let fields = line.fields
      let direction = try #require(
        [.leftToRight, .rightToLeft, .automatic][fields[1].numbers[0]] as BidiCase.Direction?)
      let bidi = BidiCase(
        scalars: fields[0].scalars, direction: direction,
        baseLevel: fields[2].levels[0], levels: fields[3].levels,
        order: fields[4].numbers)
      tally.count(line, try bidi.passes(resolver))
    }
    tally.report()
    #expect(tally.total > 90_000)
    KnownDifferences.expect(tally, fails: KnownDifferences.bidiCharacterTest)
  }

  /// The bits of a line of BidiTest.
  private static let directions: [(UInt8, BidiCase.Direction)] = [
    (1, .automatic), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// A character of a bidi class that is no bracket.
  private static func example(_ bidiClass: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: bidiClass, as: UTF8.self) {
    case "L": "a"
    case "R": "\u{5D0}"
    case "AL": "\u{628}"
    case "EN": "1"
    case "ES": "-"
    case "ET": "%"
    case "AN": "\u{660}"
    case "CS": ","
    case "NSM": "\u{300}"
    case "BN": "\u{AD}"
    case "B": "\u{2029}"
    case "S": "\t"
    case "WS": " "
    case "ON": "!"
    case "LRE": "\u{202A}"
    case "RLE": "\u{202B}"
    case "PDF": "\u{202C}"
    case "LRO": "\u{202D}"
    case "RLO": "\u{202E}"
    case "LRI": "\u{2066}"
    case "RLI": "\u{2067}"
    case "FSI": "\u{2068}"
    case "PDI": "\u{2069}"
    default: nil
    }
  }
}
