import Components
import DesignTokens
import ViewTree

extension LintExample {
  /// Of the rules that let a screen be used.
  static let touch = [
    LintExample(
      "target-size", height: 100,
      wrong: ExamplePage { target(side: 28, named: "heart").padding(horizontal: .textInset) },
      right: ExamplePage { target(side: 44, named: "heart").padding(horizontal: .textInset) }),
    LintExample(
      "target-overlap", height: 120,
      wrong: ExamplePage {
        HStack(spacing: -12) {
          target(side: 44, named: "heart")
          target(side: 44, named: "send")
        }.node.padding(horizontal: .textInset)
      },
      right: ExamplePage {
        HStack(spacing: 4) {
          target(side: 44, named: "heart")
          target(side: 44, named: "send")
        }.node.padding(horizontal: .textInset)
      }),
    LintExample(
      "safe-area", height: 140, wrong: underIsland(top: 20), right: underIsland(top: 64)),
    LintExample(
      "missing-glyph", height: 100,
      wrong: ExamplePage { Text("قدم \u{12000}", .title2).padding(horizontal: .textInset) },
      right: ExamplePage { Text("قدم", .title2).padding(horizontal: .textInset) }),
  ]

  /// A symbol that acts, its target outlined.
  private static func target(side: Double, named name: String) -> Node {
    ZStack { Icon(.checkmark, size: 20, .token(.accent)) }
      .node.frame(width: side, height: side)
      .border(.token(.accent), width: .hairline).role(.button).named(name)
      .modified { $0.semantics.action = ElementAction(name, meaning: name) }
  }

  private static func underIsland(top: Double) -> Node {
    ZStack(.top) {
      Area().frame(width: .fill, height: .fill)
      Text("تعهد امروز", .headline).padding(top: top)
      TopFeature(device: .default)
    }.node.frame(width: .fill, height: .fill).background(.background).named("page").role(.screen)
  }
}
