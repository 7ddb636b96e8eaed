internal import Components
internal import DesignTokens
internal import Mockups
internal import ViewTree

extension ComponentDefinition {
  static let section = ComponentDefinition(
    "section", designClass: ".sec",
    "Rows on a card, under a header and above a footer: the only card of the app.",
    [
      Parameter("header", .text, "Over the card."),
      Parameter("footer", .text, "Below the card, in Footnote."),
      Parameter("rows", .components, isRequired: true, "What stands on the card."),
    ],
    example: "{header: تنظیمات, rows: [{row: {title: زبان, value: فارسی}}], footer: فقط همین‌جا.}"
  ) { arguments in
    [
      ListSection(
        arguments.optionalText("header"), footer: arguments.optionalText("footer"),
        on: arguments.context.ground
      ) { arguments.nodes("rows") }.node
    ]
  }

  static let row = ComponentDefinition(
    "row", designClass: ".row",
    "One line of a list: what it is about, its value, and what a touch does.",
    shorthand: "title",
    [
      Parameter("title", .text, isRequired: true, "In Body."),
      Parameter("subtitle", .text, "Below the title, in Subhead."),
      Parameter("value", .text, "At the end, in the secondary colour."),
      Parameter("detail", .text, "A line below the others."),
      Parameter("icon", Words.symbols, "Before the title."),
      Parameter("iconColor", Words.colors, default: "accent", "Of the icon."),
      Parameter("day", Words.days, "The mark of a day before the title."),
      Parameter(
        "ring", .number(0...1, unit: "of the whole"),
        "A progress ring before the title; 1 is done, 0 is empty."),
      Parameter(
        "accessory", .word(noun: "accessory", ["none", "chevron", "check", "down", "up"]),
        "At the end; a chevron where a touch pushes, unless told otherwise; down and up for what opens below."
      ),
      Parameter(
        "tint", Words.cases("tint", of: ListRow.Tint.self), default: "plain", "Of the title."),
      Parameter("toggle", .variable(.boolean), "Puts a switch at the end that is this value."),
      Parameter("bind", .variable(.choice), "With `option`: a check where the value equals it."),
      Parameter("option", .text, "The value that a touch gives to `bind`."),
      Parameter("onTap", .actions, "What a touch does."),
    ],
    example: "{title: یادآوری, subtitle: هر روز ۷:۳۰, icon: clock, onTap: pop}"
  ) { arguments in
    [RowBuilder(arguments: arguments).node]
  }

  static let field = ComponentDefinition(
    "field", "A line of text that can be written, in a section.",
    [
      Parameter(
        "bind", .variable(.text), isRequired: true, "The text value that it shows and changes."),
      Parameter("label", .text, "What it is called, before the text."),
      Parameter("placeholder", .text, "Shown while nothing is written."),
      Parameter("icon", Words.symbols, "Before everything else."),
      Parameter(
        "secure", .boolean, default: "false", "Whether a dot stands for each letter: a password."),
      Parameter("error", .text, "What is wrong with it, below; nothing where it is empty."),
    ],
    example: "{bind: name, label: نام, placeholder: نام شما}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let error = arguments.optionalText("error")
    return [
      TextFieldRow(
        arguments.optionalText("label"), text: arguments.context.values.text(variable),
        placeholder: arguments.text("placeholder"), symbol: arguments.symbol("icon"),
        hidesText: arguments.flag("secure"), error: error?.isEmpty == false ? error : nil
      ).node.bindingFields(to: variable).named(variable)
    ]
  }

  static let textArea = ComponentDefinition(
    "textArea", "A text of several lines that can be written, in a section.",
    [
      Parameter(
        "bind", .variable(.text), isRequired: true, "The text value that it shows and changes."),
      Parameter("placeholder", .text, "Shown while nothing is written."),
    ],
    example: "{bind: note, placeholder: چه شد؟}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    return [
      TextAreaRow(
        text: arguments.context.values.text(variable), placeholder: arguments.text("placeholder")
      ).node.bindingFields(to: variable).named(variable)
    ]
  }
}

/// A row from its arguments.
private struct RowBuilder {
  let arguments: ComponentArguments

  var node: Node {
    ListRow(
      arguments.text("title"), subtitle: arguments.optionalText("subtitle"),
      value: arguments.optionalText("value"), detail: arguments.optionalText("detail"),
      leading: leading, trailing: trailing, tint: arguments.word("tint") ?? .plain,
      action: action, isEnabled: arguments.isEnabled
    ).node
  }

  private var leading: ListRow.Leading {
    if let symbol = arguments.symbol("icon") {
      return .icon(symbol, arguments.paint("iconColor") ?? .token(.accent))
    }
    if let day = arguments.word("day", as: DayStatus.self) { return .day(day) }
    guard let part = arguments.optionalNumber("ring") else { return .none }
    return .ring(part >= 1 ? .done : part <= 0 ? .empty : .now(fraction: part))
  }

  private var trailing: ListRow.Trailing {
    let context = arguments.context
    if let toggle = arguments.variable("toggle") {
      return .toggle(isOn: context.values.isTrue(toggle), position: context.thumb(toggle))
    }
    if let variable = arguments.variable("bind") {
      return context.values.text(variable) == arguments.text("option") ? .check : .none
    }
    switch arguments.word("accessory", as: Accessory.self) {
    case .chevron?: return .chevron
    case .check?: return .check
    case .down?: return .disclosure(isOpen: false)
    case .up?: return .disclosure(isOpen: true)
    case .some(.none): return .none
    case nil: return arguments.pushes("onTap") ? .chevron : .none
    }
  }

  private var action: ElementAction? {
    let context = arguments.context
    if let toggle = arguments.variable("toggle") { return context.action([.toggle(toggle)]) }
    guard let variable = arguments.variable("bind") else { return arguments.action("onTap") }
    return context.action(
      [.set(variable, to: .text(arguments.text("option")))] + arguments.actions("onTap"))
  }

  private enum Accessory: String { case none, chevron, check, down, up }
}
