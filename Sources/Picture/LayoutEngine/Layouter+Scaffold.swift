internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// As large as it is offered; else as high as its content and what its bars cover.
  func measure(
    _ scaffold: Node.Scaffold, of box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Measurement {
    var height = proposal.height
    if height == nil, let content = box.children.first {
      let free = Proposal(width: proposal.width)
      let bars = try covers(scaffold, of: box, width: proposal.width)
      height = try measure(content, free).size.height + bars.vertical
    }
    return Measurement(size: Size(width: proposal.width ?? 0, height: height ?? 0))
  }

  /// Puts the bars at their edges, each as high as it is, and the content under all of them.
  func place(
    _ scaffold: Node.Scaffold, of box: Box, in frame: Rect
  ) throws(UnicodeError) -> [PlacedBox] {
    guard let content = box.children.first else { return [] }
    let covers = try covers(scaffold, of: box, width: frame.width)
    var placed = [
      try place(content, in: frame, offeredWidth: frame.width, under: covers)
    ]
    for (bar, edge) in zip(box.children.dropFirst(), scaffold.bars) {
      let size = try measure(bar, Proposal(width: frame.width)).size
      let y = edge == .top ? frame.minY : frame.maxY - size.height
      let room = Rect(x: frame.minX, y: y, width: frame.width, height: size.height)
      placed.append(try place(bar, in: room, offeredWidth: frame.width))
    }
    return placed
  }

  /// What is covered at each edge: by the highest bar there, or the safe area where that is more.
  private func covers(
    _ scaffold: Node.Scaffold, of box: Box, width: Double?
  ) throws(UnicodeError) -> EdgeInsets {
    var covers = scaffold.safeArea
    for (bar, edge) in zip(box.children.dropFirst(), scaffold.bars) {
      let height = try measure(bar, Proposal(width: width)).size.height
      switch edge {
      case .top: covers.top = max(covers.top, height)
      case .bottom: covers.bottom = max(covers.bottom, height)
      }
    }
    return covers
  }
}
