/// The vertical figures of a line, in device pixels.
///
/// Source: rules measured in a browser: ascent and descent are rounded to whole pixels each, the
/// line height is cut to 1/64, and the leading is halved with a floor.
struct LineMetrics {
  let ascent: Double
  let descent: Double
  let lineHeight: Double

  init(_ style: TextStyle) {
    let face = style.fonts.primary
    let scale = style.size / Double(face.unitsPerEm)
    let exactDescent = Double(face.descent) * scale
    var ascent = (Double(face.ascent) * scale + 0.5).rounded(.down)
    var descent = (exactDescent + 0.5).rounded(.down)
    if descent < exactDescent, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
    self.ascent = ascent
    self.descent = descent
    lineHeight = (style.lineHeight * style.size * 64).rounded(.down) / 64
  }

  /// The baseline of a line from the top of the paragraph's box: a whole pixel.
  func baseline(ofLine index: Int) -> Double {
    let leading = ((lineHeight - (ascent + descent)) / 2).rounded(.down)
    return (Double(index) * lineHeight + leading + ascent + 0.5).rounded(.down)
  }
}
