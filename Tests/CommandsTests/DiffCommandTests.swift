import Commands
import Documents
import FileSystem
import Imaging
import PNGCoding
import Testing

@Suite struct DiffCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    try write("a.png", width: 6, dot: 100)
    try write("b.png", width: 6, dot: 104)
    try write("wide.png", width: 7, dot: 100)
    try folder.write("no picture", to: "text.png")
  }

  private func write(_ name: String, width: Int, dot: UInt8) throws {
    var bitmap = Bitmap(width: width, height: 5)
    for y in 0..<5 {
      for x in 0..<width { bitmap[x, y] = Pixel(red: 100, green: 100, blue: 100) }
    }
    bitmap[2, 3] = Pixel(red: dot, green: 100, blue: 100)
    try Files.write(try PNGEncoder().encode(bitmap, compression: .small), to: folder.file(name))
  }

  private func diff(_ first: String, _ second: String, _ options: String...) -> Outcome {
    basiri(["diff", folder.file(first), folder.file(second)] + options)
  }

  @Test(arguments: [
    ("a.png", "a.png", ExitCode.success), ("a.png", "b.png", .failure),
    ("a.png", "wide.png", .failure), ("a.png", "none.png", .badInput),
    ("text.png", "a.png", .badInput),
  ])
  func `The exit code says whether files are equal, differ, or are no pictures`(
    first: String, second: String, code: ExitCode
  ) {
    #expect(diff(first, second).exitCode == code)
  }

  @Test(arguments: [
    ("--channel-tolerance", "4"), ("--max-diff-pixels", "1"), ("--max-diff-ratio", "0.04"),
    ("--perceptual-threshold", "0.2"), ("--window", "3:1"),
  ])
  func `Each tolerance is a flag, and the verdict says how much of it was used`(
    flag: String, value: String
  ) {
    let outcome = diff("a.png", "b.png", flag, value)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("used"))
    #expect(outcome.output.contains("allowed"))
  }

  @Test(arguments: [
    ("--channel-tolerance", "256"), ("--channel-tolerance", "x"), ("--max-diff-pixels", "-1"),
    ("--max-diff-ratio", "1.1"), ("--perceptual-threshold", "2"), ("--window", "3"),
    ("--window", "0:1"), ("--window", "a:b"),
  ])
  func `A value out of range is refused with the flag's name`(flag: String, value: String) {
    let outcome = diff("a.png", "b.png", flag, value)
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains(flag))
  }

  @Test(arguments: [
    ("a.png", "a.png", JSONValue.bool(true), JSONValue?.none),
    ("a.png", "b.png", false, "pixel-diff"), ("a.png", "wide.png", false, "layout-diff"),
    ("a.png", "none.png", false, "file-not-exists"),
  ])
  func `As JSON the verdict has odiff's keys`(
    first: String, second: String, match: JSONValue, reason: JSONValue?
  ) throws {
    let text = diff(first, second, "--format", "json").output
    let json = try JSONValue(parsing: Array(text.utf8))
    #expect(json["match"] == match)
    #expect(json["reason"] == reason)
    if reason == "pixel-diff" {
      #expect(json["diffCount"] == 1)
      #expect(json["diffPercentage"] == .number(3.333333, decimals: 6))
      #expect(json["maxChannelDelta"] == 4)
      #expect(json["bounds"]?["x"] == 2)
    }
  }

  @Test func `A picture of the difference is written where there is one`() throws {
    let path = folder.file("out/diff.png")
    #expect(diff("a.png", "a.png", "--out", path).exitCode == .success)
    #expect(!Files.exists(path))
    #expect(diff("a.png", "wide.png", "--out", path).exitCode == .failure)
    #expect(try PNGDecoder().decode(try Files.read(path)).height == 5)
  }
}
