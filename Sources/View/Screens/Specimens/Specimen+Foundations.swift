internal import Components
internal import DesignTokens
internal import Geometry
internal import ViewTree

extension Specimen {
  static let symbols = Specimen("symbols", "Symbols", on: .token(.background)) {
    FlowStack(spacing: 8) {
      for symbol in Symbol.all {
        ZStack { Icon(symbol, size: 28) }
          .node.frame(width: 52, height: 44)
          .background(.token(.groupedBackground), corners: .rounded(8)).label(symbol.name)
      }
    }
    .node.padding(horizontal: 16)
  }

  static let colors = Specimen("colors", "Colours", on: .token(.background), spacing: 10) {
    for token in ColorToken.allCases {
      HStack(spacing: 16) {
        Area().frame(width: 64, height: 44)
          .background(.token(token), corners: .capsule)
          .border(.token(.separator), width: .hairline)
        Text(token.rawValue, .callout).textDirection(.automatic)
      }
      .node.padding(horizontal: 20).named(token.rawValue)
    }
  }

  static let typeStyles = Specimen("typeStyles", "Type styles", on: .token(.background)) {
    for style in TypeStyle.allCases {
      Exhibit(style.displayName, inset: 20) {
        Text("هم‌مسیرِ صبح، ۱۲ از ۲۱", style).fillWidth().named(style.rawValue)
      }
    }
  }
}
