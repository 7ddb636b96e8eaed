internal import AppContent
internal import Components
internal import Mockups
internal import ViewTree

extension ComponentDefinition {
  static let button = ComponentDefinition(
    "button", designClass: ".btn", "A button with a word on it.", shorthand: "title",
    [
      Parameter("title", .text, isRequired: true, "The word."),
      Parameter(
        "kind", Words.cases("kind of button", of: ButtonKind.self), default: "primary",
        "Green capsule, tinted capsule, accent text alone, or a red one for what is lost."),
      Parameter(
        "size", .word(noun: "size", ["regular", "small"]), default: "regular",
        "50 high and as wide as the room, or 32 high and as wide as its word."),
      Parameter("onTap", .actions, "What a touch does."),
    ],
    example: "{title: ادامه, kind: secondary, onTap: pop}"
  ) { arguments in
    let isSmall = arguments.word("size", as: ButtonSize.self) == .small
    let button = CapsuleButton(
      arguments.text("title"), arguments.word("kind") ?? .primary,
      size: isSmall ? .small : .regular, action: arguments.action("onTap"),
      isEnabled: arguments.isEnabled
    ).node.named("button")
    return [
      HStack {
        button; if isSmall { Spacer() }
      }.node.fillWidth()
        .padding(horizontal: arguments.inset(.cardInset))
    ]
  }

  static let barButton = ComponentDefinition(
    "barButton", designClass: ".bbtn", "A word in a bar.", shorthand: "title",
    [
      Parameter("title", .text, isRequired: true, "The word."),
      Parameter("bold", .boolean, default: "false", "Whether it completes the task."),
      Parameter("onTap", .actions, "What a touch does."),
    ],
    example: "{title: ثبت, bold: true, onTap: pop}"
  ) { arguments in
    [
      BarButton(
        arguments.text("title"), isBold: arguments.flag("bold"), action: arguments.action("onTap"),
        isEnabled: arguments.isEnabled
      ).node
    ]
  }

  /// One of several choices: what it is called, and the value that it stands for.
  private static let options = ParameterType.list(
    of: .record([
      Parameter("title", .text, isRequired: true, "What the person reads."),
      Parameter("value", .text, isRequired: true, "What the bound value becomes."),
    ]))

  static let segmented = ComponentDefinition(
    "segmented", designClass: ".seg", "One of two to five, side by side, equally wide.",
    [
      Parameter(
        "bind", .variable(.choice), isRequired: true, "The value that it shows and changes."),
      Parameter("options", options, isRequired: true, "The segments, in reading order."),
    ],
    example: "{bind: part, options: [{title: صبح, value: morning}, {title: شب, value: night}]}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let options = arguments.records("options")
    let value = arguments.context.values.text(variable)
    let segments = options.map { option in
      SegmentedControl.Segment(
        name: option.text("value"), title: option.text("title"),
        action: option.context.action([.set(variable, to: .text(option.text("value")))]))
    }
    let selection = options.firstIndex { $0.text("value") == value } ?? 0
    // The machine counts a thumb's way in the choices of the value.
    let slides = arguments.context.choices(variable) == options.map { $0.text("value") }
    return [
      SegmentedControl(
        segments, selection: selection,
        thumbPosition: slides ? arguments.context.thumb(variable) : nil
      ).node.named(variable).padding(horizontal: arguments.inset(.cardInset))
    ]
  }

  static let chips = ComponentDefinition(
    "chips", "Choices of which at most one is on; they go on below where the room is too narrow.",
    [
      Parameter(
        "bind", .variable(.choice), isRequired: true, "The value that it shows and changes."),
      Parameter("options", options, isRequired: true, "The chips, in reading order."),
    ],
    example: "{bind: part, options: [{title: صبح, value: morning}, {title: شب, value: night}]}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let value = arguments.context.values.text(variable)
    return [
      ChipGroup {
        for option in arguments.records("options") {
          Chip(
            option.text("title"), isOn: option.text("value") == value,
            action: option.context.action([.set(variable, to: .text(option.text("value")))]),
            isEnabled: arguments.isEnabled)
        }
      }.node.named(variable).padding(horizontal: arguments.inset(.cardInset))
    ]
  }

  static let toggle = ComponentDefinition(
    "switch", designClass: ".sw", "A switch in a row of a section.",
    [
      Parameter("title", .text, isRequired: true, "What it turns on."),
      Parameter("subtitle", .text, "Below the title."),
      Parameter(
        "bind", .variable(.boolean), isRequired: true, "The value that it shows and changes."),
    ],
    example: "{title: یادآوری روزانه, bind: reminds}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let context = arguments.context
    return [
      ListRow(
        arguments.text("title"), subtitle: arguments.optionalText("subtitle"),
        trailing: .toggle(
          isOn: context.values.isTrue(variable), position: context.thumb(variable)),
        action: context.action([.toggle(variable)]), isEnabled: arguments.isEnabled
      ).node.named(variable)
    ]
  }

  static let cheer = ComponentDefinition(
    "cheer", designClass: ".cheer",
    "A row with a hand that can be raised for somebody; it never counts.",
    [
      Parameter("title", .text, isRequired: true, "Who, and what they did."),
      Parameter("bind", .variable(.boolean), isRequired: true, "Whether the hand is raised."),
      Parameter("day", Words.days, "The mark of their day before the title."),
    ],
    example: "{title: باران — ۱۵ دقیقه مطالعه, bind: cheers, day: acted}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let context = arguments.context
    let hand = Cheer(
      isOn: context.values.isTrue(variable), label: arguments.text("title"),
      action: context.action([.toggle(variable)]), isEnabled: arguments.isEnabled)
    let day = arguments.word("day", as: DayStatus.self)
    return [
      ListRow(
        arguments.text("title"), leading: day.map { .day($0) } ?? .none,
        trailing: .view(hand.node)
      ).node
    ]
  }

  static let askBar = ComponentDefinition(
    "askBar", designClass: ".ask", "A field and a button that sends, for the bottom of a screen.",
    [
      Parameter("bind", .variable(.text), isRequired: true, "What is being written."),
      Parameter("placeholder", .text, "Shown while nothing is written."),
      Parameter("sendLabel", .text, "What is spoken for the button."),
      Parameter("onSend", .actions, "What sending does; it is possible once something is written."),
    ],
    example: "{bind: draft, placeholder: بپرس…, sendLabel: فرستادن, onSend: [{set: {draft: ''}}]}"
  ) { arguments in
    let variable = arguments.variable("bind") ?? ""
    let text = arguments.context.values.text(variable)
    return [
      AskBar(
        text: text, placeholder: arguments.text("placeholder"),
        sendLabel: arguments.text("sendLabel"), sendAction: arguments.action("onSend"),
        isSendEnabled: !text.isBlank, on: .token(arguments.context.ground)
      ).node.bindingFields(to: variable)
    ]
  }
}

private enum ButtonSize: String { case regular, small }
