internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import FileSystem
internal import FontLoading
internal import Simulation
internal import Typography

extension Command {
  /// One paragraph alone, or those of a file.
  static let text = Command(
    name: "text",
    summary: "Lays out or draws paragraphs alone, in pixels of --scale.",
    operands: "STRING…", operandCount: 0...Int.max,
    options: [
      .value("--width", "PT", "width of the box (default: one line that never breaks)"),
      .value("--style", "NAME", "a style of the design document, as body (the default)"),
      .value("--size", "PT", "font size, in place of a style"),
      .value("--weight", "N", "font weight, 1 to 1000"),
      .value("--line-height", "X", "line height as a multiple of the size"),
      .value(
        "--numerals", "KIND",
        "digits as on screens: proportional (the default, as in sentences) or tabular"),
      .value("--direction", "rtl|ltr|auto", "base direction (default: rtl)"),
      .value("--scale", "N", "device pixels a point (default: 1)"),
      .value("--format", "json|png", "what to write (default: json)"),
      .value("--batch", "FILE", "paragraphs and settings from a JSON file"),
      .value("--pixels", "FILE", "single lines to draw, from a JSON file; needs --out"),
      .value("--out", "PATH", "where pictures go"),
    ],
    example: "text 'قدم امروز را انتخاب کن' --style headline --width 200 --scale 3"
  ) { arguments, console in
    let session = try TextSession(project: try arguments.project())
    if let file = arguments["--batch"] {
      console.write(try session.layOutBatch(file, arguments).text)
    } else if let file = arguments["--pixels"] {
      try session.drawLines(file, arguments, console)
    } else {
      try session.show(arguments, console)
    }
    return .success
  }
}

/// What the work on one command line of `text` shares.
struct TextSession {
  let tokens: DesignTokens
  let fonts: FontCatalog
  let typesetter: Typesetter

  init(project: ProjectFolder) throws {
    tokens = try project.designTokens()
    fonts = try project.fonts()
    typesetter = try Typesetter()
  }

  /// Every paragraph of a file in every setting of it, in pixels of `--scale`.
  func layOutBatch(_ file: String, _ arguments: Arguments) throws -> JSONValue {
    let scale = try arguments.number("--scale", in: 0.1...16, default: 1)
    let batch = try TextBatch(file: file)
    var cases: [JSONValue] = []
    for paragraph in batch.paragraphs {
      for (index, setting) in batch.settings.enumerated() {
        let style = TextStyle(
          fonts: try fonts.stack(for: setting.weight), size: setting.size * scale,
          lineHeight: setting.lineHeight)
        let result = try typesetter.layOut(
          paragraph.text, style: style, direction: paragraph.direction,
          constraints: ParagraphConstraints(width: setting.width * scale))
        cases.append(
          .object([
            "id": .string(paragraph.id), "set": .integer(index),
            "lines": .array(result.lines.map(ParagraphJSON.batchLine)),
          ]))
      }
    }
    return .object(["cases": .array(cases)])
  }
}
