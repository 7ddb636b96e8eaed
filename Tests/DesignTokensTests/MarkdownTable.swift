/// A table of the design document: the cells of every row below its heading.
struct MarkdownTable {
  private(set) var rows: [[String]] = []

  /// The first table after the heading `## title`.
  init(under title: String, in document: String) {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## \(title)" }.dropFirst()
    let table = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    for line in table.dropFirst(2) {
      let cells = line.split(separator: "|").map { Self.trimmed($0) }
      rows.append(cells)
    }
  }

  /// The second cell of the row whose first is `name`.
  func value(of name: String) -> String? {
    rows.first { $0[0] == name }.map { $0[1] }
  }

  /// The parts of a cell between middle dots.
  func values(of name: String) -> [String] {
    (value(of: name) ?? "").split(separator: "·").map { Self.trimmed($0) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isPadding = { (character: Character) in character == " " || character == "`" }
    let start = text.drop(while: isPadding)
    return String(start.reversed().drop(while: isPadding).reversed())
  }
}
