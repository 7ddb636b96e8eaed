internal import Components
internal import DesignTokens
internal import Geometry
internal import ViewTree

extension Specimen {
  static let weekStrip = Specimen("weekStrip", "Week strip", on: .token(.background)) {
    Exhibit("acted · comeback · pause · today · future", inset: .cardInset) {
      WeekStrip(
        days([.acted, .acted, .pause, .comeback, .today, .future, .future], today: 4))
    }
    Exhibit("today acted", inset: .cardInset) {
      WeekStrip(days([.acted, .acted, .acted] + Array(repeating: .future, count: 4), today: 2))
    }
    Exhibit("the dots alone", inset: 20) {
      HStack(spacing: 16) {
        for status in DayStatus.allCases { DayDot(status) }
      }
    }
  }

  private static func days(_ statuses: [DayStatus], today: Int) -> [WeekStrip.Day] {
    zip(["ش", "ی", "د", "س", "چ", "پ", "ج"], statuses).enumerated().map { index, day in
      WeekStrip.Day(
        letter: day.0, status: day.1, isToday: index == today, spokenLabel: day.1.rawValue)
    }
  }

  static let loopTimeline = Specimen("loopTimeline", "Loop timeline", on: .token(.background)) {
    VStack(.leading) {
      row("done · solid", .done, .solid, to: .outline)
      row("outline · solid", .outline, .solid, to: .current)
      TimelineRow(
        "node", .step(.current), line: .dashed, spacing: 24,
        note: IntervalNote("لازم نیست کامل باشد؛ شروعش مهم است.").node
      ) {
        Text("وقت عمل است", .headline)
        StepCard {
          Text("کفش‌ها را بپوش و فقط شروع کن.")
          CapsuleButton("انجام شد", .primary, action: "done")
        }
      }
      row("next · dashed", .next, .dashed)
      row("next · none", .next, .none)
    }
    .node.fillWidth().padding(horizontal: 20)
  }

  private static func row(
    _ title: String, _ status: TimelineMarkerStatus, _ line: TimelineLine,
    to next: TimelineMarkerStatus = .next
  ) -> Node {
    TimelineRow("node", .step(status), line: line, to: .step(next)) {
      Text(title, .headline).textDirection(.automatic).fillWidth()
    }.node
  }

  static let intervalNote = Specimen("intervalNote", "Interval note", on: .token(.background)) {
    Exhibit("plain", inset: 20) {
      IntervalNote("این فاصله خوب خرج شد. بقیه‌ی روز مال خودت.")
    }
    Exhibit("soft", inset: 20) {
      IntervalNote("خوش برگشتی. سه روز مکث، چیزی از مسیر کم نکرد.", tone: .soft)
    }
  }

  static let eveningSection = Specimen(
    "eveningSection", "Evening section", on: .token(.background)
  ) {
    EveningSection("شب").node.padding(horizontal: 20)
  }

  static let buttons = Specimen("buttons", "Buttons", on: .token(.background)) {
    Exhibit("primary · secondary · plain") {
      for kind in ButtonKind.allCases { CapsuleButton("تعهد کن", kind, action: "commit") }
    }
    Exhibit("pressed") {
      for kind in ButtonKind.allCases {
        CapsuleButton("تعهد کن", kind, action: "commit").node.pressed(.shrink)
      }
    }
    Exhibit("disabled") {
      for kind in ButtonKind.allCases {
        CapsuleButton("تعهد کن", kind, action: nil, isEnabled: false)
      }
    }
    Exhibit("small: as it is · pressed · disabled") {
      for kind in ButtonKind.allCases {
        HStack(spacing: 20) {
          CapsuleButton("ویرایش", kind, size: .small, action: "edit")
          CapsuleButton("ویرایش", kind, size: .small, action: "edit").node.pressed(.shrink)
          CapsuleButton("ویرایش", kind, size: .small, action: nil, isEnabled: false)
        }
      }
    }
  }

  static let tabBar = Specimen("tabBar", "Tab bar", on: .token(.background)) { environment in
    for selection in [0, 1, 4] {
      Exhibit("selected: \(selection + 1)", inset: TabBar.margin) {
        bar(selection, in: environment)
      }
    }
    Exhibit("the pill between two tabs", inset: TabBar.margin) {
      bar(2, pillPosition: 1.4, in: environment)
    }
    Exhibit("over content", inset: 0) {
      ZStack {
        VStack(.leading) {
          for _ in 0..<3 { Text("تا میدان رفتم و برگشتم و صبح‌ها راحت‌تر شروع می‌کنم", .body) }
        }
        bar(3, in: environment)
      }.node.fillWidth().padding(horizontal: TabBar.margin)
    }
    Exhibit("Reduce Transparency · Increase Contrast", inset: TabBar.margin) {
      bar(0, in: environment, isOpaque: true)
      bar(0, in: environment, hasBorder: true)
    }
  }

  private static func bar(
    _ selection: Int, pillPosition: ThumbPlace? = nil, in environment: ScreenEnvironment,
    isOpaque: Bool = false, hasBorder: Bool = false
  ) -> Node {
    TabBar(
      items: [
        tab("today", "امروز", .sun, .sunFilled), tab("path", "مسیر من", .path, .pathFilled),
        tab("guide", "راهنما", .bubble, .bubbleFilled),
        tab("circle", "هم‌مسیر", .people, .peopleFilled),
        tab("me", "من", .person, .personFilled),
      ], selection: selection, pillPosition: pillPosition,
      screenWidth: environment.device.size.width, isOpaque: isOpaque, hasBorder: hasBorder
    ).node
  }

  private static func tab(
    _ name: String, _ title: String, _ symbol: Symbol, _ selected: Symbol
  ) -> TabItem {
    TabItem(
      name: name, title: title, symbol: symbol, selectedSymbol: selected, action: "select")
  }
}
