internal import Components
internal import DesignTokens
internal import ViewTree

extension Specimen {
  static let insetGroupedList = Specimen("insetGroupedList", "Inset-grouped list") {
    ListSection("زمینه", footer: "راهنما اشتباه هم می‌کند.") {
      ListRow("تعهد امروز", value: "هنوز نه")
      ListRow("آخرین شاهد", value: "یک دور تا پارک رفتم")
      ListRow("این هفته", value: "۲ از ۷ روز")
    }
    ListSection("حرکت‌های فکری") {
      ListRow("کوچک‌ترش کن", trailing: .chevron, action: "ask")
      ListRow("از بیرون نگاه کن", trailing: .chevron, action: "ask").node
        .pressed(.highlight)
      ListRow("برعکسش را ببین", trailing: .chevron, action: "ask")
    }
    ListSection(footer: "این‌ها فقط داخل برنامه اثر دارند.") {
      ListRow("کاهش حرکت", trailing: .toggle(isOn: false), action: "toggle")
      ListRow("کاهش شفافیت", trailing: .toggle(isOn: true), action: "toggle")
    }
  }

  static let listRows = Specimen("listRows", "List rows") {
    ListSection("icon, value, subtitle, check") {
      ListRow("یادداشت روزانه", value: "خالی", leading: .icon(.pencil), trailing: .chevron)
      ListRow(
        "۱۰ دقیقه پیاده‌روی", subtitle: "دوشنبه ۹ آذر", value: "انجام شد", trailing: .chevron)
      ListRow("یکشنبه ۸ آذر", subtitle: "یک دور تا پارک رفتم", leading: .day(.acted))
      ListRow("چهارشنبه ۴ آذر", value: "بازگشت", leading: .day(.comeback))
      ListRow("صبح", leading: .check(true), action: "choose")
      ListRow("روز ۱۱", trailing: .check)
    }
  }

  static let listRowTints = Specimen("listRowTints", "List rows: tints and long texts") {
    ListSection("tint, disabled, long") {
      ListRow("این را تعهد کن", tint: .accent, action: "commit")
      ListRow("حذف شاهد", tint: .destructive, action: "delete")
      ListRow("برگشتن", value: "۳ روز", trailing: .chevron, isEnabled: false)
      ListRow(
        "ده دقیقه پیاده‌روی در پارک نزدیک خانه، درست بعد از صبحانه", value: "بیشتر روزها",
        trailing: .chevron)
      ListRow(
        "قدم", subtitle: "ده دقیقه پیاده‌روی در پارک نزدیک خانه، درست بعد از صبحانه و چای",
        leading: .icon(.leaf), trailing: .toggle(isOn: true), action: "toggle")
      ListRow("نشانی", value: "https://example.org/a/very/long/address/without/breaks")
      ListRow("", value: "")
    }
  }

  static let chapterRow = Specimen("chapterRow", "Chapter row") {
    ListSection {
      ChapterRow("شروع کوچک", value: "۳ روز", status: .done, action: "open")
      ChapterRow("نشانه", value: "۳ روز", status: .done, action: "open").node.pressed(.highlight)
      ChapterRow("مانع‌ها", value: "۳ روز", status: .now(fraction: 2.0 / 3), action: "open")
      ChapterRow("مانع‌ها", value: "۳ روز", status: .now(fraction: 1), action: "open")
      ChapterRow("برگشتن", value: "۳ روز", status: .empty, action: "open")
      ChapterRow("ادامه", value: "۳ روز", status: .empty, action: nil, isEnabled: false)
    }
  }

  static let fields = Specimen("fields", "Form fields", spacing: 22) {
    ListSection(footer: "یک راه کوچک‌تر نگه دار.") {
      TextFieldRow("قدم", text: "۱۰ دقیقه پیاده‌روی", action: "write").node.named("step")
      TextFieldRow("نشانه", text: "", placeholder: "بعد از صبحانه", action: "write")
      TextFieldRow("اگر نشد", text: "۵ دقیقه در خانه", action: "write")
    }
    ListSection("چه چیزی کمک کرد؟") {
      TextFieldRow(text: "صبح‌ها راحت‌تر شروع می‌کنم", action: "write")
    }
    ListSection {
      TextAreaRow(text: "", placeholder: "چه شد؟ یک جمله کافی است.", action: "write")
    }
    ListSection {
      TextAreaRow(
        text: "تا میدان رفتم و برگشتم. هوا سرد بود ولی بعد از پنج دقیقه گرم شدم.",
        placeholder: "چه شد؟ یک جمله کافی است.", action: "write")
    }
  }
}
