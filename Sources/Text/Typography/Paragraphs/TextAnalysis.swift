internal import Geometry

/// Everything about a text in a style that does not depend on the room it gets.
///
/// Offsets are UTF-16 units; arrays hold an element for each unit unless they say otherwise.
struct TextAnalysis {
  var text: [UInt16]
  var baseLevel: UInt8
  var levels: [UInt8]
  /// In the order of the text.
  var runs: [ShapedRun]
  /// `text.count + 1` elements.
  var breaks: [LineBreak]
  /// Whether a grapheme starts here; `text.count + 1` elements, the last one true.
  var graphemeStarts: [Bool]
  /// Width in ems, counted at the first unit of each grapheme. A ligature's width is shared evenly.
  var advances: [Double]
  /// Spaces and line terminators: at the end of a line they take no room.
  var hangs: [Bool]
  /// Whether cutting the text before the unit would change the shape of a letter.
  var isJoined: [Bool]
  var missingGlyphs: [Paragraph.MissingGlyph]

  /// The place of the run that holds an offset; `runs.count` at the end of the text.
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The end of a line without the white space that hangs there.
  func inkEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, hangs[end - 1] { end -= 1 }
    return end
  }
}

/// Takes texts apart: bidi levels, breaks, graphemes, runs and their shapes. Serves one thread.
final class TextAnalyzer {
  private let bidi: BidiResolver
  private let lineBreaks: BreakIterator
  private let graphemes: BreakIterator
  let shaper = Shaper()

  init() throws(UnicodeError) {
    bidi = try BidiResolver()
    lineBreaks = try BreakIterator(.line)
    graphemes = try BreakIterator(.grapheme)
  }

  func analyze(
    _ text: [UInt16], style: TextStyle, direction: BaseDirection
  ) throws(UnicodeError) -> TextAnalysis {
    var (levels, baseLevel) = try bidi.resolve(text, baseLevel: direction.level)
    if direction == .automatic {
      // Else ICU gives every line that ends in a line feed a base of its own.
      (levels, baseLevel) = try bidi.resolve(text, baseLevel: baseLevel)
    }
    let breaks = LineBreakRules.breaks(
      in: text, boundaries: try lineBreaks.boundaries(in: text))
    var graphemeStarts = [Bool](repeating: false, count: text.count + 1)
    graphemeStarts[0] = true
    for boundary in try graphemes.boundaries(in: text) { graphemeStarts[boundary.offset] = true }
    BidiResolver.keepTogether(&levels, from: 0, graphemeStarts)
    let (faces, missing) = faceIndices(text, graphemeStarts, fonts: style.fonts)
    var analysis = TextAnalysis(
      text: text, baseLevel: baseLevel, levels: levels, runs: [], breaks: breaks,
      graphemeStarts: graphemeStarts, advances: [Double](repeating: 0, count: text.count),
      hangs: [Bool](repeating: false, count: text.count),
      isJoined: [Bool](repeating: false, count: text.count), missingGlyphs: missing)
    for (offset, scalar) in ScalarOffsets(text) {
      analysis.hangs[offset] =
        CharacterProperties.isBreakingSpace(scalar)
        || CharacterProperties.isLineTerminator(scalar)
    }
    for item in Itemizer.runs(of: text, levels: levels, faceIndices: faces) {
      let run = shape(item, of: text, graphemeStarts, style: style)
      record(run, in: &analysis)
      analysis.runs.append(run)
    }
    return analysis
  }

  func shape(
    _ item: ItemizedRun, of text: [UInt16], _ graphemeStarts: [Bool], style: TextStyle
  ) -> ShapedRun {
    var run = shaper.shape(
      item, of: text, face: style.fonts.faces[item.faceIndex], features: style.features)
    run.keepOneBox(ofEach: graphemeStarts)
    return run
  }

  /// Chooses a face for each grapheme cluster, and reports the first character that none has.
  private func faceIndices(
    _ text: [UInt16], _ graphemeStarts: [Bool], fonts: FontStack
  ) -> (indices: [Int], missing: [Paragraph.MissingGlyph]) {
    var indices = [Int](repeating: 0, count: text.count)
    var missing: [Paragraph.MissingGlyph] = []
    var start = 0
    while start < text.count {
      var end = start + 1
      while !graphemeStarts[end] { end += 1 }
      let scalars = ScalarOffsets(text, in: start..<end).map { $0 }
      if let index = fonts.faceIndex(for: scalars.lazy.map(\.scalar)) {
        for offset in start..<end { indices[offset] = index }
      } else {
        let lost = scalars.first { fonts.faceIndex(for: [$0.scalar]) == nil }
        if let (offset, scalar) = lost {
          missing.append(
            .init(scalar: Unicode.Scalar(scalar) ?? "\u{FFFD}", offset: offset))
        }
      }
      start = end
    }
    return (indices, missing)
  }

  /// Notes the widths and the joints of a run's clusters.
  private func record(_ run: ShapedRun, in analysis: inout TextAnalysis) {
    for cluster in run.clusters(graphemeStarts: analysis.graphemeStarts) {
      let starts = cluster.range.filter { analysis.graphemeStarts[$0] }
      if starts.isEmpty {
        analysis.advances[cluster.range.lowerBound] = cluster.advance
      }
      for start in starts { analysis.advances[start] = cluster.advance / Double(starts.count) }
      analysis.isJoined[cluster.range.lowerBound] = cluster.isUnsafeToBreak
      for start in starts.dropFirst() { analysis.isJoined[start] = true }
    }
  }
}
