internal import Geometry
internal import Typography
internal import ViewTree

extension Layouter {
  /// The room that a box takes when it is offered some.
  func measure(_ box: Box, _ proposal: Proposal) throws(UnicodeError) -> Measurement {
    if let known = box.measurements[proposal] { return known }
    measurementCount += 1
    let layout = box.node.layout
    let offered = Proposal(
      width: resolve(layout.width, offered: proposal.width),
      height: resolve(layout.height, offered: proposal.height))
    let content = try measureContent(
      box, try hugging(box, offered).inset(by: layout.padding))
    let natural = Size(
      width: content.size.width + layout.padding.horizontal,
      height: content.size.height + layout.padding.vertical)
    let size = Size(
      width: settle(layout.width, natural: natural.width, offered: offered.width),
      height: settle(layout.height, natural: natural.height, offered: offered.height))
    let spare = size.height - natural.height
    let shift = Self.shift(spare, box.contentAlignment.vertical)
    let result = Measurement(
      size: size, firstBaseline: content.firstBaseline.map { $0 + layout.padding.top + shift })
    box.measurements[proposal] = result
    return result
  }

  /// How far content moves down in a room that is higher than it by `spare`.
  static func shift(_ spare: Double, _ alignment: Alignment.Vertical) -> Double {
    switch alignment {
    case .top, .firstBaseline: 0
    case .center: spare / 2
    case .bottom: spare
    }
  }

  /// How far content moves away from the leading edge of a room that is wider than it by `spare`.
  static func shift(_ spare: Double, _ alignment: Alignment.Horizontal) -> Double {
    switch alignment {
    case .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }

  /// What an extent leaves of the room that is offered.
  func resolve(_ extent: Extent, offered: Double?) -> Double? {
    switch extent {
    case .hug: offered
    case .fixed(let length): length
    case .line(let style): context.lineHeight(of: style)
    case .hairline: context.tokens.separatorPixels(scale: context.scale) / context.scale
    case .fill(let minimum): offered.map { max(minimum, $0) }
    case .range(_, let maximum): offered.map { min(maximum, $0) } ?? finite(maximum)
    }
  }

  /// A height in a range is that of the content even where the content fills: only content that is
  /// higher than the most there is, is offered a height.
  private func hugging(_ box: Box, _ offered: Proposal) throws(UnicodeError) -> Proposal {
    guard case .range = box.node.layout.height, let limit = offered.height else { return offered }
    let free = Proposal(width: offered.width, height: nil)
    let natural = try measureContent(box, free.inset(by: box.node.layout.padding)).size.height
    return natural + box.node.layout.padding.vertical <= limit ? free : offered
  }

  /// How long the box is in the end.
  private func settle(_ extent: Extent, natural: Double, offered: Double?) -> Double {
    switch extent {
    case .hug: natural
    case .fixed(let length): length
    case .line(let style): context.lineHeight(of: style)
    case .hairline: context.tokens.separatorPixels(scale: context.scale) / context.scale
    case .fill(let minimum): offered ?? max(minimum, natural)
    case .range(let minimum, let maximum): min(max(natural, minimum), maximum)
    }
  }

  private func finite(_ length: Double) -> Double? { length.isFinite ? length : nil }

  private func measureContent(
    _ box: Box, _ proposal: Proposal
  ) throws(UnicodeError) -> Measurement {
    switch box.node.content {
    case .text(let text):
      let paragraph = try paragraph(text, of: box, width: proposal.width)
      let size = Size(
        width: (paragraph.width - 1e-6).rounded(.up) / context.scale,
        height: paragraph.height / context.scale)
      let baseline = paragraph.lines.first.map { $0.baseline / context.scale }
      return Measurement(size: size, firstBaseline: baseline)
    case .symbol(let symbol):
      return Measurement(size: Size(width: symbol.size, height: symbol.size))
    case .figure, .spacer: return Measurement(size: .zero)
    case .stack(let stack): return try measure(stack, of: box, proposal)
    case .scroll(let scroll):
      let content = try contentHeight(of: box, scroll.insets, width: proposal.width)
      return Measurement(
        size: Size(width: proposal.width ?? 0, height: proposal.height ?? content))
    case .scaffold(let scaffold): return try measure(scaffold, of: box, proposal)
    }
  }

  /// The paragraph of a text in a box of this many points, set once for each width; broken at whole
  /// pixels, so that the box is never narrower than its lines once its edges stand on pixels.
  func paragraph(
    _ text: TextContent, of box: Box, width: Double?
  ) throws(UnicodeError) -> Paragraph {
    let pixels = width.map(wholePixels) ?? .infinity
    if let known = box.paragraphs[pixels] { return known }
    paragraphCount += 1
    var paragraph = try typesetter.layOut(
      text.string, style: context.style(of: text), direction: text.direction,
      constraints: ParagraphConstraints(
        width: pixels, alignment: text.alignment(in: context.direction),
        maximumLines: text.maximumLines))
    if text.isCenteredByInk { paragraph = centeredByInk(paragraph, width: pixels) }
    box.paragraphs[pixels] = paragraph
    return paragraph
  }

  /// How many whole pixels there are in a width of points.
  func wholePixels(_ width: Double) -> Double { (width * context.scale + 1e-6).rounded(.down) }
}

extension TextContent {
  /// Leading and trailing by the direction of the layout, which the text's own does not change.
  func alignment(in direction: LayoutDirection) -> TextAlignment {
    switch (alignment, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    }
  }
}
