internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import Drawing
internal import FileSystem
internal import FontLoading
internal import Geometry
internal import Imaging
internal import PNGCoding
internal import Rasterization
internal import Simulation
internal import Typography

extension TextSession {
  /// Lays out or draws the strings of a command line.
  func show(_ arguments: Arguments, _ console: Console) throws {
    guard !arguments.operands.isEmpty else {
      throw DiagnosticList([Diagnostic(.error, "no text given", hint: "usage: basiri text STRING…")]
      )
    }
    let scale = try arguments.number("--scale", in: 0.1...16, default: 1)
    let style = try style(arguments, scale: scale)
    let width = try arguments.number("--width", in: 0...100_000, default: .infinity)
    let directions = BaseDirection.allCases.map { ($0.rawValue, $0) }
    let direction = try arguments.choice("--direction", directions, default: .rightToLeft)
    let paragraphs = try arguments.operands.map { text in
      let paragraph = try typesetter.layOut(
        text, style: style, direction: direction,
        constraints: ParagraphConstraints(width: width * scale))
      return (text: text, paragraph: paragraph)
    }
    let format = try arguments.choice("--format", [("json", true), ("png", false)], default: true)
    if format {
      let values = paragraphs.map { ParagraphJSON.full($0.paragraph, text: $0.text, style: style) }
      console.write(JSONValue.object(["paragraphs": .array(values)]).text)
    } else {
      try draw(paragraphs.map(\.paragraph), style, scale, to: arguments["--out"], console)
    }
    report(paragraphs, console)
  }

  private func style(_ arguments: Arguments, scale: Double) throws -> TextStyle {
    let names = TypeStyle.allCases.map { ($0.rawValue, $0) }
    var typeface = tokens[try arguments.choice("--style", names, default: .body)]
    typeface.size = try arguments.number("--size", in: 1...1000, default: typeface.size)
    typeface.lineHeight = try arguments.number(
      "--line-height", in: 0.1...10, default: typeface.lineHeight)
    typeface.weight = Int(
      try arguments.number("--weight", in: 1...1000, default: Double(typeface.weight)))
    return TextStyle(
      fonts: try fonts.stack(for: typeface.weight), size: typeface.size * scale,
      lineHeight: typeface.lineHeight, features: try features(arguments))
  }

  /// As a screen sets a text: what the tokens say, for digits in sentences or in columns.
  private func features(_ arguments: Arguments) throws -> [FontFeature] {
    let standsInColumn = try arguments.choice(
      "--numerals", [("proportional", false), ("tabular", true)], default: false)
    return tokens.numerals.areTabular(standsInColumn: standsInColumn) ? [.tabularNumbers] : []
  }

  /// Characters without a glyph, on standard error.
  private func report(_ paragraphs: [(text: String, paragraph: Paragraph)], _ console: Console) {
    for (text, paragraph) in paragraphs {
      for missing in paragraph.missingGlyphs {
        console.report([
          Diagnostic(
            .warning, "no font has a glyph for \(missing.scalar.codePoint) in '\(text)'")
        ])
      }
    }
  }

  /// One picture of all paragraphs, one below the other, black on white.
  private func draw(
    _ paragraphs: [Paragraph], _ style: TextStyle, _ scale: Double, to path: String?,
    _ console: Console
  ) throws {
    guard let path else {
      throw DiagnosticList([Diagnostic(.error, "--format png needs --out FILE")])
    }
    let margin = (style.size / 2).rounded(.up)
    let width = (paragraphs.map(\.extent).max() ?? 0).rounded(.up) + 2 * margin
    let height = paragraphs.reduce(0) { $0 + $1.height.rounded(.up) } + 2 * margin
    if let fault = PictureLimits.fault(width: width, height: height) {
      throw DiagnosticList([Diagnostic(.error, fault, hint: "give less text, or a smaller --scale")]
      )
    }
    var commands: [DrawCommand] = [
      .fill(.rectangle(Rect(x: 0, y: 0, width: width, height: height)), .white)
    ]
    var top = margin
    for paragraph in paragraphs {
      commands += paragraph.drawing(at: Point(x: margin, y: top), color: .black)
      top += paragraph.height.rounded(.up)
    }
    let list = DisplayList(
      widthInPixels: Int(width), heightInPixels: Int(height), commands: commands)
    let bitmap = Rasterizer(faces: style.fonts.faces).rasterize(list)
    let file = try PNGEncoder().encode(
      bitmap, compression: .small, metadata: PNGMetadata(scale: scale))
    try Files.write(file, to: path)
    console.say(path)
  }

  /// Draws the single lines of a file, each on a canvas of its own.
  func drawLines(_ file: String, _ arguments: Arguments, _ console: Console) throws {
    guard let folder = arguments["--out"] else {
      throw DiagnosticList([Diagnostic(.error, "--pixels needs --out DIR")])
    }
    let encoder = PNGEncoder()
    for line in try PixelCases(file: file).cases {
      let stack = try fonts.stack(for: line.weight)
      let paragraph = try typesetter.layOut(
        line.text, style: TextStyle(fonts: stack, size: line.size, lineHeight: 1),
        direction: line.direction,
        constraints: ParagraphConstraints(width: line.right, alignment: .right, wraps: false))
      let baseline = paragraph.lines.first?.baseline ?? 0
      let canvas = Rect(
        x: 0, y: 0, width: Double(line.width), height: Double(line.height))
      let list = DisplayList(
        widthInPixels: line.width, heightInPixels: line.height,
        commands: [.fill(.rectangle(canvas), line.background)]
          + paragraph.drawing(at: Point(x: 0, y: line.baseline - baseline), color: line.color))
      let bitmap = Rasterizer(faces: stack.faces).rasterize(list)
      let png = try encoder.encode(bitmap, compression: .fast, metadata: PNGMetadata())
      try Files.write(png, to: Files.join(folder, line.id + ".png"))
    }
    console.say(folder)
  }
}

extension Paragraph {
  /// How far the lines reach from the left edge.
  fileprivate var extent: Double { lines.map { $0.left + $0.width }.max() ?? 0 }

  fileprivate func drawing(at origin: Point, color: Color) -> [DrawCommand] {
    lines.flatMap(\.runs).map { run in
      let glyphs = run.glyphs.map { glyph in
        GlyphRun.Glyph(id: glyph.id, origin: Point(x: glyph.x, y: glyph.y) + origin)
      }
      return .glyphs(GlyphRun(font: run.font, size: fontSize, glyphs: glyphs), color)
    }
  }
}
