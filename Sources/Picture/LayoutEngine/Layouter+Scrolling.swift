package import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// The height of everything in a scroll area, its insets included.
  func contentHeight(
    of box: Box, _ insets: EdgeInsets, width: Double?
  ) throws(UnicodeError) -> Double {
    let inner = width.map { max(0, $0 - insets.horizontal) }
    var height = insets.vertical
    for child in box.children {
      height += try measure(child, Proposal(width: inner, height: nil)).size.height
    }
    return height
  }

  /// Puts content into a scroll area, moved up by what its offset comes to.
  func place(
    _ scroll: Node.Scroll, of box: Box, in frame: Rect, under bars: EdgeInsets
  ) throws(UnicodeError) -> (children: [PlacedBox], scroll: LayoutNode.Scroll) {
    let insets = scroll.insets + bars
    let rows = try placeRows(of: box, insets, in: frame)
    let start = frame.minY + insets.top
    let titleHeight = scroll.title.flatMap { rows.frame(named: $0) }.map { $0.maxY - start } ?? 0
    let height = try contentHeight(of: box, insets, width: frame.width)
    // However short the content is, a title that has been scrolled away is away: else it would
    // stand on the screen beside the one in the bar.
    let maximum = max(0, height - frame.height, min(scroll.offset, titleHeight))
    var result = LayoutNode.Scroll(
      offset: scroll.showsEnd ? maximum : min(max(0, scroll.offset), maximum),
      contentHeight: height, maximumOffset: maximum, insets: insets, bars: bars,
      titleHeight: titleHeight)
    if let target = scroll.revealed.flatMap({ rows.frame(named: $0) }) {
      let shown = target.offset(by: Point(x: 0, y: -result.offset))
      result.offset = result.offset(revealing: shown, in: frame)
    }
    return (rows.map { $0.movedUp(by: result.offset) }, result)
  }

  /// The content as it stands while nothing is scrolled.
  private func placeRows(
    of box: Box, _ insets: EdgeInsets, in frame: Rect
  ) throws(UnicodeError) -> [PlacedBox] {
    let width = max(0, frame.width - insets.horizontal)
    var origin = Point(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    var placed: [PlacedBox] = []
    for child in box.children {
      let size = try measure(child, Proposal(width: width, height: nil)).size
      placed.append(
        try place(child, in: Rect(origin: origin, size: size), offeredWidth: width))
      origin.y += size.height
    }
    return placed
  }
}

extension LayoutNode.Scroll {
  /// The offset at which a part of the content is seen between the insets; of a part that is too
  /// high, its top. It is the present one where the part is seen already.
  ///
  /// - Parameters:
  ///   - target: where the part stands at the present offset.
  ///   - frame: that of the scroll area.
  package func offset(revealing target: Rect, in frame: Rect) -> Double {
    let aboveTop = target.minY - (frame.minY + insets.top)
    let belowBottom = target.maxY - (frame.maxY - insets.bottom)
    let distance = aboveTop < 0 ? aboveTop : max(0, min(aboveTop, belowBottom))
    return min(max(0, offset + distance), maximumOffset)
  }
}

extension PlacedBox {
  fileprivate func movedUp(by distance: Double) -> PlacedBox {
    var box = self
    box.frame.origin.y -= distance
    box.children = children.map { $0.movedUp(by: distance) }
    return box
  }

  /// The frame of the first node with a name, in paint order.
  fileprivate func frame(named name: String) -> Rect? {
    if box.node.name == name { return frame }
    return children.frame(named: name)
  }
}

extension [PlacedBox] {
  fileprivate func frame(named name: String) -> Rect? {
    lazy.compactMap { $0.frame(named: name) }.first
  }
}
