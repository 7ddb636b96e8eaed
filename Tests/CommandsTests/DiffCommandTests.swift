import Commands
import Documents
import FileSystem
import Glibc
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

  // MARK: Animations

  private func film(_ name: String, _ shades: [UInt8], milliseconds: UInt16 = 20) throws {
    let files = try shades.map { shade in
      try PNGEncoder().encode(
        Bitmap(
          width: 4, height: 3,
          pixels: Array(repeating: [shade, 0, 0, 255], count: 12).flatMap(\.self)),
        compression: .fast)
    }
    let delays = shades.map { _ in AnimatedPNG.Delay(milliseconds, of: 1000) }
    try Files.write(try AnimatedPNG.file(of: files, delays: delays), to: folder.file(name))
  }

  @Test func `Animations are compared frame by frame, with the first that differs and its time`()
    throws
  {
    try film("one.png", [10, 20, 30])
    try film("two.png", [10, 20, 90])
    let outcome = diff("one.png", "two.png")
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.contains("different: 1 of 3 frames, the first is frame 2 at 40 ms"))
    #expect(outcome.output.contains("12 of 12 pixels differ"))
    #expect(diff("one.png", "one.png").output.hasPrefix("identical: 3 frames\n"))
    let json = diff("one.png", "two.png", "--format", "json").output
    #expect(json.contains("\"firstDifferingFrame\": 2"))
    #expect(json.contains("\"match\": false"))
  }

  @Test func `The number of frames and how long they stand count`() throws {
    try film("short.png", [10, 20])
    try film("long.png", [10, 20, 30])
    try film("slow.png", [10, 20], milliseconds: 50)
    let more = diff("short.png", "long.png")
    #expect(more.exitCode == .failure)
    #expect(more.output.contains("expected 2 frames, found 3"))
    let slower = diff("short.png", "slow.png")
    #expect(slower.exitCode == .failure)
    #expect(slower.output.contains("frame 0 stands 20.0 ms, found 50.0 ms"))
  }

  @Test func `A film and a still picture cannot be compared`() throws {
    try film("film.png", [10, 20])
    for (first, second) in [("film.png", "a.png"), ("a.png", "film.png")] {
      let outcome = diff(first, second)
      #expect(outcome.exitCode == .badInput)
      #expect(outcome.errors.contains("is an animation, and"))
    }
  }

  // MARK: What is written

  @Test func `The picture of a difference never takes the place of a file that is compared`() throws
  {
    let before = try Files.read(folder.file("a.png"))
    symlink("a.png", folder.file("link.png"))
    link(folder.file("b.png"), folder.file("hard.png"))
    for name in [
      "a.png", "b.png", "link.png", "hard.png", "../\(Files.name(of: folder.path))/a.png",
    ] {
      let outcome = diff("a.png", "b.png", "--out", folder.file(name))
      #expect(outcome.exitCode == .badInput, "\(name)")
      #expect(outcome.errors.contains("which is compared"))
    }
    #expect(try Files.read(folder.file("a.png")) == before)
  }

  @Test func `A picture of an earlier difference goes where there is none now`() throws {
    _ = diff("a.png", "b.png", "--out", folder.file("diff.png"))
    #expect(Files.exists(folder.file("diff.png")))
    #expect(diff("a.png", "a.png", "--out", folder.file("diff.png")).exitCode == .success)
    #expect(!Files.exists(folder.file("diff.png")))
    // What is no picture was never ours.
    #expect(diff("a.png", "a.png", "--out", folder.file("text.png")).exitCode == .success)
    #expect(Files.exists(folder.file("text.png")))
  }

  // MARK: What is said

  @Test func `Two tolerances come with the rule that joins them, and sizes are fields`() {
    let outcome = diff(
      "a.png", "b.png", "--channel-tolerance", "1", "--perceptual-threshold", "0.5")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("forgiven by either of the colour tolerances"))
    let json = diff("a.png", "wide.png", "--format", "json").output
    #expect(
      json.contains("\"expectedSize\": {\"width\": 6, \"height\": 5}")
        || json.contains("\"width\": 6"))
    #expect(json.contains("\"width\": 7"))
  }

  @Test func `A used share above the allowed one is printed with the digits that show it`() {
    let outcome = diff("a.png", "b.png", "--max-diff-ratio", "0.0333333")
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.contains("used 0.03333333333333333 > allowed 0.0333333"))
  }

  @Test func `What colour chunks and deep samples hide is noted`() throws {
    var file = try Files.read(folder.file("a.png"))
    let chunk = chunk("gAMA", [0, 0, 0xB1, 0x8F])
    file.insert(contentsOf: chunk, at: 33)
    try Files.write(file, to: folder.file("gamma.png"))
    let outcome = diff("a.png", "gamma.png")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output.contains("note: the files differ in what they say of their colours (gAMA"))
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let covered = Array(name.utf8) + body
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in covered {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    func bytes(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    return bytes(UInt32(body.count)) + covered + bytes(~crc)
  }
}
