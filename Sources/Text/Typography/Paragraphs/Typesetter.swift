package import Geometry

/// Lays out paragraphs. Remembers the analysis of texts that it has seen; one serves one thread.
package final class Typesetter {
  private struct Key: Hashable {
    /// UTF-16. As strings, texts of different code points can be equal.
    var text: [UInt16]
    var style: TextStyle
    var direction: BaseDirection
  }

  private let analyzer: TextAnalyzer
  private var analyses: [Key: TextAnalysis] = [:]
  private static let ellipsis = "…"

  /// - Throws: `UnicodeError` where ICU's data cannot be loaded.
  package init() throws(UnicodeError) {
    analyzer = try TextAnalyzer()
  }

  /// How much text has been shaped so far, in UTF-16 units: what layout costs, for tests.
  package var shapedUnits: Int { analyzer.shaper.shapedUnits }

  /// Breaks, orders, shapes and places a text in the room that it has.
  ///
  /// - Throws: `UnicodeError` where ICU fails, which only a broken installation makes it do.
  package func layOut(
    _ text: String, style: TextStyle, direction: BaseDirection = .rightToLeft,
    constraints: ParagraphConstraints
  ) throws(UnicodeError) -> Paragraph {
    let analysis = try analysis(of: text, style: style, direction: direction)
    let composer = LineComposer(analysis: analysis, analyzer: analyzer, style: style)
    // Lines that were shaped to see whether they fit.
    var tried: [Range<Int>: Paragraph.Line] = [:]
    let breaker = LineBreaker(
      analysis: analysis, size: style.size,
      width: constraints.wraps ? constraints.width : .infinity,
      shapedWidth: { range in
        let line = composer.compose(range)
        tried[range] = line
        return line.width
      })
    var ranges = breaker.lines()
    let limit = max(1, constraints.maximumLines ?? .max)
    let isTruncated = ranges.count > limit
    if isTruncated { ranges.removeSubrange(limit...) }

    var lines = ranges.map { tried[$0] ?? composer.compose($0) }
    if isTruncated, let last = ranges.last {
      lines[lines.count - 1] = try truncatedLine(
        from: last.lowerBound, breaker: breaker, style: style)
    }
    settle(&lines, style: style, baseLevel: analysis.baseLevel, constraints: constraints)
    return Paragraph(
      lines: lines, width: lines.map(\.width).max() ?? 0,
      height: Double(lines.count) * LineMetrics(style).lineHeight, fontSize: style.size,
      isTruncated: isTruncated, missingGlyphs: analysis.missingGlyphs)
  }

  private func analysis(
    of text: String, style: TextStyle, direction: BaseDirection
  ) throws(UnicodeError) -> TextAnalysis {
    let key = Key(text: Array(text.utf16), style: style, direction: direction)
    if let known = analyses[key] { return known }
    let analysis = try analyzer.analyze(key.text, style: style, direction: direction)
    analyses[key] = analysis
    return analysis
  }

  /// The last line of a text that is too long: as much as fits, and an ellipsis for the rest.
  private func truncatedLine(
    from start: Int, breaker: LineBreaker, style: TextStyle
  ) throws(UnicodeError) -> Paragraph.Line {
    for cut in breaker.cuts(from: start) where cut > start {
      let line = try line(start..<cut, of: breaker.analysis, style: style)
      if line.width <= breaker.width + WidthMeter.tolerance { return line }
    }
    return try line(start..<start, of: breaker.analysis, style: style)
  }

  /// A line that is cut and ends in an ellipsis. It is analysed as the end of a text of its own, so
  /// that bidi puts the ellipsis where the line ends and letters take their final forms.
  private func line(
    _ range: Range<Int>, of whole: TextAnalysis, style: TextStyle
  ) throws(UnicodeError) -> Paragraph.Line {
    let (start, cut) = (range.lowerBound, range.upperBound)
    let dots = Array(Self.ellipsis.utf16)
    let shortened = try analyzer.analyze(
      Array(whole.text[..<cut]) + dots, style: style,
      direction: whole.baseLevel == 1 ? .rightToLeft : .leftToRight)
    let composer = LineComposer(analysis: shortened, analyzer: analyzer, style: style)
    var line = composer.compose(start..<cut + dots.count)
    line.range = start..<cut
    for index in line.clusters.indices where line.clusters[index].range.lowerBound >= cut {
      line.clusters[index].range = cut..<cut
    }
    return line
  }

  private func settle(
    _ lines: inout [Paragraph.Line], style: TextStyle, baseLevel: UInt8,
    constraints: ParagraphConstraints
  ) {
    let metrics = LineMetrics(style)
    let widest = lines.map(\.width).max() ?? 0
    let box = constraints.width.isFinite ? constraints.width : widest.rounded(.up)
    for index in lines.indices {
      let spare = box - lines[index].width
      let left: Double
      switch (constraints.alignment, baseLevel) {
      case (.left, _), (.start, 0), (.end, 1): left = 0
      case (.center, _): left = (spare / 2 * 64).rounded(.down) / 64
      default: left = spare
      }
      lines[index].settle(
        left: left, top: Double(index) * metrics.lineHeight,
        baseline: metrics.baseline(ofLine: index))
    }
  }
}
