internal import Diagnostics
internal import Documents
internal import Typography

/// Laid-out paragraphs as JSON.
enum ParagraphJSON {
  /// Range, baseline and the clusters as [start, end, left, right].
  static func batchLine(_ line: Paragraph.Line) -> JSONValue {
    .object([
      "start": .integer(line.range.lowerBound), "end": .integer(line.range.upperBound),
      "baseline": .number(line.baseline),
      "clusters": clusters(line),
    ])
  }

  private static func clusters(_ line: Paragraph.Line) -> JSONValue {
    .array(
      line.clusters.map { cluster in
        [
          .integer(cluster.range.lowerBound), .integer(cluster.range.upperBound),
          .number(cluster.left), .number(cluster.right),
        ]
      })
  }

  /// Everything that is known of a paragraph.
  static func full(_ paragraph: Paragraph, text: String, style: TextStyle) -> JSONValue {
    .object([
      "text": .string(text), "width": .number(paragraph.width),
      "height": .number(paragraph.height), "fontSize": .number(paragraph.fontSize),
      "truncated": .bool(paragraph.isTruncated),
      "lines": .array(paragraph.lines.map { line($0, style: style) }),
      "missingGlyphs": .array(
        paragraph.missingGlyphs.map { missing in
          .object([
            "codePoint": .string(missing.scalar.codePoint), "offset": .integer(missing.offset),
          ])
        }),
    ])
  }

  private static func line(_ line: Paragraph.Line, style: TextStyle) -> JSONValue {
    .object([
      "start": .integer(line.range.lowerBound), "end": .integer(line.range.upperBound),
      "left": .number(line.left), "width": .number(line.width), "top": .number(line.top),
      "baseline": .number(line.baseline),
      "clusters": clusters(line),
      "runs": .array(line.runs.map { run($0, style: style) }),
    ])
  }

  private static func run(_ run: Paragraph.Run, style: TextStyle) -> JSONValue {
    let face = style.fonts.faces.first { $0.id == run.font }
    return .object([
      "start": .integer(run.range.lowerBound), "end": .integer(run.range.upperBound),
      "level": .integer(Int(run.level)), "script": .string(run.script),
      "font": (face?.path).map { .string($0) }, "weight": .integer(run.font.weight),
      "glyphs": .array(
        run.glyphs.map { glyph in
          .object([
            "id": .integer(Int(glyph.id.rawValue)), "x": .number(glyph.x),
            "y": .number(glyph.y), "cluster": .integer(glyph.cluster),
          ])
        }),
    ])
  }
}
