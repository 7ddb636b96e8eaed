package import Geometry
import LayoutEngine
package import Simulation
import Typography

extension ScreenElement {
  /// The rectangle that the lines of its text take, in points of the display; nil where it is no text
  /// or has no line.
  package func inkFrame(on screen: LaidOutScreen) -> Rect? {
    lineFrames(on: screen).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The rectangle of each of its lines: as wide as the glyphs, as high as the letters of the face are
  /// as a rule, in points of the display.
  package func lineFrames(on screen: LaidOutScreen) -> [Rect] {
    guard let (_, paragraph) = text else { return [] }
    let scale = screen.map.tree.scale
    let factor = shownScale / scale
    // Letters reach from a quarter of an em below the baseline to three quarters above it.
    let (above, below) = (paragraph.fontSize * 0.75, paragraph.fontSize * 0.25)
    return paragraph.lines.filter { $0.width > 0 }.map { line in
      Rect(
        x: frame.minX + line.left * factor, y: frame.minY + (line.baseline - above) * factor,
        width: line.width * factor, height: (above + below) * factor)
    }
  }
}
