import Components
import DesignTokens
import ViewTree

extension LintExample {
  /// Of the rules that the design document sets.
  static let design = [
    LintExample(
      "one-large-title",
      wrong: ExamplePage {
        LargeTitle("امروز")
        LargeTitle("فردا")
      },
      right: ExamplePage {
        LargeTitle("امروز")
        Text("فردا", .title2).padding(horizontal: .textInset)
      }),
    LintExample(
      "comeback-marks", height: 120,
      wrong: ExamplePage {
        Text("برگشتی!", .title2).foreground(.comeback).padding(horizontal: .textInset)
      },
      right: ExamplePage {
        HStack(spacing: 12) {
          DayDot(.comeback)
          Text("برگشتی!", .title2)
        }.node.padding(horizontal: .textInset)
      }),
    LintExample(
      "primary-on-current-step", height: 320,
      wrong: ExamplePage {
        currentStep { CapsuleButton("انجام شد", .secondary, action: "done") }
        CapsuleButton("انجام شد", .primary, action: "other").padding(horizontal: .cardInset)
      },
      right: ExamplePage {
        currentStep { CapsuleButton("انجام شد", .primary, action: "done") }
        CapsuleButton("امروز نشد", .plain, action: "other").padding(horizontal: .cardInset)
      }),
    LintExample(
      "one-container",
      wrong: ExamplePage(on: .groupedBackground) {
        VStack(.leading) {
          ListRow("قدم", value: "۱۰ دقیقه")
          ListRow("وقت", value: "صبح")
        }.node.fillWidth().background(.background, corners: .rounded(12))
          .border(.token(.separator), width: .points(2)).padding(horizontal: .cardInset)
      },
      right: ExamplePage(on: .groupedBackground) {
        ListSection {
          ListRow("قدم", value: "۱۰ دقیقه")
          ListRow("وقت", value: "صبح")
        }
      }),
    LintExample(
      "token-radius", height: 160,
      wrong: ExamplePage { plate(.rounded(12)) }, right: ExamplePage { plate(.card) }),
    LintExample(
      "four-point-grid", height: 140,
      wrong: ExamplePage(spacing: 10) {
        Text("قدم امروز", .headline).padding(horizontal: .textInset)
        Text("ده دقیقه پیاده‌روی", .subhead).padding(horizontal: .textInset)
      },
      right: ExamplePage(spacing: 8) {
        Text("قدم امروز", .headline).padding(horizontal: .textInset)
        Text("ده دقیقه پیاده‌روی", .subhead).padding(horizontal: .textInset)
      }),
    LintExample(
      "persian-digits", height: 100,
      wrong: ExamplePage { Text("روز 12 از 21", .title2).padding(horizontal: .textInset) },
      right: ExamplePage { Text("روز ۱۲ از ۲۱", .title2).padding(horizontal: .textInset) }),
    LintExample(
      "one-hud", height: 380,
      wrong: ExamplePage {
        hud("شاهد ثبت شد")
        hud("روز بسته شد")
      },
      right: ExamplePage { hud("شاهد ثبت شد") }),
  ]

  private static func currentStep(@ViewBuilder _ content: () -> [Node]) -> Node {
    TimelineRow("step", .step(.current), line: .dashed, to: .step(.next)) {
      Text("وقت عمل است", .headline)
      StepCard(content: content)
    }.node.padding(horizontal: .cardInset)
  }

  private static func plate(_ corners: Corners) -> Node {
    Area().frame(width: .fill, height: .fixed(96)).background(.groupedBackground, corners: corners)
      .padding(horizontal: .cardInset)
  }

  private static func hud(_ text: String) -> Node {
    ZStack { HUD(text, material: Material(.thick)) }.node.frame(width: .fill, alignment: .center)
  }
}
