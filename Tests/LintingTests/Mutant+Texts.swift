import Components
import DesignTokens
import ViewTree

extension Mutant {
  static let titles = [
    Mutant(
      "one-large-title", "two titles on a page", found: "2 large titles",
      wrong: Page {
        Text("امروز", .largeTitle); Text("فردا", .largeTitle)
      },
      right: Page {
        Text("امروز", .largeTitle); Text("فردا", .title2)
      }),
    Mutant(
      "one-large-title", "three, the last in a row", found: "3 large titles",
      wrong: Page {
        LargeTitle("امروز")
        Text("فردا", .largeTitle)
        ListRow("ردیف", trailing: .view(Text("۳", .largeTitle).node))
      },
      right: Page {
        LargeTitle("امروز"); ListRow("ردیف", trailing: .view(Text("۳", .body).node))
      }),
  ]

  static let texts = [
    Mutant(
      "missing-glyph", "a sign that no font has", found: "no glyph for U+12000",
      wrong: Page { Text("\u{12000}", .body) }, right: Page { Text("الف", .body) }),
    Mutant(
      "missing-glyph", "a letter of another script in a row", found: "no glyph for U+0915",
      wrong: Page { ListRow("الف \u{915}") }, right: Page { ListRow("الف ب") }),
    Mutant(
      "text-cut", "one line of three words in 60 points",
      wrong: Page { Text("پنج دقیقه پیاده‌روی", .body).lineLimit(1).frame(width: .fixed(60)) },
      right: Page { Text("پنج دقیقه پیاده‌روی", .body).frame(width: .fixed(60)) }),
    Mutant(
      "text-cut", "a clipped card lower than its text",
      wrong: Page {
        ZStack { Text("الف", .largeTitle) }.node.frame(width: .fixed(200), height: .fixed(12))
          .clipped()
      },
      right: Page { ZStack { Text("الف", .largeTitle) }.node.frame(width: .fixed(200)).clipped() }),
  ]

  static let targets = [
    Mutant(
      "target-size", "a button of 30 points", found: "44×30 pt",
      wrong: Page { Area().frame(width: 44, height: 30).role(.button).tapped("a", padded: false) },
      right: Page { Area().frame(width: 44, height: 44).role(.button).tapped("a", padded: false) }),
    Mutant(
      "target-size", "a word that is its own target",
      wrong: Page { Text("ویرایش", .subhead).role(.button).tapped("a", padded: false) },
      right: Page { Text("ویرایش", .subhead).role(.button).tapped("a", padded: true) }),
  ]
}

extension Node {
  /// A node that acts, with or without the room that a finger finds around small things.
  func tapped(_ name: String, padded: Bool = true) -> Node {
    modified {
      $0.semantics.action = ElementAction(name, meaning: name)
      $0.semantics.hasMinimumTarget = padded
    }
  }
}
