import Typography

/// A paragraph and what the bidirectional algorithm makes of it, element for element a code point.
struct BidiCase {
  enum Direction {
    case leftToRight
    case rightToLeft
    /// From the first strong character; left to right where there is none.
    case automatic

    var level: UInt8? {
      switch self {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: nil
      }
    }
  }

  let scalars: [Unicode.Scalar]
  let direction: Direction
  /// nil where the file does not say.
  var baseLevel: UInt8?
  /// nil for characters that rule X9 removes.
  let levels: [UInt8?]
  /// Left to right, without the characters that rule X9 removes.
  let order: [Int]

  /// Whether the whole text as one line comes out so.
  func passes(_ resolver: BidiResolver) throws -> Bool {
    var units: [UInt16] = []
    var starts: [Int] = []
    for scalar in scalars {
      starts.append(units.count)
      units += UTF16.encode(scalar).map(Array.init) ?? []
    }
    var (found, base) = try resolver.resolve(units, baseLevel: direction.level, neutralLevel: 0)
    BidiResolver.applyLineRule(to: &found, of: units, in: 0..<units.count, baseLevel: base)
    if let baseLevel, base != baseLevel { return false }
    let foundLevels = starts.map { found[$0] }
    guard agrees(foundLevels) else { return false }
    let foundOrder = BidiResolver.visualOrder(ofRuns: foundLevels)
    return foundOrder.filter { levels[$0] != nil } == order
  }

  /// Whether the levels are those expected. Where all of them have one direction, ICU leaves the
  /// rules out and gives every character the level of the paragraph, which looks the same.
  private func agrees(_ found: [UInt8]) -> Bool {
    var isEqual = true
    var directions: Set<UInt8> = []
    for case (let found, let expected?) in zip(found, levels) {
      if found != expected { isEqual = false }
      directions.formUnion([found & 1, expected & 1])
    }
    return isEqual || directions.count == 1
  }
}
