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
    if stack.isEven { arranged = Self.equallyWide(arranged) }
    let lines = lines(of: arranged, stack, width: proposal.width)
    let gaps = stack.spacing * Double(max(0, lines.count - 1))
    let size = Size(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.reduce(gaps) { $0 + $1.size.height })
    return Arrangement(
      measurements: arranged,
      offeredWidths: arranged.map { stack.isEven ? $0.size.width : proposal.width }, size: size,
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
    let most = stack.isEven ? evenCount(of: measurements, stack, limit: limit) : .max
    var lines: [FlowLine] = []
    for (index, size) in measurements.map(\.size).enumerated() {
      if var line = lines.last, line.children.count < most,
        line.size.width + stack.spacing + size.width <= limit
      {
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

  private static func equallyWide(_ measurements: [Measurement]) -> [Measurement] {
    let width = measurements.map(\.size.width).max() ?? 0
    return measurements.map { one in
      Measurement(
        size: Size(width: width, height: one.size.height), firstBaseline: one.firstBaseline)
    }
  }

  /// How many children of one width stand in a line, so that the lines are as equally full as they
  /// can be: three and two, not four and one.
  private func evenCount(
    of measurements: [Measurement], _ stack: Node.Stack, limit: Double
  ) -> Int {
    guard let width = measurements.first?.size.width, limit.isFinite else { return .max }
    let fitting = max(1, ((limit + stack.spacing) / max(1, width + stack.spacing)).rounded(.down))
    let count = Double(measurements.count)
    let lines = (count / fitting).rounded(.up)
    return max(1, Int((count / lines).rounded(.up)))
  }
}
