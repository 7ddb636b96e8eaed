internal import CICU

/// A run after shaping: glyphs in visual order, left to right, at a size of one em.
struct ShapedRun {
  struct Glyph {
    var id: GlyphID
    /// The first UTF-16 offset of the characters that the glyph stands for.
    var cluster: Int
    /// In ems.
    var advance: Double
    var offsetX: Double
    /// Up is positive.
    var offsetY: Double
    /// Whether a line that breaks before this glyph's cluster must be shaped again.
    var isUnsafeToBreak: Bool
  }

  var item: ItemizedRun
  var glyphs: [Glyph]

  var range: Range<Int> { item.range }
  var isRightToLeft: Bool { item.level & 1 == 1 }
}

extension ShapedRun {
  /// Leaves one box for a grapheme of several characters that the face has no glyphs for, as a flag
  /// or a family is.
  mutating func keepOneBox(ofEach graphemeStarts: [Bool]) {
    guard glyphs.count(where: { $0.id.rawValue == 0 }) > 1 else { return }
    // Where the grapheme of each unit starts, counted from the start of the run.
    var starts: [Int] = []
    for offset in range {
      starts.append(graphemeStarts[offset] ? offset : starts.last ?? offset)
    }
    let first = range.lowerBound
    var boxed: Set<Int> = []
    glyphs.removeAll { glyph in
      guard glyph.id.rawValue == 0 else { return false }
      return !boxed.insert(starts[glyph.cluster - first]).inserted
    }
  }

  /// Characters that were shaped as one, and the glyphs that stand for them.
  struct Cluster {
    /// UTF-16 offsets.
    var range: Range<Int>
    /// Ems.
    var advance: Double
    var isUnsafeToBreak: Bool
  }

  /// In the order of the text. None starts inside a grapheme: a joiner belongs to the letter before
  /// it, whatever the shaper makes of it.
  func clusters(graphemeStarts: [Bool]) -> [Cluster] {
    var clusters: [Cluster] = []
    let ordered = isRightToLeft ? Array(glyphs.reversed()) : glyphs
    for glyph in ordered {
      let continues =
        clusters.last?.range.lowerBound == glyph.cluster || !graphemeStarts[glyph.cluster]
      if continues, let last = clusters.indices.last {
        clusters[last].advance += glyph.advance
        clusters[last].isUnsafeToBreak =
          clusters[last].isUnsafeToBreak || glyph.isUnsafeToBreak
      } else {
        if let last = clusters.indices.last {
          clusters[last].range = clusters[last].range.lowerBound..<glyph.cluster
        }
        clusters.append(
          Cluster(
            range: glyph.cluster..<range.upperBound, advance: glyph.advance,
            isUnsafeToBreak: glyph.isUnsafeToBreak))
      }
    }
    return clusters
  }
}
