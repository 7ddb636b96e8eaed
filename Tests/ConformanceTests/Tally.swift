/// Counts the cases of a test file that come out.
struct Tally {
  let name: String
  /// As the file's first line states it.
  let unicodeVersion: String
  private(set) var total = 0
  private(set) var failures = 0
  /// Where the first failures stand.
  private(set) var failedLines: [Int] = []

  init(_ file: UnicodeDataFile) {
    name = file.name
    unicodeVersion = file.unicodeVersion
  }

  mutating func count(_ line: DataLine, _ passed: Bool) {
    total += 1
    if passed { return }
    failures += 1
    if failedLines.count < 100 { failedLines.append(line.number) }
  }

  /// Prints the figures; `make conformance` is run to see them.
  func report() {
    print("\(name) \(unicodeVersion): \(total - failures) of \(total)")
  }
}
