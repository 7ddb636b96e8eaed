import Components
import DesignTokens
import Imaging
import ViewTree

extension Mutant {
  static let texts = [
    Mutant(
      "missing-glyph", "a sign that no font has", found: "no glyph for U+12000",
      wrong: Page { Text("\u{12000}", .body) }, right: Page { Text("الف", .body) }),
    Mutant(
      "missing-glyph", "a letter of another script in a row", found: "no glyph for U+0915",
      wrong: Page { ListRow("الف \u{915}") }, right: Page { ListRow("الف ب") }),
    Mutant(
      "text-cut", "one line of three words in 60 points",
      wrong: Page { words.lineLimit(1).frame(width: .fixed(60)) },
      right: Page { words.frame(width: .fixed(60)) }),
    Mutant(
      "text-cut", "a clipped card lower than its text",
      wrong: Page {
        ZStack { Text("الف", .largeTitle) }.node.frame(width: .fixed(200), height: .fixed(12))
          .clipped()
      },
      right: Page { ZStack { Text("الف", .largeTitle) }.node.frame(width: .fixed(200)).clipped() }),
    Mutant(
      "text-cut", "moved out of a clipped card at its side", found: "20 pt cut off",
      wrong: Page {
        ZStack(.leading) { Text("الف", .body).offset(x: -20) }.node
          .frame(width: .fixed(200), height: .fixed(40)).clipped()
      },
      right: Page {
        ZStack(.leading) { Text("الف", .body).offset(x: 20) }.node
          .frame(width: .fixed(200), height: .fixed(40)).clipped()
      }),
    Mutant(
      "text-overlap", "two in one place",
      wrong: Page {
        ZStack {
          Text("امروز", .title2)
          Text("دیروز", .body)
        }
      },
      right: Page {
        Text("امروز", .title2)
        Text("دیروز", .body)
      }),
    Mutant(
      "text-overlap", "one moved up onto the other",
      wrong: Page {
        Text("امروز", .body)
        Text("دیروز", .body).offset(y: -30)
      },
      right: Page {
        Text("امروز", .body)
        Text("دیروز", .body).offset(y: 30)
      }),
    Mutant(
      "text-overlap", "through half of a ground",
      wrong: Page {
        ZStack {
          Text("امروز فردا", .body)
          Text("دیروز", .body).opacity(0.5)
        }
      },
      right: Page {
        ZStack {
          Text("امروز", .body)
          Text("دیروز", .body).frame(width: .fixed(200), height: .fixed(60)).background(.background)
        }
      }),
    Mutant(
      "text-under-bar", "a line at the lower edge",
      wrong: Bars(inset: 30).node, right: Bars(inset: 100).node),
    Mutant(
      "text-under-bar", "the end of a list that ends too late",
      wrong: Bars(scrolling: 20).node, right: Bars(scrolling: 120).node),
  ]

  static let grounds = [
    // WCAG's own example of the greys: #777777 on white is 4.48:1, #767676 is 4.54:1.
    Mutant(
      "text-contrast", "the darkest grey that fails on white", found: "4.48:1",
      wrong: Page { gray(0x77) }, right: Page { gray(0x76) }),
    // #949494 on white is 3.03:1, #959595 is 2.996:1, written as 3.
    Mutant(
      "text-contrast", "large text on white", found: "3:1",
      wrong: Page { gray(0x95, .largeTitle) }, right: Page { gray(0x94, .largeTitle) }),
    Mutant(
      "text-contrast", "black that is half transparent twice", found: "1.84:1",
      wrong: Page { gray(0).opacity(0.5).padding(4).opacity(0.5) },
      right: Page { gray(0).opacity(0.9).padding(4).opacity(0.9) }),
    Mutant(
      "text-contrast", "white on the edge of a dark ground that ends too soon", found: "1:1",
      wrong: Page {
        ZStack(.leading) {
          Area().frame(width: 60, height: 40).background(.black)
          Text("پنج دقیقه پیاده‌روی", .body).foreground(.color(.white))
        }
      },
      right: Page {
        ZStack(.leading) {
          Area().frame(width: 300, height: 40).background(.black)
          Text("پنج دقیقه پیاده‌روی", .body).foreground(.color(.white))
        }
      }),
    Mutant(
      "text-contrast", "on glass, black may lie behind",
      wrong: Page { Material(.glass).apply(to: gray(0x60), corners: .card) },
      right: Page { Material(.glass).apply(to: gray(0x19), corners: .card) }),
  ]

  private static var words: Node { Text("پنج دقیقه پیاده‌روی", .body).node }

  private static func gray(_ value: UInt8, _ style: TypeStyle = .body) -> Node {
    Text("کافی است", style).foreground(.color(Color(gray: value))).node
  }
}
