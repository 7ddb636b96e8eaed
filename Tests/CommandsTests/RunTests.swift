import Commands
import DesignTokens
import FileSystem
import Testing

/// What a user gets of command lines without mistakes.
@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct RunTests {
  private func run(_ words: String...) -> Outcome {
    basiri(words + ["--project", Repository.root])
  }

  private let morning = Files.join(Repository.root, "seeds/scenarios/today/morning.yaml")

  @Test func `a scenario is drawn once a device, and each file is named`() throws {
    let folder = TemporaryFolder()
    try folder.becomeProject()
    let outcome = run(
      "render", folder.file("seeds/scenarios"), "--device", "iPhone SE 3, iPhone 16",
      "--out", folder.file("out"))
    let expected = ["x-iPhone 16@3x.png", "x-iPhone SE 3@2x.png"]
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init).sorted()
    #expect(lines == expected.map { folder.file("out/a/" + $0) })
    #expect(try Files.names(in: folder.file("out/a")) == expected)
    // Width and height in the header of a PNG file: 375 × 2 and 667 × 2.
    let header = try Files.read(folder.file("out/a/x-iPhone SE 3@2x.png"))[16..<24]
    #expect(Array(header) == [0, 0, 0x02, 0xEE, 0, 0, 0x05, 0x36])
  }

  @Test func `a quiet run prints nothing`() throws {
    let folder = TemporaryFolder()
    let outcome = run("render", morning, "--scale", "1", "--quiet", "--out", folder.file("out"))
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "" && outcome.errors == "")
  }

  @Test func `the number of threads does not change a byte`() throws {
    let folder = TemporaryFolder()
    for workers in ["1", "3"] {
      let outcome = run(
        "render", Files.join(Repository.root, "seeds/scenarios/today"), "--scale", "1",
        "--workers", workers, "--out", folder.file(workers))
      #expect(outcome.exitCode == .success)
    }
    let names = try Files.names(in: folder.file("1"))
    #expect(!names.isEmpty)
    #expect(try Files.names(in: folder.file("3")) == names)
    for name in names {
      let pictures = try Files.names(in: folder.file("1/" + name))
      #expect(!pictures.isEmpty)
      for picture in pictures {
        let paths = ["1", "3"].map { folder.file("\($0)/\(name)/\(picture)") }
        #expect(try Files.read(paths[0]) == Files.read(paths[1]), "\(picture)")
      }
    }
  }

  @Test func `help explains every command with an example`() {
    let overview = basiri(["--help"])
    #expect(overview.exitCode == .success)
    for name in ["render", "gallery", "inspect", "text", "list", "devices", "fonts", "tokens"] {
      #expect(overview.output.contains("  \(name) "))
      let help = basiri([name, "--help"])
      #expect(help.exitCode == .success)
      #expect(help.output.contains("Usage: basiri \(name)"))
      #expect(help.output.contains("Example:\n  basiri \(name)"))
      #expect(basiri(["help", name]).output == help.output)
    }
  }

  @Test func `every device of the design document is listed`() {
    let outcome = run("devices")
    for device in DeviceProfile.all { #expect(outcome.output.contains(device.name)) }
  }

  @Test func `a text is laid out in pixels of the scale`() {
    let outcome = run("text", "۰", "--size", "17", "--line-height", "1.75", "--scale", "3")
    #expect(outcome.exitCode == .success)
    // 906 units of 2048 at 51 pixels, rounded up to a 64th: 22.5625; the baseline of 17/1.75.
    #expect(outcome.output.contains("\"width\": 22.563") || outcome.output.contains("22.562"))
    #expect(outcome.output.contains("\"baseline\": 59"))
  }

  @Test func `a character without a glyph is a warning, not an error`() {
    let outcome = run("text", "𓀀")
    #expect(outcome.exitCode == .success)
    #expect(outcome.errors == "warning: no font has a glyph for U+13000 in '𓀀'\n")
  }

  @Test func `tags and names choose among the scenarios that are found`() {
    let listed = { (words: [String]) in
      basiri(["list", "--project", Repository.root] + words).output.split(separator: "\n")
        .count { $0.contains(".yaml: ") }
    }
    let all = listed([])
    let motions = listed(["--tag", "motion"])
    #expect(motions > 10 && motions < all)
    #expect(listed(["--name", "امروز - صبح"]) == 1)
    #expect(listed(["--tag", "motion", "--name", "حرکت - بازگشت از پاسخ"]) == 1)
    let wrong = run("list", "--tag", "motin,motion", "--name", "امروز - صبخ")
    #expect(wrong.exitCode == .badInput)
    #expect(
      wrong.errors == """
        error: no scenario has the tag 'motin'
          did you mean 'motion'?
        error: no scenario has the name 'امروز - صبخ'
          did you mean 'امروز - صبح'?

        """)
    let neither = run("list", "--tag", "motion", "--name", "امروز - صبح")
    #expect(neither.errors == "error: no scenario has both a tag and a name that are asked for\n")
  }
}
