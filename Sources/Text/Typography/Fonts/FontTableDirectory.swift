/// The list of tables at the head of a TrueType or OpenType file.
///
/// FreeType leaves out tables that it cannot find, so a file that was cut short would draw blanks.
///
/// Source: OpenType specification, «Organization of an OpenType Font».
struct FontTableDirectory {
  private let bytes: [UInt8]

  /// Nil for bytes that do not start as such a file.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 12, Self.signatures.contains(number(at: 0)) else { return nil }
  }

  /// Version 1.0 and the letters «true» with TrueType outlines, «OTTO» with those of PostScript.
  private static let signatures: [Int] = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

  /// Whether every table lies wholly in the file.
  var isComplete: Bool {
    let count = number(at: 4) >> 16
    guard 12 + 16 * count <= bytes.count else { return false }
    return (0..<count).allSatisfy { index in
      let entry = 12 + 16 * index
      return number(at: entry + 8) + number(at: entry + 12) <= bytes.count
    }
  }

  /// Four bytes, the highest first.
  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
