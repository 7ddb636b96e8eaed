import Components
import DesignTokens
import ViewTree

extension Mutant {
  static let titles = [
    Mutant(
      "one-large-title", "two titles on a page", found: "2 large titles",
      wrong: Page {
        Text("امروز", .largeTitle)
        Text("فردا", .largeTitle)
      },
      right: Page {
        Text("امروز", .largeTitle)
        Text("فردا", .title2)
      }),
    Mutant(
      "one-large-title", "three, the last in a row", found: "3 large titles",
      wrong: Page {
        LargeTitle("امروز")
        Text("فردا", .largeTitle)
        ListRow("ردیف", trailing: .view(Text("۳", .largeTitle).node))
      },
      right: Page {
        LargeTitle("امروز")
        ListRow("ردیف", trailing: .view(Text("۳", .body).node))
      }),
    Mutant(
      "one-hud", "two at once", found: "2 HUDs",
      wrong: Page {
        hud("ثبت شد")
        hud("بسته شد")
      }, right: Page { hud("ثبت شد") }),
    Mutant(
      "one-hud", "three, opaque under Reduce Transparency", found: "3 HUDs",
      wrong: Page { for _ in 0..<3 { hud("ثبت شد", isOpaque: true) } },
      right: Page {
        hud("ثبت شد", isOpaque: true)
        ThinkingDots("فکر می‌کنم", phase: nil)
      }),
  ]

  static let marks = [
    Mutant(
      "comeback-marks", "a word", found: "text",
      wrong: Page { Text("برگشتی", .body).foreground(.comeback) },
      right: Page { Text("برگشتی", .body).foreground(.accent) }),
    Mutant(
      "comeback-marks", "an icon", found: "an icon",
      wrong: Page { Icon(.checkmark, .token(.comeback)) },
      right: Page { Icon(.checkmark, .token(.acted)) }),
    Mutant(
      "comeback-marks", "a button's ground", found: "a ground",
      wrong: Page { Text("ثبت", .body).background(.comeback, corners: .capsule) },
      right: Page { DayDot(.comeback) }),
    Mutant(
      "comeback-marks", "a bar as wide as the page", found: "a ground",
      wrong: Page {
        Area().frame(width: .fill, height: .fixed(12)).background(.comeback, corners: .capsule)
      },
      right: Page { CompanionRing("مینا", initial: "م", status: .back, spokenLabel: "برگشت") }),
    Mutant(
      "comeback-marks", "a line", found: "a line",
      wrong: Page {
        FigureView(.line(.init(.token(.comeback), width: 2))).frame(width: 100, height: 2)
      },
      right: Page {
        FigureView(.ring(paint: .token(.comeback), width: 2, fraction: 0.5))
          .frame(width: 40, height: 40)
      }),
    Mutant(
      "primary-on-current-step", "two on a page", found: "2 primary buttons",
      wrong: Page {
        CapsuleButton("ثبت", .primary, action: "a")
        CapsuleButton("بعد", .primary, action: "b")
      },
      right: Page {
        CapsuleButton("ثبت", .primary, action: "a")
        CapsuleButton("بعد", .secondary, action: "b")
      }),
    Mutant(
      "primary-on-current-step", "the current step has none", found: "0 primary buttons",
      wrong: Page { step(.current, "قدم") { CapsuleButton("ثبت", .plain, action: "a") } },
      right: Page { step(.current, "قدم") { CapsuleButton("ثبت", .primary, action: "a") } }),
    Mutant(
      "primary-on-current-step", "it stands in the next step",
      wrong: Page {
        step(.current, "قدم") { Text("برو", .body) }
        step(.next, "شاهد") { CapsuleButton("ثبت", .primary, action: "a") }
      },
      right: Page {
        step(.current, "قدم") { CapsuleButton("ثبت", .primary, action: "a") }
        step(.next, "شاهد") { Text("برو", .body) }
      }),
    Mutant(
      "primary-on-current-step", "two steps are current", found: "2 current steps",
      wrong: Page {
        step(.current, "قدم") { CapsuleButton("ثبت", .primary, action: "a") }
        step(.current, "شاهد") { Text("برو", .body) }
      },
      right: Page {
        step(.current, "قدم") { CapsuleButton("ثبت", .primary, action: "a") }
        step(.done, "شاهد") { Text("برو", .body) }
      }),
  ]

