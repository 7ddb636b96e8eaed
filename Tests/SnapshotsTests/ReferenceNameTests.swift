import Snapshots
import Testing

@Suite struct ReferenceNameTests {
  private func name(_ scenario: String, _ screenshot: String = "صبح") -> ReferenceName {
    ReferenceName(
      scenario: scenario, screenshot: screenshot, device: "iPhone 16", scale: 3, direction: "rtl",
      textSize: "large")
  }

  @Test func `A Persian name stays as it is, joiner and all`() throws {
    #expect(
      try name("تعهد صبح", "می\u{200C}شود").path()
        == "تعهد صبح/می\u{200C}شود (iPhone 16, 3x, rtl, large).png")
  }

  /// U+0627 U+0653 compose to U+0622.
  @Test func `Names are composed`() throws {
    let path = try name("\u{0627}\u{0653}ب").path()
    #expect(Array(path.unicodeScalars.prefix(2)) == ["\u{0622}", "ب"])
  }

  @Test func `Every part of the name is in the path`() throws {
    var paths: Set<String> = []
    let base = name("a", "b")
    var variants = [base]
    for change in 0..<6 {
      var variant = base
      switch change {
      case 0: variant.scenario = "x"
      case 1: variant.screenshot = "x"
      case 2: variant.device = "x"
      case 3: variant.scale = 1.5
      case 4: variant.direction = "ltr"
      default: variant.textSize = "x"
      }
      variants.append(variant)
    }
    for variant in variants { paths.insert(try variant.path()) }
    #expect(paths.count == 7)
  }

  @Test(arguments: [
    "a/b", "a:b", "what?", "<script>", "\"q\"", "tab\there", "\u{202E}drawkcab", "a~b", ".hidden",
    "ends.",
  ])
  func `A name with forbidden characters gets a digest and no such character`(text: String) throws {
    let path = try name(text).path()
    let folder = try #require(path.split(separator: "/").first)
    #expect(path.split(separator: "/").count == 2)
    #expect(folder.contains("~"))
    #expect(!folder.unicodeScalars.contains { "/:?<>\"\t\u{202E}".unicodeScalars.contains($0) })
    #expect(!folder.hasPrefix("."))
  }

  @Test func `Names that differ in a forbidden character only keep paths of their own`() throws {
    #expect(try name("a:b").path() != name("a?b").path())
    #expect(try name("a:b").path() != name("a-b").path())
  }

  @Test func `A long name is cut between characters and stays unique`() throws {
    let long = String(repeating: "تعهد ", count: 100)
    let first = try name(long + "۱", long + "۱").path()
    let second = try name(long + "۲", long + "۱").path()
    #expect(first != second)
    for part in first.split(separator: "/") { #expect(part.utf8.count <= 255) }
    #expect(!first.contains("\u{FFFD}"))
  }

  @Test(arguments: ["../up", "a/../b", "/etc/passwd", "..", "a\\..\\b", "./x"])
  func `A name that would leave the folder is refused`(text: String) {
    #expect(throws: ReferenceNameError.leavesFolder(text)) { try name(text).path() }
    #expect(throws: ReferenceNameError.leavesFolder(text)) { try name("a", text).path() }
  }

  @Test(arguments: ["", "  "])
  func `A name without letters is refused`(text: String) {
    #expect(throws: ReferenceNameError.empty) { try name(text).path() }
  }

  @Test func `Collisions are found, also by letter case and by composition`() {
    let names = [
      name("Today"), name("other"), name("today"), name("\u{0622}"), name("\u{0627}\u{0653}"),
      name("../bad"),
    ]
    #expect(ReferenceName.collisions(among: names) == [[0, 2], [3, 4]])
  }
}
