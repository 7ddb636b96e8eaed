internal import Components
internal import DesignTokens
internal import ViewTree

extension ComponentDefinition {
  static let stack = ComponentDefinition(
    "stack", "Components one below the other, closer than sections are.", shorthand: "content",
    [
      Parameter("content", .components, isRequired: true, "From the top."),
      Parameter("spacing", .number(0...200, unit: "pt"), default: "8", "Between two of them."),
      Parameter(
        "align", .word(noun: "alignment", ["leading", "center", "trailing"]), default: "leading",
        "Where components stand that are narrower than the room."),
    ],
    example: "{spacing: 4, content: [{text: {text: سلام, style: title2}}, {text: خوش آمدی}]}"
  ) { arguments in
    let alignment = arguments.alignment("align")
    return [
      VStack(alignment, spacing: arguments.number("spacing", default: 8)) {
        arguments.nodes("content")
      }.node.fillWidth().padding(horizontal: arguments.inset(.textInset)).named("stack")
    ]
  }

  static let columns = ComponentDefinition(
    "columns", "Components side by side in columns of one width, on as many lines as they need.",
    shorthand: "content",
    [
      Parameter("content", .components, isRequired: true, "In reading order."),
      Parameter("count", .number(2...7, unit: "columns"), default: "2", "How many on a line."),
      Parameter("spacing", .number(0...40, unit: "pt"), default: "8", "Between columns."),
      Parameter(
        "lineSpacing", .number(0...200, unit: "pt"),
        "Between lines; as between columns where it is missing."),
    ],
    example: "{count: 2, content: [{button: بله}, {button: {title: نه, kind: secondary}}]}"
  ) { arguments in
    let nodes = arguments.nodes("content")
    let count = max(1, Int(arguments.number("count", default: 2)))
    let spacing = arguments.number("spacing", default: 8)
    return [
      VStack(.leading, spacing: arguments.number("lineSpacing", default: spacing)) {
        for start in stride(from: 0, to: nodes.count, by: count) {
          HStack(.top, spacing: spacing) {
            for index in start..<start + count {
              if index < nodes.count {
                VStack { nodes[index] }.node.fillWidth(.center)
              } else {
                Area().frame(width: .fill)
              }
            }
          }.node.fillWidth()
        }
      }.node.fillWidth().padding(horizontal: arguments.inset(.cardInset)).named("columns")
    ]
  }

  static let day = ComponentDefinition(
    "day", designClass: ".dot", "A day of a month: its number over its mark.",
    [
      Parameter("title", .text, isRequired: true, "The number."),
      Parameter("status", Words.days, "The mark; none for a day that has none."),
    ],
    example: "{title: ۹, status: acted}"
  ) { arguments in
    let status = arguments.word("status", as: DayStatus.self)
    return [
      VStack(spacing: 4) {
        Text(arguments.text("title"), .caption).textAlignment(.center)
          .foreground(status == .today ? .label : .secondaryLabel)
        if let status { DayDot(status) }
      }.node.fillWidth(.center).named("day")
    ]
  }
}
