internal import CICU

/// A stretch of one level, one script and one face: what a shaper takes at a time.
struct ItemizedRun {
  /// UTF-16 offsets.
  var range: Range<Int>
  var level: UInt8
  var script: UScriptCode
  /// The place of the face in the font stack.
  var faceIndex: Int
}

/// Cuts a text where level, script or face change.
enum Itemizer {
  /// - Parameter faceIndices: the place of the face in the font stack, a UTF-16 unit each.
  static func runs(
    of text: [UInt16], levels: [UInt8], faceIndices: [Int]
  ) -> [ItemizedRun] {
    let scripts = scripts(of: text)
    var runs: [ItemizedRun] = []
    var start = 0
    for index in text.indices {
      let next = index + 1
      if next == text.count || levels[next] != levels[index] || scripts[next] != scripts[index]
        || faceIndices[next] != faceIndices[index]
      {
        runs.append(
          ItemizedRun(
            range: start..<next, level: levels[index], script: scripts[index],
            faceIndex: faceIndices[index]))
        start = next
      }
    }
    return runs
  }

  /// So that text of nothing but brackets costs no more than other text.
  private static let mostOpenBrackets = 32

  /// The script of every UTF-16 unit. Common and inherited characters take the script before them,
  /// at the start of the text that after them; a closing bracket takes that of its opener. Of open
  /// brackets the innermost are remembered, as many as browsers do.
  private static func scripts(of text: [UInt16]) -> [UScriptCode] {
    var scripts = [UScriptCode](repeating: USCRIPT_COMMON, count: text.count)
    var current = USCRIPT_COMMON
    var open: [(closing: UInt32, script: UScriptCode)] = []
    for (offset, scalar) in ScalarOffsets(text) {
      let own = CharacterProperties.script(of: scalar)
      if own != USCRIPT_COMMON, own != USCRIPT_INHERITED, own != USCRIPT_UNKNOWN {
        if current == USCRIPT_COMMON {
          for before in 0..<offset { scripts[before] = own }
          for bracket in open.indices { open[bracket].script = own }
        }
        current = own
      } else if let closing = CharacterProperties.closingBracket(for: scalar) {
        if open.count == mostOpenBrackets { open.removeFirst() }
        open.append((closing, current))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        if open[match].script != USCRIPT_COMMON { current = open[match].script }
        open.removeSubrange(match...)
      }
      scripts[offset] = current
      if scalar > 0xFFFF { scripts[offset + 1] = current }
    }
    return scripts
  }
}