  static let containers = [
    Mutant(
      "one-container", "another radius", found: "corners of 12 pt",
      wrong: Page { card(.rounded(12), .token(.groupedBackground)) },
      right: Page { card(.card, .token(.groupedBackground)) }),
    Mutant(
      "one-container", "a tinted ground", found: "accentBackground",
      wrong: Page { card(.card, .token(.accentBackground)) },
      right: Page { card(.card, .token(.background)) }),
    Mutant(
      "one-container", "a border around it", found: "a border",
      wrong: Page {
        card(.card, .token(.background)).border(.token(.separator), width: .hairline)
      },
      right: Page {
        card(.card, .token(.background)).overlay(.bottomLeading, Hairline())
      }),
    Mutant(
      "one-container", "a shadow under it", found: "a shadow",
      wrong: Page { card(.card, .token(.background)).shadow(.switchThumb) },
      right: Page { QuestionBubble("چرا؟") }),
    Mutant(
      "one-container", "a pane of glass that scrolls with the page",
      wrong: Page { Material(.glass).apply(to: two, corners: .card) },
      right: Page { IntervalNote("ده دقیقه کافی است", tone: .soft) }),
    Mutant(
      "one-container", "square corners", found: "square corners",
      wrong: Page { card(.square, .token(.groupedBackground)) },
      right: Page(.token(.groupedBackground)) { ListSection { two } }),
    Mutant(
      "token-radius", "eight points", found: "8 pt",
      wrong: Page { plate(.rounded(8)) }, right: Page { plate(.square) }),
    Mutant(
      "token-radius", "27 points", found: "27 pt",
      wrong: Page { plate(.continuous(27)) }, right: Page { plate(.continuous(26)) }),
    Mutant(
      "token-radius", "a border of 20", found: "20 pt",
      wrong: Page {
        Area().frame(width: 200, height: 100).corners(.rounded(20))
          .border(.token(.separator), width: .hairline)
      },
      right: Page {
        Area().frame(width: 200, height: 40).corners(.rounded(20))
          .border(.token(.separator), width: .hairline)
      }),
  ]

  static let figures = [
    Mutant(
      "four-point-grid", "five points between two lines", found: "5 pt",
      wrong: Page { VStack(spacing: 5) { two } }, right: Page { VStack(spacing: 4) { two } }),
    Mutant(
      "four-point-grid", "two and a half steps by name", found: "10 pt",
      wrong: Page { VStack(spacing: .grid(2.5)) { two } },
      right: Page { VStack(spacing: .grid(3)) { two } }),
    Mutant(
      "four-point-grid", "18 points around", found: "18 pt",
      wrong: Page { Text("الف", .body).padding(18) },
      right: Page { Text("الف", .body).padding(20) }),
    Mutant(
      "four-point-grid", "a card inset and a half step", found: "18 pt",
      wrong: Page { Text("الف", .body).padding(leading: .cardInset + .grid(0.5)) },
      right: Page { Text("الف", .body).padding(leading: .cardInset + .grid(1)) }),
    Mutant(
      "persian-digits", "Latin ones", found: "12",
      wrong: Page { Text("روز 12", .body) }, right: Page { Text("روز ۱۲", .body) }),
    Mutant(
      "persian-digits", "Arabic ones, four of which look alike", found: "٤",
      wrong: Page { Text("روز ٤", .body) }, right: Page { Text("روز ۴", .body) }),
    Mutant(
      "persian-digits", "in what is spoken", found: "3",
      wrong: Page { Icon(.checkmark).label("3 روز") },
      right: Page { Icon(.checkmark).label("iPhone 16") }),
  ]

  private static func hud(_ text: String, isOpaque: Bool = false) -> Node {
    HUD(text, material: Material(.thick, isOpaque: isOpaque)).node
  }

  private static func step(
    _ status: TimelineMarkerStatus, _ title: String, @ViewBuilder _ content: @escaping () -> [Node]
  ) -> Node {
    TimelineRow("step", .step(status), line: .dashed) {
      Text(title, .headline)
      StepCard(content: content)
    }.node
  }

  private static var two: Node {
    VStack(.leading) {
      Text("الف", .body)
      Text("ب", .body)
    }.node.fillWidth()
  }

  private static func card(_ corners: Corners, _ ground: Paint) -> Node {
    two.background(ground, corners: corners)
  }

  private static func plate(_ corners: Corners) -> Node {
    Area().frame(width: 200, height: 100).background(.fill, corners: corners)
  }
}
