internal import Components
internal import DesignTokens
internal import ViewTree

extension Specimen {
  static let barButton = Specimen("barButton", "Bar button and back", on: .token(.background)) {
    Exhibit("plain · bold", inset: 8) {
      HStack {
        BarButton("لغو", action: "cancel")
        Spacer()
        BarButton("ثبت", isBold: true, action: "save")
      }.node.fillWidth()
    }
    Exhibit("pressed", inset: 8) {
      HStack {
        BarButton("لغو", action: "cancel").node.pressed(.fade)
        Spacer()
        BarButton("ثبت", isBold: true, action: "save").node.pressed(.fade)
      }.node.fillWidth()
    }
    Exhibit("disabled", inset: 8) {
      HStack {
        BarButton("لغو", action: nil, isEnabled: false)
        Spacer()
        BarButton("ثبت", isBold: true, action: nil, isEnabled: false)
      }.node.fillWidth()
    }
    Exhibit("back · pressed", inset: 8) {
      BackButton("مسیر من", action: "pop")
      BackButton("امروز", action: "pop").node.pressed(.fade)
    }
    Exhibit("in a navigation bar", inset: 0) {
      NavigationBar(
        title: "مانع‌ها", titleOpacity: 1, fadeStrength: 1, ground: .background,
        safeAreaTop: 0, leading: BackButton("مسیر من", action: "pop").node,
        trailing: BarButton("توقف", action: "stop").node)
    }
  }

  static let segmented = Specimen("segmented", "Segmented control", on: .token(.background)) {
    Exhibit("two: first · second") {
      SegmentedControl(chapters, selection: 0)
      SegmentedControl(chapters, selection: 1)
    }
    Exhibit("three: each") {
      for selection in 0..<3 { SegmentedControl(times, selection: selection) }
    }
    Exhibit("sliding: 0.35 · 0.7") {
      SegmentedControl(chapters, selection: 1, thumbPosition: 0.35)
      SegmentedControl(chapters, selection: 1, thumbPosition: 0.7)
    }
    Exhibit("on the grouped ground") {
      SegmentedControl(times, selection: 0).node.padding(16).background(.groupedBackground)
    }
  }

  private static let chapters: [SegmentedControl.Segment] = [
    .init(name: "chapters", title: "فصل‌ها", action: "show"),
    .init(name: "commitments", title: "تعهدها", action: "show"),
  ]
  private static let times: [SegmentedControl.Segment] = [
    .init(name: "morning", title: "صبح", action: "pick"),
    .init(name: "noon", title: "ظهر", action: "pick"),
    .init(name: "evening", title: "عصر", action: "pick"),
  ]

  static let switches = Specimen("switch", "Switch", on: .token(.background)) {
    Exhibit("off · on") {
      HStack(spacing: 24) {
        Switch(isOn: false)
        Switch(isOn: true)
      }
    }
    Exhibit("moving: 0.25 · 0.5 · 0.75") {
      HStack(spacing: 24) {
        for position in [0.25, 0.5, 0.75] { Switch(isOn: true, position: ThumbPlace(position)) }
      }
    }
    Exhibit("disabled") {
      HStack(spacing: 24) {
        Switch(isOn: false).node.enabled(false).opacity(.disabledOpacity)
        Switch(isOn: true).node.enabled(false).opacity(.disabledOpacity)
      }
    }
  }

  static let chips = Specimen("chips", "Chips", on: .token(.background)) {
    Exhibit("one of three") {
      ChipGroup {
        Chip("سبک", isOn: false, action: "choose")
        Chip("معمولی", isOn: true, action: "choose")
        Chip("سخت", isOn: false, action: "choose")
      }
    }
    Exhibit("on further lines") {
      ChipGroup {
        Chip("۵ دقیقه پیاده‌روی", isOn: false, action: "choose")
        Chip("یک لیوان آب و نفس عمیق", isOn: true, action: "choose")
        Chip("همان قدم قبلی", isOn: false, action: "choose")
      }
    }
    Exhibit("pressed · disabled") {
      HStack(spacing: 8) {
        Chip("سبک", isOn: false, action: "choose").node.pressed(.shrink)
        Chip("سبک", isOn: true, action: "choose").node.pressed(.shrink)
        Chip("سبک", isOn: false, action: nil, isEnabled: false)
      }
    }
  }

  static let askBar = Specimen("askBar", "Guide ask bar", spacing: 22) {
    Exhibit("empty", inset: 0) { bar("", isSendEnabled: false) }
    Exhibit("with text", inset: 0) { bar("چطور شروع کنم؟", isSendEnabled: true) }
    Exhibit("several lines", inset: 0) {
      bar(
        "هر روز صبح تصمیم می‌گیرم ولی وقتی باران می‌آید از خانه بیرون نمی‌روم؛ چه کنم؟",
        isSendEnabled: true)
    }
  }

  private static func bar(_ text: String, isSendEnabled: Bool) -> Node {
    AskBar(
      text: text, placeholder: "بپرس…", sendLabel: "بفرست", fieldAction: "write",
      sendAction: "send", isSendEnabled: isSendEnabled
    ).node
  }
}
