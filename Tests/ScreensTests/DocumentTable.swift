import FileSystem

/// A table of the design document: the cells of every row below its heading.
struct DocumentTable {
  private(set) var rows: [[String]] = []

  /// The first table after the heading `## title` of `seeds/DESIGN_SYSTEM.md`.
  init(under title: String) throws {
    let path = Files.join(Fixture.root, "seeds/DESIGN_SYSTEM.md")
    let document = String(decoding: try Files.read(path), as: UTF8.self)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## \(title)" }.dropFirst()
    let table = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    rows = table.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmed }
    }
  }
}

extension StringProtocol {
  /// Without spaces at the ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The decimal numbers in the text, each once, in order: «51×31» holds 51 and 31.
  var numbers: [Double] {
    var found: [Double] = []
    var digits = ""
    for character in self + " " {
      if character.isASCII, character.isNumber || (character == "." && !digits.isEmpty) {
        digits.append(character)
      } else {
        if let number = Double(digits), !found.contains(number) { found.append(number) }
        digits = ""
      }
    }
    return found
  }
}
