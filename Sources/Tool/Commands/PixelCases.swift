internal import Diagnostics
internal import Documents
internal import Geometry
internal import Imaging
internal import Scenarios
internal import Typography

/// A file of single lines, each to be drawn on a canvas of its own.
struct PixelCases {
  struct Line: Sendable {
    var id: String
    var text: String
    var direction: BaseDirection
    var weight: Int
    /// Pixels an em.
    var size: Double
    var color: Color
    var background: Color
    /// Of the canvas, in pixels.
    var width: Int
    var height: Int
    /// Where the line's right edge and its baseline stand, in pixels.
    var right: Double
    var baseline: Double
  }

  private(set) var cases: [Line] = []

  /// - Throws: everything that is wrong with the file.
  init(file: String) throws(DiagnosticList) {
    let root = try ProjectFile.document(file)
    var problems: [Diagnostic] = []
    if var reader = MappingReader(root, expecting: "a file of lines to draw", &problems) {
      for key in ["chromium", "mode", "text_rendering", "scale"] {
        _ = reader.optional(key, .text)
      }
      cases = reader.required("cases", .list(of: Self.line, named: "lines")) ?? []
      problems += reader.finish()
      problems += Self.clashes(among: cases, in: root)
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }

  /// Ids that would be one file.
  private static func clashes(among cases: [Line], in root: YAMLNode) -> [Diagnostic] {
    guard let items = root["cases"]?.items, items.count == cases.count else { return [] }
    var known: Set<String> = []
    return zip(cases, items).compactMap { line, item in
      known.insert(line.id.lowercased()).inserted
        ? nil : Diagnostic(.error, "two lines have the id '\(line.id)'", at: item["id"]?.range)
    }
  }

  private static let line = ValueReader<Line> { node, problems in
    guard var reader = MappingReader(node, expecting: "a line", &problems) else { return nil }
    let id = reader.required("id", .fileName("line"))
    let text = reader.required("text", .text)
    let direction: BaseDirection? = reader.required("direction", .choice("direction"))
    let weight = reader.required("weight", .integer(in: 1...1000))
    let size = reader.required("size_px", .number(in: 1...2000, "of pixels from 1 to 2000"))
    let color = reader.required("color", .hexadecimalColor)
    let background = reader.required("background", .hexadecimalColor)
    let canvas = reader.required(
      "canvas", .list(of: .integer(in: 1...20_000), named: "numbers"))
    let place = ValueReader.number(in: -100_000...100_000, "of pixels")
    let right = reader.required("right", place)
    let baseline = reader.required("baseline", place)
    _ = reader.optional("lang", .text)
    problems += reader.finish()
    guard let id, let text, let direction, let weight, let size, let color, let background,
      let canvas, canvas.count == 2, let right, let baseline
    else { return nil }
    if let fault = PictureLimits.fault(width: Double(canvas[0]), height: Double(canvas[1])) {
      problems.append(Diagnostic(.error, fault, at: node.range))
      return nil
    }
    return Line(
      id: id, text: text, direction: direction, weight: weight, size: size, color: color,
      background: background, width: canvas[0], height: canvas[1], right: right,
      baseline: baseline)
  }
}

extension ValueReader where Value == Color {
  /// «#RRGGBB».
  static var hexadecimalColor: Self {
    ValueReader(expecting: "a colour such as #007AFF") { node in
      guard let text = node.text, text.utf8.count == 7 else { return nil }
      return Color(hexadecimal: text)
    }
  }
}
