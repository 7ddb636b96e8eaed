internal import Components
internal import DesignTokens
internal import Imaging
internal import ViewTree

extension Specimen {
  static let pageSheet = Specimen("pageSheet", "Page sheet", on: .dimmed) {
    PageSheet(
      bar: bar("تعهد امروز", isValid: false), bottomInset: 34
    ) {
      ListSection(footer: "یک راه کوچک‌تر نگه دار.") {
        TextFieldRow("قدم", text: "", placeholder: "۱۰ دقیقه پیاده‌روی", action: "write")
        TextFieldRow("نشانه", text: "بعد از صبحانه", action: "write")
        TextFieldRow("اگر نشد", text: "۵ دقیقه در خانه", action: "write")
      }
    }.node.frame(height: .fixed(420))
  }

  static let formSheet = Specimen("formSheet", "Form sheet", on: .dimmed) {
    FormSheet(bar: bar("شاهد", isValid: true), bottomInset: 34) {
      ListSection {
        TextAreaRow(
          text: "تا میدان رفتم و برگشتم", placeholder: "چه شد؟ یک جمله کافی است.",
          action: "write")
      }
      ChipGroup {
        Chip("سبک", isOn: false, action: "choose")
        Chip("معمولی", isOn: true, action: "choose")
        Chip("سخت", isOn: false, action: "choose")
      }.node.padding(horizontal: 16)
      ListSection { ListRow("حذف شاهد", tint: .destructive, action: "delete") }
    }
  }

  private static func bar(_ title: String, isValid: Bool) -> SheetBar {
    SheetBar(
      title, leading: BarButton("لغو", action: "cancel").node,
      trailing: BarButton("ثبت", isBold: true, action: "save", isEnabled: isValid).node)
  }

  static let dialog = Specimen("dialog", "Confirmation dialog", on: .dimmed, spacing: 24) {
    ConfirmationDialog(
      choices: [
        .init(name: "discard", title: "دور انداختن", isDestructive: true, action: "discard")
      ], cancel: .init(name: "keep", title: "ادامه‌ی نوشتن", action: "keep")
    ).node.padding(horizontal: 16)
    ConfirmationDialog(
      message: "نوشته‌ها ذخیره نشده‌اند.",
      choices: [
        .init(name: "discard", title: "دور انداختن", isDestructive: true, action: "discard"),
        .init(name: "save", title: "ثبت", action: "save"),
      ], cancel: .init(name: "keep", title: "ادامه‌ی نوشتن", action: "keep")
    ).node.padding(horizontal: 16)
  }

  static let hud = Specimen("hud", "HUD") {
    for material in [
      Material(.thick), Material(.thick, hasBorder: true), Material(.thick, isOpaque: true),
    ] {
      ZStack {
        VStack(.leading, spacing: 4) {
          for _ in 0..<6 { Text("تا میدان رفتم و برگشتم و صبح‌ها راحت‌تر شروع می‌کنم", .footnote) }
        }.node.fillWidth().padding(horizontal: 20)
        HUD("شاهد ثبت شد", material: material)
      }.node.fillWidth()
    }
  }
}

extension Paint {
  /// A white page under the veil of a sheet: black at 0.2.
  fileprivate static let dimmed = Paint.color(Color(gray: 204))
}
