internal import Components
internal import DesignTokens
internal import Mockups
internal import ViewTree

extension ComponentDefinition {
  static let timeline = ComponentDefinition(
    "timeline", designClass: ".tl",
    "Steps one below the other on a line: solid behind, dashed ahead.",
    [
      Parameter(
        "steps",
        .list(
          of: .record([
            Parameter("id", .text, "Its part of the node ids."),
            Parameter("title", .text, isRequired: true, "In Headline."),
            Parameter("subtitle", .text, "Below the title, in Subhead."),
            Parameter(
              "status", Words.cases("status of a step", of: TimelineMarkerStatus.self),
              default: "next", "How its mark looks."),
            Parameter("heading", .text, "Starts a section before the step, with a moon."),
            Parameter("content", .components, "On a card below the title."),
          ])), isRequired: true, "In the order of the day.")
    ],
    example: "{steps: [{title: بیدار شدن, status: done}, {title: راه رفتن, status: current}]}"
  ) { arguments in
    let steps = arguments.records("steps")
    return [
      VStack(.leading) {
        for (index, step) in steps.enumerated() {
          let part = TimelineStep(step: step, next: steps.dropFirst(index + 1).first)
          if let heading = step.optionalText("heading") {
            EveningSection(heading, line: part.lineAbove, to: part.status)
          }
          part.node
        }
      }.node.fillWidth().padding(horizontal: arguments.inset(.cardInset)).named("timeline")
    ]
  }

  static let note = ComponentDefinition(
    "note", designClass: ".tl-note", "A word of encouragement, or of recovery where it is soft.",
    shorthand: "text",
    [
      Parameter("text", .text, isRequired: true, "What it says."),
      Parameter(
        "tone", Words.cases("tone", of: IntervalNote.Tone.self), default: "plain",
        "Plain on the page, or soft in a capsule of its own."),
    ],
    example: "{text: شروعش مهم است., tone: soft}"
  ) { arguments in
    let tone = arguments.word("tone", as: IntervalNote.Tone.self) ?? .plain
    let note = IntervalNote(arguments.text("text"), tone: tone)
    return [note.padding(horizontal: arguments.inset(tone == .soft ? .cardInset : .textInset))]
  }

  static let card = ComponentDefinition(
    "card", "Components together on the one card of the app.", shorthand: "content",
    [Parameter("content", .components, isRequired: true, "One below the other.")],
    example: "[{text: یک قدم}, {button: ادامه}]"
  ) { arguments in
    [
      StepCard(on: arguments.context.ground) { arguments.nodes("content") }.node.named("card")
        .padding(horizontal: arguments.inset(.cardInset))
    ]
  }

  static let weekStrip = ComponentDefinition(
    "weekStrip", designClass: ".week", "The seven days of a week, each with its mark.",
    [
      Parameter("days", .list(of: Words.days), isRequired: true, "Seven, from the first."),
      Parameter("letters", .list(of: .text), isRequired: true, "Over the marks."),
    ],
    example:
      "{letters: [ش, ی, د, س, چ, پ, ج], days: [acted, comeback, today, future, future, future, future]}"
  ) { arguments in
    let letters = arguments.texts("letters")
    let days = zip(letters, arguments.words("days", as: DayStatus.self)).map { letter, day in
      WeekStrip.Day(letter: letter, status: day, isToday: day == .today, spokenLabel: letter)
    }
    return [WeekStrip(days).padding(horizontal: arguments.inset(.cardInset))]
  }

  static let progressHeader = ComponentDefinition(
    "progressHeader", designClass: ".path-h",
    "A path at a glance: its name, a capsule for each day, and figures.",
    [
      Parameter("title", .text, isRequired: true, "In Title 2."),
      Parameter("days", .list(of: Words.days), isRequired: true, "A capsule for each."),
      Parameter(
        "stats",
        .list(
          of: .record([
            Parameter("value", .text, isRequired: true, "The figure."),
            Parameter("caption", .text, isRequired: true, "What it counts."),
          ])), "Up to four pairs."),
      Parameter("spoken", .text, "What is said in place of the capsules."),
    ],
    example:
      "{title: صبح آرام, days: [acted, acted, today, future], stats: [{value: ۲, caption: روز عمل}]}"
  ) { arguments in
    let stats = arguments.records("stats").map { stat in
      ProgressHeader.Stat(
        value: stat.text("value"), caption: stat.text("caption"),
        spokenLabel: stat.text("value") + " " + stat.text("caption"))
    }
    return [
      ProgressHeader(
        title: arguments.text("title"), days: arguments.words("days", as: DayStatus.self),
        stats: stats, spokenProgress: arguments.optionalText("spoken") ?? arguments.text("title")
      ).node
    ]
  }

  static let rings = ComponentDefinition(
    "rings", designClass: ".circle-h", "People in rings whose colour tells how their day went.",
    [
      Parameter(
        "people",
        .list(
          of: .record([
            Parameter("name", .text, isRequired: true, "Below the ring."),
            Parameter("initial", .text, "In the ring; a figure of a person without it."),
            Parameter(
              "status", Words.cases("status of a ring", of: CompanionRing.Status.self),
              default: "none", "How the day went."),
          ])), isRequired: true, "In reading order.")
    ],
    example:
      "{people: [{name: باران, initial: ب, status: done}, {name: رها, initial: ر, status: back}]}"
  ) { arguments in
    let ground = Paint.token(arguments.context.ground)
    return [
      CompanionHeader {
        for person in arguments.records("people") {
          CompanionRing(
            person.text("name"), initial: person.optionalText("initial"),
            status: person.word("status") ?? .none, spokenLabel: person.text("name"), on: ground)
        }
      }.node
    ]
  }
}

/// A step of a timeline from its record.
private struct TimelineStep: View {
  let step: ComponentArguments
  /// The step below.
  let next: ComponentArguments?

  var status: TimelineMarkerStatus { Self.status(of: step) }

  /// The line that runs to the step: solid to what has been reached.
  var lineAbove: TimelineLine { status == .next ? .dashed : .solid }

  private var markBelow: TimelineMark {
    guard let next else { return .step(.next) }
    return next.optionalText("heading") == nil ? .step(Self.status(of: next)) : .moon
  }

  private static func status(of step: ComponentArguments) -> TimelineMarkerStatus {
    step.word("status", as: TimelineMarkerStatus.self) ?? .next
  }

  var node: Node {
    let isAhead = status == .next
    let line = next.map { TimelineStep(step: $0, next: nil).lineAbove } ?? .none
    let content = step.nodes("content")
    return TimelineRow(
      step.optionalText("id") ?? "step", .step(status), line: line, to: markBelow
    ) {
      Text(step.text("title"), .headline).foreground(isAhead ? .tertiaryLabel : .label)
        .named("title")
      if let subtitle = step.optionalText("subtitle") {
        Text(subtitle, .subhead).foreground(isAhead ? .tertiaryLabel : .secondaryLabel)
          .named("subtitle")
      }
      if !content.isEmpty { StepCard(on: step.context.ground) { content }.padding(top: .grid(2)) }
    }.node
  }
}
