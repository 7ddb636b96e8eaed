import Components
import DesignTokens
import Geometry
import ViewTree

extension LintExample {
  /// Of the rules that look at no screen: their pictures show what they measure.
  static let motion = [
    LintExample(
      "press-values", height: 260,
      wrong: curve("۲۰۰ میلی‌ثانیه", .linear, reaching: 0.5),
      right: curve("۱۰۰ میلی‌ثانیه", TimingCurve(0.23, 1, 0.32, 1), reaching: 0.25)),
    LintExample(
      "push-values", height: 260,
      wrong: curve("۶۰۰ میلی‌ثانیه", .linear, reaching: 1),
      right: curve("۴۲۰ میلی‌ثانیه", .push, reaching: 0.7)),
    LintExample(
      "pop-values", height: 260,
      wrong: curve("۴۲۰ میلی‌ثانیه", .linear, reaching: 0.7),
      right: curve("۳۲۰ میلی‌ثانیه", .push, reaching: 0.53)),
    LintExample(
      "hud-values", height: 100,
      wrong: ExamplePage { span("۳ ثانیه", part: 1) },
      right: ExamplePage { span("۱٫۶ ثانیه", part: 0.53) }),
    LintExample(
      "one-haptic", height: 100,
      wrong: ExamplePage { taps(2) }, right: ExamplePage { taps(1) }),
    LintExample(
      "reachable-states", height: 180,
      wrong: ExamplePage(on: .groupedBackground) {
        ListSection {
          ListRow("درس", trailing: .chevron, action: "lesson")
          ListRow("شاهد")
        }
      },
      right: ExamplePage(on: .groupedBackground) {
        ListSection {
          ListRow("درس", trailing: .chevron, action: "lesson")
          ListRow("شاهد", trailing: .chevron, action: "evidence")
        }
      }),
    LintExample(
      "smooth-motion", height: 260, wrong: plot("جهش", leap),
      right: plot("حرکت", path(of: .push, reaching: 1))),
    LintExample(
      "needed-exception", height: 130,
      wrong: ExamplePage { lines(["- rule: text-cut", "  node: today/old", "  reason: …"]) },
      right: ExamplePage { lines(["exceptions: []"]) }),
  ]

  /// Progress over time; `reaching` is the part of the width after which it rests.
  private static func curve(_ title: String, _ curve: TimingCurve, reaching: Double) -> Node {
    plot(title, path(of: curve, reaching: reaching))
  }

  private static func path(of curve: TimingCurve, reaching: Double) -> Path {
    var path = Path()
    let steps = 24
    for step in 0...steps {
      let time = Double(step) / Double(steps)
      let point = Point(x: 1 + 22 * time * reaching, y: 23 - 22 * curve.progress(at: time))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.addLine(to: Point(x: 23, y: 1))
    return path
  }

  private static var leap: Path {
    var path = Path()
    path.move(to: Point(x: 1, y: 23))
    path.addLine(to: Point(x: 10, y: 19))
    path.move(to: Point(x: 10, y: 7))
    path.addLine(to: Point(x: 23, y: 1))
    return path
  }

  private static func plot(_ title: String, _ path: Path) -> Node {
    let symbol = Symbol("plot", [.init(path, .stroke(width: 0.3))])
    return ExamplePage {
      Text(title, .footnote).foreground(.secondaryLabel).padding(horizontal: .textInset)
      Icon(symbol, size: 176, .token(.accent)).padding(horizontal: .textInset)
    }.node
  }

  private static func span(_ title: String, part: Double) -> Node {
    VStack(.leading, spacing: 8) {
      Area().frame(width: 353 * part, height: 12).background(.acted, corners: .capsule)
      Text(title, .footnote).foreground(.secondaryLabel)
    }.node.padding(horizontal: .textInset)
  }

  private static func taps(_ count: Int) -> Node {
    HStack(spacing: 8) {
      Text("«شاهد ثبت شد»", .body)
      for _ in 0..<count {
        Area().frame(width: 12, height: 12).background(.accent, corners: .capsule)
      }
    }.node.padding(horizontal: .textInset)
  }

  private static func lines(_ lines: [String]) -> Node {
    VStack(.leading, spacing: 4) {
      for line in lines { Text(line, .footnote).textDirection(.leftToRight) }
    }.node.padding(horizontal: .textInset)
  }
}
