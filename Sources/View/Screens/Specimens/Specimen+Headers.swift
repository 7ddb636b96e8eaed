internal import Components
internal import ViewTree

extension Specimen {
  static let progressHeader = Specimen("progressHeader", "Progress header", spacing: 28) {
    ProgressHeader(
      title: "صبح آرام", days: days,
      stats: [
        .init(value: "۹", caption: "روز عمل", spokenLabel: "۹ روز عمل"),
        .init(value: "۱", caption: "بازگشت", spokenLabel: "۱ بازگشت"),
        .init(value: "۱۲ از ۲۱", caption: "روز", spokenLabel: "روز ۱۲ از ۲۱"),
      ], spokenProgress: "روز ۱۲ از ۲۱")
    Exhibit("acted · comeback · pause · today · future", inset: 20) {
      for status in DayStatus.allCases {
        DayBar(Array(repeating: status, count: 21))
      }
    }
  }

  private static let days: [DayStatus] =
    Array(repeating: .acted, count: 4) + [.pause, .pause, .comeback]
    + Array(repeating: .acted, count: 4) + [.today] + Array(repeating: .future, count: 9)

  static let circleRing = Specimen("circleRing", "Circle ring") {
    CompanionHeader {
      CompanionRing("تو", initial: nil, status: .none, spokenLabel: "تو")
      CompanionRing("باران", initial: "ب", status: .done, spokenLabel: "باران، امروز انجام داد")
      CompanionRing("رها", initial: "ر", status: .back, spokenLabel: "رها، برگشت")
      CompanionRing("شمیم", initial: "ش", status: .none, spokenLabel: "شمیم")
      CompanionRing("مهر", initial: "م", status: .none, spokenLabel: "مهر")
    }
    CompanionHeader {
      CompanionRing("باران", initial: "ب", status: .none, spokenLabel: "باران")
      CompanionRing("رها", initial: "ر", status: .done, spokenLabel: "رها")
      CompanionRing("ماه‌بانو", initial: nil, status: .back, spokenLabel: "ماه‌بانو")
    }
  }

  static let cheer = Specimen("cheer", "Cheer") {
    ListSection("امروز", footer: "فقط حالِ امروز دیده می‌شود، نه عددها.") {
      ListRow(
        "باران", subtitle: "۱۵ دقیقه مطالعه",
        trailing: .view(Cheer(isOn: false, label: "تشویق", action: "cheer").node))
      ListRow(
        "رها", subtitle: "برگشت بعد از دو روز",
        trailing: .view(Cheer(isOn: true, label: "تشویق", action: "cheer").node))
      ListRow("شمیم", subtitle: "هنوز شروع نکرده")
    }
    ListSection {
      ListRow(
        "pressed",
        trailing: .view(Cheer(isOn: false, label: "تشویق", action: "cheer").node.pressed(.fade)))
      ListRow(
        "disabled",
        trailing: .view(Cheer(isOn: false, label: "تشویق", action: nil, isEnabled: false).node))
    }
  }
}
