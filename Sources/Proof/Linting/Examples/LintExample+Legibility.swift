import Components
import DesignTokens
import ViewTree

extension LintExample {
  /// Of the rules that let words be read.
  static let legibility = [
    LintExample(
      "text-cut", height: 120,
      wrong: ExamplePage { sentence.lineLimit(1).padding(horizontal: .textInset) },
      right: ExamplePage { sentence.padding(horizontal: .textInset) }),
    LintExample(
      "text-overlap", height: 120,
      wrong: ExamplePage {
        ZStack(.leading) {
          Text("قدم امروز", .title2)
          Text("ده دقیقه پیاده‌روی", .body)
        }.node.padding(horizontal: .textInset)
      },
      right: ExamplePage {
        Text("قدم امروز", .title2).padding(horizontal: .textInset)
        Text("ده دقیقه پیاده‌روی", .body).padding(horizontal: .textInset)
      }),
    LintExample(
      "text-under-bar", height: 140,
      wrong: bar(over: Text("تا فردا", .title2).padding(bottom: 40)),
      right: bar(over: Text("تا فردا", .title2).padding(bottom: 96))),
    LintExample(
      "text-contrast", height: 100,
      wrong: ExamplePage {
        Text("ده دقیقه کافی است", .body).foreground(.tertiaryLabel).padding(horizontal: .textInset)
      },
      right: ExamplePage { Text("ده دقیقه کافی است", .body).padding(horizontal: .textInset) }),
  ]

  private static var sentence: Node {
    Text("پنج دقیقه هم پیاده‌روی است؛ امروز فقط تا سر کوچه برو و برگرد.", .body).node
  }

  private static func bar(over text: Node) -> Node {
    ZStack(.bottom) {
      Area().frame(width: .fill, height: .fill)
      text
      TabBar(
        items: ["امروز", "مسیر", "من"].enumerated().map { index, title in
          TabItem(
            name: "tab\(index)", title: title, symbol: .sun, selectedSymbol: .sunFilled,
            action: ElementAction("tab\(index)", meaning: index))
        }, selection: 0, screenWidth: width
      ).node.padding(bottom: 16)
    }.node.frame(width: .fill, height: .fill).background(.background).named("page").role(.screen)
  }
}
