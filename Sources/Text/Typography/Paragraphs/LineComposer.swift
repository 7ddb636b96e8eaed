internal import CICU

/// Puts the runs of one line into visual order and every glyph in its place.
struct LineComposer {
  let analysis: TextAnalysis
  let analyzer: TextAnalyzer
  let style: TextStyle

  /// A line whose left end stands at 0; `shift` moves it.
  func compose(_ range: Range<Int>) -> Paragraph.Line {
    let ink = range.lowerBound..<analysis.inkEnd(of: range)
    let parts = parts(of: ink)
    let order = BidiResolver.visualOrder(ofRuns: parts.map(\.item.level))
    var line = Paragraph.Line(
      range: range, left: 0, width: 0, top: 0, baseline: 0, runs: [], clusters: [])
    for index in order {
      let part = parts[index]
      line.runs.append(place(part, at: line.width))
      line.clusters += clusters(of: part, at: line.width)
      let width = part.glyphs.reduce(0) { $0 + $1.advance } * style.size
      line.width += WidthMeter.roundUp(width)
    }
    line.clusters.sort { $0.range.lowerBound < $1.range.lowerBound }
    return line
  }

  /// The runs of a line in the order of the text. A run that the line cuts is shaped again, with
  /// the whole text as its context.
  private func parts(of range: Range<Int>) -> [ShapedRun] {
    var levels = Array(analysis.levels[range])
    BidiResolver.applyLineRule(
      to: &levels, of: analysis.text, in: range, baseLevel: analysis.baseLevel)
    BidiResolver.keepTogether(&levels, from: range.lowerBound, analysis.graphemeStarts)
    var parts: [ShapedRun] = []
    for run in analysis.runs[analysis.runIndex(at: range.lowerBound)...] {
      if run.range.lowerBound >= range.upperBound { break }
      let overlap = run.range.clamped(to: range)
      var start = overlap.lowerBound
      while start < overlap.upperBound {
        let level = levels[start - range.lowerBound]
        var end = start + 1
        while end < overlap.upperBound, levels[end - range.lowerBound] == level { end += 1 }
        if start..<end == run.range, level == run.item.level {
          parts.append(run)
        } else {
          var item = run.item
          item.range = start..<end
          item.level = level
          parts.append(
            analyzer.shape(item, of: analysis.text, analysis.graphemeStarts, style: style))
        }
        start = end
      }
    }
    return parts
  }

  private func place(_ part: ShapedRun, at left: Double) -> Paragraph.Run {
    var pen = left
    var glyphs: [Paragraph.Glyph] = []
    for glyph in part.glyphs {
      glyphs.append(
        Paragraph.Glyph(
          id: glyph.id, x: pen + glyph.offsetX * style.size, y: -glyph.offsetY * style.size,
          cluster: glyph.cluster))
      pen += glyph.advance * style.size
    }
    return Paragraph.Run(
      font: style.fonts.faces[part.item.faceIndex].id, range: part.range, level: part.item.level,
      script: String(cString: icu_uscript_getShortName(part.item.script)), glyphs: glyphs)
  }

  /// The graphemes of a run with the stretch of the line that each takes.
  private func clusters(of part: ShapedRun, at left: Double) -> [Paragraph.Cluster] {
    let total = part.glyphs.reduce(0) { $0 + $1.advance }
    var pen = part.isRightToLeft ? total : 0
    var result: [Paragraph.Cluster] = []
    for cluster in part.clusters(graphemeStarts: analysis.graphemeStarts) {
      var starts = cluster.range.filter {
        analysis.graphemeStarts[$0] || $0 == cluster.range.lowerBound
      }
      let share = cluster.advance / Double(starts.count)
      starts.append(cluster.range.upperBound)
      for (start, end) in zip(starts, starts.dropFirst()) {
        let next = part.isRightToLeft ? pen - share : pen + share
        result.append(
          Paragraph.Cluster(
            range: start..<end, left: left + min(pen, next) * style.size,
            right: left + max(pen, next) * style.size))
        pen = next
      }
    }
    return result
  }
}

extension Paragraph.Line {
  /// Moves the line to its place in the paragraph and puts its glyphs on the raster: origins on
  /// quarters of a pixel across, on whole pixels down.
  ///
  /// Source: what browsers do with subpixel positions; see `LineMetrics` for the vertical part.
  mutating func settle(left: Double, top: Double, baseline: Double) {
    self.left = left
    self.top = top
    self.baseline = baseline
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        let x = runs[run].glyphs[glyph].x + left
        let y = runs[run].glyphs[glyph].y + baseline
        runs[run].glyphs[glyph].x = ((x + 0.125) * 4).rounded(.down) / 4
        runs[run].glyphs[glyph].y = (y + 0.5).rounded(.down)
      }
    }
    for cluster in clusters.indices {
      clusters[cluster].left += left
      clusters[cluster].right += left
    }
  }
}
