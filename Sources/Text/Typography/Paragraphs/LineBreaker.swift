/// Fills lines one after the other, as browsers do: as much as fits, cut where it may be.
struct LineBreaker {
  let analysis: TextAnalysis
  /// Pixels an em.
  let size: Double
  /// Pixels.
  let width: Double
  /// How wide a line of this stretch is once it is shaped, in pixels.
  let shapedWidth: (Range<Int>) -> Double

  /// The lines of the whole text; an empty text has one empty line.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < analysis.text.count {
      let end = endOfLine(from: start)
      lines.append(start..<end)
      start = end
    }
    if lines.isEmpty || analysis.breaks[analysis.text.count] == .mandatory && endsWithTerminator {
      lines.append(start..<start)
    }
    return lines
  }

  /// Where a line that starts at `start` ends. A word that is too long for a line of its own is cut
  /// between graphemes; at least one grapheme always stands on a line. What stands at a cut is shaped
  /// anew and may then be wider than it was, as a digit without the next one that it was kerned with.
  private func endOfLine(from start: Int) -> Int {
    var meter = WidthMeter(analysis: analysis, size: size, start: start)
    var lastBreak: Int?
    var fitting: [Int] = []
    for offset in start..<analysis.text.count {
      meter.include(offset)
      if !analysis.hangs[offset], meter.inkWidth > width + WidthMeter.tolerance {
        if let lastBreak { return lastBreak }
        if let first = fitting.first {
          return fitting.last { shapedWidth(start..<$0) <= width + WidthMeter.tolerance } ?? first
        }
      }
      let next = offset + 1
      switch analysis.breaks[next] {
      case .mandatory: return next
      case .allowed: lastBreak = next
      case .prohibited: break
      }
      if analysis.graphemeStarts[next], lastBreak == nil { fitting.append(next) }
    }
    return analysis.text.count
  }

  /// Where the line from `start` can be cut so that an ellipsis may follow: the best place first.
  /// Cuts between letters that join come after all others, and the last of all leaves nothing.
  ///
  /// How wide a cut line is shows only when it is shaped, since letters at its end change.
  func cuts(from start: Int) -> [Int] {
    var meter = WidthMeter(analysis: analysis, size: size, start: start)
    var clean: [Int] = []
    var joined: [Int] = []
    for offset in start..<analysis.text.count {
      if CharacterProperties.isLineTerminator(UInt32(analysis.text[offset])) { break }
      meter.include(offset)
      guard meter.inkWidth <= width + WidthMeter.tolerance else { break }
      let next = offset + 1
      guard !analysis.hangs[offset], analysis.graphemeStarts[next] else { continue }
      if next < analysis.text.count, analysis.isJoined[next] {
        joined.append(next)
      } else {
        clean.append(next)
      }
    }
    return clean.reversed() + joined.reversed() + [start]
  }

  private var endsWithTerminator: Bool {
    analysis.text.last.map { CharacterProperties.isLineTerminator(UInt32($0)) } ?? false
  }
}

/// Adds up the width of a growing line. Each run's width is rounded up to 1/64 of a pixel.
struct WidthMeter {
  /// Rounding noise that must not break a line.
  static let tolerance = 1e-6

  private let analysis: TextAnalysis
  private let size: Double
  private var runIndex: Int
  private var closedRuns = 0.0
  private var openRun = 0.0
  /// The width up to the last character that does not hang.
  private(set) var inkWidth = 0.0

  init(analysis: TextAnalysis, size: Double, start: Int) {
    self.analysis = analysis
    self.size = size
    runIndex = analysis.runIndex(at: start)
  }

  /// Adds the character at the next offset.
  mutating func include(_ offset: Int) {
    if runIndex < analysis.runs.count, offset >= analysis.runs[runIndex].range.upperBound {
      closedRuns += Self.roundUp(openRun)
      openRun = 0
      runIndex += 1
    }
    openRun += analysis.advances[offset] * size
    if !analysis.hangs[offset] { inkWidth = closedRuns + Self.roundUp(openRun) }
  }

  /// The next multiple of 1/64.
  static func roundUp(_ width: Double) -> Double {
    ((width - tolerance) * 64).rounded(.up) / 64
  }
}
