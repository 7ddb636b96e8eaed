internal import DesignTokens
internal import Imaging
package import ViewTree

/// `.tab`: what a tab of the bar shows.
package struct TabItem: Hashable, Sendable {
  package var name: String
  package var title: String
  package var symbol: Symbol
  /// Shown while the tab is selected.
  package var selectedSymbol: Symbol
  package var action: String

  package init(
    name: String, title: String, symbol: Symbol, selectedSymbol: Symbol, action: String
  ) {
    self.name = name
    self.title = title
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.action = action
  }
}

/// `.tabbar`: a glass capsule with equal tabs, labels on, the icon of the active one filled.
///
/// Source: platform figures section 6: platter 62 high, 21 above the edge and beside it, items
/// overlapping by 8.25; section 13 line 14 for the size of the labels.
package struct TabBar: View {
  package static let height = 62.0
  /// Between the platter and the edges of the screen.
  package static let margin = 21.0
  private static let itemInset = 4.0
  private static let overlap = 8.25
  private static let unselected = Paint.color(Color(gray: 25))

  private let items: [TabItem]
  private let selection: Int
  /// Where the pill stands, in tabs from the first; between two of them while it slides.
  private let pillPosition: ThumbPlace
  private let screenWidth: Double
  private let isOpaque: Bool
  private let hasBorder: Bool

  package init(
    items: [TabItem], selection: Int, pillPosition: ThumbPlace? = nil, screenWidth: Double,
    isOpaque: Bool = false, hasBorder: Bool = false
  ) {
    self.items = items
    self.selection = selection
    self.pillPosition = pillPosition ?? ThumbPlace(Double(selection))
    self.screenWidth = screenWidth
    self.isOpaque = isOpaque
    self.hasBorder = hasBorder
  }

  /// From the leading edge of the screen to the platter and back.
  private var platterWidth: Double {
    min(86 * Double(items.count) + 16, screenWidth - 2 * Self.margin)
  }

  private var pitch: Double {
    (platterWidth - 2 * Self.itemInset - Self.overlap) / Double(items.count)
  }

  private var itemWidth: Double { pitch + Self.overlap }

  package var node: Node {
    let platter = ZStack(.topLeading) {
      for pill in pillPosition.nodes(pill) { pill }
      for (index, item) in items.enumerated() { tab(item, at: index) }
    }
    .node.frame(width: .fixed(platterWidth), height: .fixed(Self.height))
    .named("tabbar").role(.tabBar)
    return Material.platter(isOpaque: isOpaque, hasBorder: hasBorder).apply(
      to: platter, corners: .capsule)
  }

  private func pill(at position: Double) -> Node {
    Area().frame(width: .fixed(itemWidth), height: .fixed(Self.height - 2 * Self.itemInset))
      .background(.color(Color(gray: 0, alpha: 18.0 / 253)), corners: .capsule)
      .offset(x: Self.itemInset + position * pitch, y: Self.itemInset)
      .named("pill")
  }

  private func tab(_ item: TabItem, at index: Int) -> Node {
    let isSelected = index == selection
    let paint = isSelected ? Paint.token(.accent) : Self.unselected
    return VStack(spacing: 0) {
      Icon(isSelected ? item.selectedSymbol : item.symbol, size: 28, paint)
      Text(item.title, .caption).foreground(paint).fixedTextSize().lineLimit(1)
        .textAlignment(.center)
    }
    .node.padding(top: 5)
    .frame(
      width: .fixed(itemWidth), height: .fixed(Self.height - 2 * Self.itemInset), alignment: .top
    )
    .offset(x: Self.itemInset + Double(index) * pitch, y: Self.itemInset)
    .named(item.name).role(.tab).label(item.title).selected(isSelected).action(item.action)
  }
}
