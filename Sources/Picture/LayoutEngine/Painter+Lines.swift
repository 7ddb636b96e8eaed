import Drawing
import Geometry
import ViewTree

extension Painter {
  /// A line along the longer side of its frame. The round ends of dashes lie inside of the frame.
  mutating func paint(_ style: Figure.LineStyle, frame: Rect) {
    let isHorizontal = frame.width > frame.height
    let width = tokens.points(style.width) * scale
    let length = isHorizontal ? frame.width : frame.height
    if length <= 0 { return }
    let isDashed = !style.dash.isEmpty
    let inset = isDashed ? min(width, length) / 2 : 0
    var path = Path()
    if isHorizontal {
      path.move(to: Point(x: frame.minX + inset, y: frame.midY))
      path.addLine(to: Point(x: frame.maxX - inset, y: frame.midY))
    } else {
      path.move(to: Point(x: frame.midX, y: frame.minY + inset))
      path.addLine(to: Point(x: frame.midX, y: frame.maxY - inset))
    }
    let stroke = Stroke(
      width: width, cap: isDashed ? .round : .butt,
      dash: Self.fitting(style.dash.map { $0 * scale }, to: length - 2 * inset))
    commands.append(.stroke(path, stroke, color(style.paint)))
  }

  /// The pattern with its gap stretched or shrunk so that a line of this length begins and ends with
  /// a whole dash. Too short a line for a second dash is one dash.
  static func fitting(_ dash: [Double], to length: Double) -> [Double] {
    guard dash.count == 2 else { return dash }
    let (mark, gap) = (dash[0], dash[1])
    let count = ((length - mark) / (mark + gap)).rounded()
    if count < 1 { return [] }
    return [mark, (length - mark) / count - mark]
  }
}
