internal import Components
internal import DesignTokens
internal import ViewTree

extension ComponentDefinition {
  static let text = ComponentDefinition(
    "text", "A paragraph, in a style and a colour of the design document.", shorthand: "text",
    [
      Parameter("text", .text, isRequired: true, "What it says; `{name}` shows a value."),
      Parameter("style", Words.styles, default: "body", "A row of the type table."),
      Parameter("color", Words.colors, default: "label", "A colour token."),
      Parameter(
        "align", .word(noun: "alignment", ["leading", "center", "trailing"]), default: "leading",
        "Where lines stand that are shorter than the room."),
      Parameter(
        "lines", .number(0...100, unit: "lines"), default: "0",
        "How many lines it may take before it ends in an ellipsis; 0 for any number."),
    ],
    example: "{text: یک قدم کوچک کافی است., style: headline}"
  ) { arguments in
    let alignment = arguments.alignment("align")
    var text = Text(arguments.text("text"), arguments.word("style") ?? .body)
      .foreground(arguments.paint("color") ?? .token(.label)).textAlignment(alignment)
    let lines = Int(arguments.number("lines", default: 0))
    if lines > 0 { text = text.lineLimit(lines) }
    return [
      text.frame(width: .fill, alignment: Alignment(alignment, .center))
        .padding(horizontal: arguments.inset(.textInset)).named("text")
    ]
  }

  static let icon = ComponentDefinition(
    "icon", "A symbol of the catalogue.", shorthand: "symbol",
    [
      Parameter("symbol", Words.symbols, isRequired: true, "Its name; `basiri reference symbols`."),
      Parameter("size", .number(8...200, unit: "pt"), default: "24", "Width and height."),
      Parameter("color", Words.colors, default: "label", "A colour token."),
    ],
    example: "{symbol: leaf, size: 64, color: acted}"
  ) { arguments in
    guard let symbol = arguments.symbol("symbol") else { return [] }
    let icon = Icon(
      symbol, size: arguments.number("size", default: Symbol.gridSize),
      arguments.paint("color") ?? .token(.label))
    return [
      ZStack { icon }.node.fillWidth(.center).named("icon")
        .padding(horizontal: arguments.inset(.textInset))
    ]
  }

  static let hairline = ComponentDefinition(
    "hairline", "A line of one device pixel across the room.", [], example: "{}"
  ) { arguments in
    [Hairline().padding(horizontal: arguments.inset(.textInset))]
  }

  static let space = ComponentDefinition(
    "space", "Empty room between two components.", shorthand: "height",
    [Parameter("height", .number(0...2_000, unit: "pt"), default: "16", "How high it is.")],
    example: "{height: 32}"
  ) { arguments in
    [Area().frame(width: .fill, height: .fixed(arguments.number("height", default: 16)))]
  }

  static let bubble = ComponentDefinition(
    "bubble", designClass: ".bubble",
    "A message: one's own at the leading side, on the accent's ground; an answer at the trailing side.",
    shorthand: "text",
    [
      Parameter("text", .text, isRequired: true, "What it says."),
      Parameter(
        "side", .word(noun: "side", ["leading", "trailing"]), default: "leading",
        "Who speaks: the person (leading) or somebody else (trailing)."),
    ],
    example: "{text: امروز از کجا شروع کنم؟}"
  ) { arguments in
    let isOwn = arguments.word("side", as: HorizontalWord.self) != .trailing
    let bubble = QuestionBubble(arguments.text("text")).node
    let ground: Paint =
      arguments.context.ground == .background ? .token(.groupedBackground) : .token(.background)
    let node = isOwn ? bubble : bubble.background(ground, corners: .card)
    return [
      HStack {
        if !isOwn { Spacer() }
        node.named("bubble")
        if isOwn { Spacer() }
      }.node.fillWidth().padding(horizontal: arguments.inset(.cardInset))
    ]
  }

  static let thinking = ComponentDefinition(
    "thinking", "Three dots and a word: an answer is on its way.", shorthand: "text",
    [
      Parameter("text", .text, isRequired: true, "What is said beside the dots."),
      Parameter(
        "side", .word(noun: "side", ["leading", "trailing"]), default: "leading",
        "Where it stands: at the trailing side where bubbles of somebody else do."),
    ],
    example: "{text: در حال فکر…}"
  ) { arguments in
    let isLeading = arguments.word("side", as: HorizontalWord.self) != .trailing
    return [
      HStack {
        if !isLeading { Spacer() }
        ThinkingDots(arguments.text("text"), phase: nil)
        if isLeading { Spacer() }
      }.node.fillWidth().padding(horizontal: arguments.inset(.textInset))
    ]
  }

  static let lesson = ComponentDefinition(
    "lesson", designClass: ".lesson",
    "Something to read: a heavy title, what it belongs to, paragraphs.",
    [
      Parameter("title", .text, isRequired: true, "In the Large Title style."),
      Parameter("detail", .text, "Below the title, in Footnote."),
      Parameter("paragraphs", .list(of: .text), isRequired: true, "In Body, 17/1.75."),
    ],
    example: "{title: مانع را زودتر ببین, detail: ۳ دقیقه, paragraphs: [امشب کفش را دم در بگذار.]}"
  ) { arguments in
    [
      LessonReader(
        title: arguments.text("title"), detail: arguments.text("detail"),
        paragraphs: arguments.texts("paragraphs")
      ).node
    ]
  }
}

/// The sides that files can name.
enum HorizontalWord: String {
  case leading, center, trailing
}

extension ComponentArguments {
  /// Where something stands in the room: at the leading side where the file does not say.
  func alignment(_ name: String) -> Alignment.Horizontal {
    switch word(name, as: HorizontalWord.self) ?? .leading {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
