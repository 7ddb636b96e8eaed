internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// Puts a box and everything in it into a frame; x is counted from the leading edge.
  ///
  /// - Parameter offeredWidth: what the box was offered when its size was measured. Its content is
  ///   arranged in that again, since in the narrower room that it took, texts might break anew.
  /// - Parameter bars: what bars cover of the box at each edge, which content that scrolls has to
  ///   clear.
  func place(
    _ box: Box, in frame: Rect, offeredWidth: Double?, under bars: EdgeInsets = .zero
  ) throws(UnicodeError) -> PlacedBox {
    let frame = frame.offset(by: box.node.layout.offset)
    var placed = PlacedBox(box: box, frame: frame, displacement: displacement(of: box, in: frame))
    for (background, attachment) in zip(box.backgrounds, box.node.backgrounds) {
      placed.children.append(try attach(background, attachment.alignment, to: frame))
    }
    placed.backgroundCount = placed.children.count
    try placeContent(of: &placed, offeredWidth: offeredWidth, under: bars)
    for (overlay, attachment) in zip(box.overlays, box.node.overlays) {
      placed.children.append(try attach(overlay, attachment.alignment, to: frame))
    }
    return placed
  }

  private func displacement(of box: Box, in frame: Rect) -> Point {
    let shift = box.node.layout.relativeOffset
    return Point(
      x: (shift.x * frame.width * context.scale).rounded(),
      y: (shift.y * frame.height * context.scale).rounded())
  }

  private func placeContent(
    of placed: inout PlacedBox, offeredWidth: Double?, under bars: EdgeInsets
  ) throws(UnicodeError) {
    let (box, frame) = (placed.box, placed.frame)
    switch box.node.content {
    case .stack(let stack):
      placed.children += try place(stack, of: box, in: frame, offeredWidth: offeredWidth)
    case .scroll(let area):
      let content = try place(area, of: box, in: frame, under: bars)
      placed.children += content.children
      placed.scroll = content.scroll
    case .scaffold(let scaffold): placed.children += try place(scaffold, of: box, in: frame)
    case .text(let text):
      let paragraph = try paragraph(text, of: box, width: offeredWidth)
      placed.content = .text(paragraph, text)
      placed.textWidth = offeredWidth.map(wholePixels) ?? paragraph.width.rounded(.up)
    case .symbol(let symbol): placed.content = .symbol(symbol)
    case .figure(let figure): placed.content = .figure(figure)
    case .spacer: break
    }
  }

  private func attach(
    _ box: Box, _ alignment: Alignment, to frame: Rect
  ) throws(UnicodeError) -> PlacedBox {
    let proposal = Proposal(width: frame.width, height: frame.height)
    let size = try measure(box, proposal).size
    return try place(
      box, in: Self.align(size, alignment, in: frame), offeredWidth: frame.width)
  }

  /// A rectangle of some size in a room that may be larger or smaller.
  private static func align(_ size: Size, _ alignment: Alignment, in room: Rect) -> Rect {
    Rect(
      x: room.minX + shift(room.width - size.width, alignment.horizontal),
      y: room.minY + shift(room.height - size.height, alignment.vertical),
      width: size.width, height: size.height)
  }

  private func place(
    _ stack: Node.Stack, of box: Box, in frame: Rect, offeredWidth: Double?
  ) throws(UnicodeError) -> [PlacedBox] {
    let padding = box.node.layout.padding
    let offered = resolve(box.node.layout.width, offered: offeredWidth) ?? frame.width
    let room = Rect(
      x: frame.minX + padding.leading, y: frame.minY + padding.top,
      width: max(0, frame.width - padding.horizontal),
      height: max(0, frame.height - padding.vertical))
    let arrangement = try arrange(
      stack, of: box,
      Proposal(width: max(0, offered - padding.horizontal), height: room.height))
    var area = Self.align(arrangement.size, box.node.layout.alignment, in: room)
    if stack.axis == .depth { area = room }
    var frames =
      stack.axis == .flow ? flowFrames(arrangement.measurements, stack, in: room, area) : []
    var pen = area.origin
    for measurement in arrangement.measurements {
      let size = measurement.size
      switch stack.axis {
      case .vertical:
        let x = area.minX + Self.shift(area.width - size.width, stack.alignment.horizontal)
        frames.append(Rect(origin: Point(x: x, y: pen.y), size: size))
        pen.y += size.height + stack.spacing
      case .horizontal:
        let drop = drop(of: measurement, in: arrangement, stack.alignment.vertical)
        frames.append(Rect(origin: Point(x: pen.x, y: area.minY + drop), size: size))
        pen.x += size.width + stack.spacing
      case .depth: frames.append(Self.align(size, stack.alignment, in: area))
      case .flow: break
      }
    }
    var placed: [PlacedBox] = []
    for (index, child) in box.children.enumerated() {
      placed.append(
        try place(child, in: frames[index], offeredWidth: arrangement.offeredWidths[index]))
    }
    return placed
  }

  /// How far below the top of a row a child of it stands.
  private func drop(
    of child: Measurement, in row: Arrangement, _ alignment: Alignment.Vertical
  ) -> Double {
    if alignment == .firstBaseline, let common = row.firstBaseline, let own = child.firstBaseline {
      return common - own
    }
    return Self.shift(row.size.height - child.size.height, alignment)
  }
}
