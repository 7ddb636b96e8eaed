import FileSystem
import Imaging
import PNGCoding
import Snapshots
import Testing

/// Source: the table of `../shared/pixelmatch/README.md`, from pixelmatch 7.2.0 itself.
private let counts: [(expected: String, actual: String, threshold: Double, count: Int)] = [
  ("1a", "1b", 0.05, 143), ("1a", "1b", 0.1, 106), ("1a", "1a", 0, 0), ("2a", "2b", 0.05, 12437),
  ("3a", "3b", 0.05, 212), ("4a", "4b", 0.05, 36049),
]

private let folder: String = {
  let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  return Files.join(Files.parent(of: root), "shared/pixelmatch")
}()

@Suite(.enabled(if: Files.isFolder(folder), "../shared/pixelmatch is not here"))
struct PixelmatchTests {
  @Test(arguments: counts.indices)
  func `The count of a public pair is pixelmatch's`(row: Int) throws {
    let row = counts[row]
    let decoder = try PNGDecoder()
    func picture(_ name: String) throws -> DecodedImage {
      try decoder.decode(Files.read(Files.join(folder, name + ".png")))
    }
    let comparison = try PixelComparison(
      expected: picture(row.expected), actual: picture(row.actual),
      tolerances: Tolerances(perceptualThreshold: row.threshold))
    #expect(comparison.verdict.measurement?.differingPixels == row.count)
  }
}
