internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// The children of a stack with the room that each gets.
  struct Arrangement {
    /// In the order of the children.
    var measurements: [Measurement]
    /// What the children were offered; nil for as much as they like.
    var offeredWidths: [Double?]
    var size: Size
    /// Of the whole stack; nil where it holds no text.
    var firstBaseline: Double?
  }

  func measure(
    _ stack: Node.Stack, of box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Measurement {
    let arrangement = try arrange(stack, of: box, proposal)
    return Measurement(size: arrangement.size, firstBaseline: arrangement.firstBaseline)
  }

  func arrange(
    _ stack: Node.Stack, of box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Arrangement {
    switch stack.axis {
    case .vertical: try arrangeVertically(stack, box, proposal)
    case .horizontal: try arrangeHorizontally(stack, box, proposal)
    case .depth: try arrangeInDepth(stack, box, proposal)
    case .flow: try arrangeInLines(stack, box, proposal)
    }
  }

  private func arrangeVertically(
    _ stack: Node.Stack, _ box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Arrangement {
    let gaps = stack.spacing * Double(max(0, box.children.count - 1))
    let heights = try self.heights(
      of: box.children, width: proposal.width, available: proposal.height.map { $0 - gaps })
    var arranged: [Measurement] = []
    for (child, height) in zip(box.children, heights) {
      var measurement = try measure(child, Proposal(width: proposal.width, height: height))
      if child.isSpacer { measurement.size.height = height ?? child.minimumHeight }
      arranged.append(measurement)
    }
    let height = arranged.reduce(gaps) { $0 + $1.size.height }
    let widest = arranged.map(\.size.width).max() ?? 0
    return Arrangement(
      measurements: arranged, offeredWidths: arranged.map { _ in proposal.width },
      size: Size(width: widest, height: height),
      firstBaseline: firstBaseline(ofColumn: arranged, spacing: stack.spacing))
  }

  /// The height that each child of a column is offered: those that grow share what the others
  /// leave. Nil offers as much as the child likes.
  private func heights(
    of children: [Box], width: Double?, available: Double?
  ) throws(UnicodeError) -> [Double?] {
    var heights = [Double?](repeating: nil, count: children.count)
    guard let available else { return heights }
    var rest = available
    for child in children where !child.growsVertically {
      rest -= try measure(child, Proposal(width: width, height: nil)).size.height
    }
    let growing = children.indices.filter { children[$0].growsVertically }
    let shares = Self.shares(of: rest, minimums: growing.map { children[$0].minimumHeight })
    for (index, share) in zip(growing, shares) { heights[index] = share }
    return heights
  }

  /// Parts of a room for those that grow: equal ones, but none less than its minimum.
  private static func shares(of room: Double, minimums: [Double]) -> [Double] {
    var shares = minimums
    var rest = room
    let mostDemanding = minimums.indices.sorted { (minimums[$1], $0) < (minimums[$0], $1) }
    for (position, index) in mostDemanding.enumerated() {
      let equal = max(0, rest) / Double(minimums.count - position)
      shares[index] = max(minimums[index], equal)
      rest -= shares[index]
    }
    return shares
  }

  private func firstBaseline(ofColumn rows: [Measurement], spacing: Double) -> Double? {
    var top = 0.0
    for row in rows {
      if let baseline = row.firstBaseline { return top + baseline }
      top += row.size.height + spacing
    }
    return nil
  }

  private func arrangeHorizontally(
    _ stack: Node.Stack, _ box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Arrangement {
    let gaps = stack.spacing * Double(max(0, box.children.count - 1))
    let widths = try self.widths(
      of: box.children, available: proposal.width.map { max(0, $0 - gaps) })
    var arranged: [Measurement] = []
    for (child, width) in zip(box.children, widths) {
      let offered = Proposal(width: width, height: proposal.height)
      var measurement = try measure(child, offered)
      if child.isSpacer { measurement.size.width = width ?? child.minimumWidth }
      arranged.append(measurement)
    }
    let width = arranged.reduce(gaps) { $0 + $1.size.width }
    let (height, baseline) = heightAndBaseline(ofRow: arranged, stack.alignment.vertical)
    return Arrangement(
      measurements: arranged, offeredWidths: widths, size: Size(width: width, height: height),
      firstBaseline: baseline)
  }

  private func heightAndBaseline(
    ofRow children: [Measurement], _ alignment: Alignment.Vertical
  ) -> (height: Double, baseline: Double?) {
    let highest = children.map(\.size.height).max() ?? 0
    guard alignment == .firstBaseline else {
      let baselines = children.compactMap { child in
        child.firstBaseline.map { $0 + Self.shift(highest - child.size.height, alignment) }
      }
      return (highest, baselines.max())
    }
    guard let baseline = children.compactMap(\.firstBaseline).max() else { return (highest, nil) }
    let below = children.map { $0.size.height - ($0.firstBaseline ?? baseline) }.max() ?? 0
    return (max(highest, baseline + below), baseline)
  }

  /// The width that each child is offered: what it likes while there is room, then a fair share;
  /// what is left goes to those that fill. Nil offers as much as the child likes.
  private func widths(
    of children: [Box], available: Double?
  ) throws(UnicodeError) -> [Double?] {
    guard let available else { return children.map { _ in nil } }
    var widths = [Double?](repeating: nil, count: children.count)
    var rest = available
    let rigid = children.indices.filter { !children[$0].growsHorizontally }
    var ideals: [Int: Double] = [:]
    for index in rigid {
      ideals[index] = try measure(children[index], Proposal()).size.width
    }
    for priority in Set(rigid.map { children[$0].node.layout.priority }).sorted(by: >) {
      let group = rigid.filter { children[$0].node.layout.priority == priority }
      let narrowFirst = group.sorted { (ideals[$0] ?? 0, $0) < (ideals[$1] ?? 0, $1) }
      for (position, index) in narrowFirst.enumerated() {
        let share = max(0, rest) / Double(group.count - position)
        let ideal = ideals[index] ?? 0
        if ideal <= share + 1e-6 {
          widths[index] = ideal
          rest -= ideal
        } else {
          let taken = try measure(children[index], Proposal(width: share)).size.width
          widths[index] = share
          rest -= min(taken, share)
        }
      }
    }
    let growing = children.indices.filter { children[$0].growsHorizontally }
    let shares = Self.shares(of: rest, minimums: growing.map { children[$0].minimumWidth })
    for (index, share) in zip(growing, shares) { widths[index] = share }
    return widths
  }

  private func arrangeInDepth(
    _ stack: Node.Stack, _ box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Arrangement {
    var arranged: [Measurement] = []
    for child in box.children { arranged.append(try measure(child, proposal)) }
    let size = Size(
      width: arranged.map(\.size.width).max() ?? 0,
      height: arranged.map(\.size.height).max() ?? 0)
    let baselines = arranged.lazy.compactMap { child in
      child.firstBaseline.map {
        $0 + Self.shift(size.height - child.size.height, stack.alignment.vertical)
      }
    }
    return Arrangement(
      measurements: arranged, offeredWidths: arranged.map { _ in proposal.width }, size: size,
      firstBaseline: baselines.first)
  }
}

extension Box {
  var isSpacer: Bool {
    if case .spacer = node.content { true } else { false }
  }

  /// The least that it takes where it grows.
  fileprivate var minimumWidth: Double { minimum(node.layout.width) }
  fileprivate var minimumHeight: Double { minimum(node.layout.height) }

  private func minimum(_ extent: Extent) -> Double {
    if case .spacer(let minimum) = node.content { return minimum }
    if case .fill(let minimum) = extent { return minimum }
    return 0
  }

  fileprivate var growsVertically: Bool { isSpacer || fillsHeight }
  fileprivate var growsHorizontally: Bool { isSpacer || fillsWidth }
}
