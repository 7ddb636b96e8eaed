internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// Children that share a line of a flow.
  private struct FlowLine {
    var children: Range<Int>
    var size: Size
  }

  /// Offers every child the whole width, and breaks the row where the next one does not fit.
  func arrangeInLines(
    _ stack: Node.Stack, _ box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Arrangement {
    var arranged: [Measurement] = []
    for child in box.children {
      arranged.append(try measure(child, Proposal(width: proposal.width, height: nil)))
    }
    let lines = lines(of: arranged, stack, width: proposal.width)
    let gaps = stack.spacing * Double(max(0, lines.count - 1))
    let size = Size(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.reduce(gaps) { $0 + $1.size.height })
    return Arrangement(
      measurements: arranged, offeredWidths: box.children.map { _ in proposal.width }, size: size,
      firstBaseline: arranged.first?.firstBaseline)
  }

  /// Where the children of a flow stand: lines broken at the width of `room`, placed in `area`.
  func flowFrames(
    _ measurements: [Measurement], _ stack: Node.Stack, in room: Rect, _ area: Rect
  ) -> [Rect] {
    var frames: [Rect] = []
    var y = area.minY
    for line in lines(of: measurements, stack, width: room.width) {
      var x = area.minX + Self.shift(area.width - line.size.width, stack.alignment.horizontal)
      for size in measurements[line.children].map(\.size) {
        let drop = Self.shift(line.size.height - size.height, stack.alignment.vertical)
        frames.append(Rect(origin: Point(x: x, y: y + drop), size: size))
        x += size.width + stack.spacing
      }
      y += line.size.height + stack.spacing
    }
    return frames
  }

  private func lines(
    of measurements: [Measurement], _ stack: Node.Stack, width: Double?
  ) -> [FlowLine] {
    let limit = (width ?? .infinity) + 1e-6
    var lines: [FlowLine] = []
    for (index, size) in measurements.map(\.size).enumerated() {
      if var line = lines.last, line.size.width + stack.spacing + size.width <= limit {
        line.children = line.children.lowerBound..<index + 1
        line.size.width += stack.spacing + size.width
        line.size.height = max(line.size.height, size.height)
        lines[lines.count - 1] = line
      } else {
        lines.append(FlowLine(children: index..<index + 1, size: size))
      }
    }
    return lines
  }
}
