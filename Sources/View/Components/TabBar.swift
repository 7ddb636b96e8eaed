internal import DesignTokens
package import ViewTree

/// `.tab`: what a tab of the bar shows.
package struct TabItem: Hashable, Sendable {
  package var name: String
  package var title: String
  package var symbol: Symbol
  /// Shown while the tab is selected.
  package var selectedSymbol: Symbol
  package var action: ElementAction

  package init(
    name: String, title: String, symbol: Symbol, selectedSymbol: Symbol, action: ElementAction
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
  /// From the upper edge of the platter to the lower edge of the screen.
  package static let room = height + margin
  private static let height = Length.token(.tabBarHeight)
  package static let margin = Length.token(.tabBarMargin)
  private static let itemInset = Length.token(.tabItemInset)
  private static let overlap = Length.token(.tabOverlap)

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
  private var platterWidth: Length {
    .least(.points(86 * Double(items.count) + 16), .points(screenWidth) - Self.margin * 2)
  }

  private var pitch: Length {
    (platterWidth - Self.itemInset * 2 - Self.overlap) / Double(items.count)
  }

  private var itemWidth: Length { pitch + Self.overlap }

  package var node: Node {
    let platter = ZStack(.topLeading) {
      for pill in pillPosition.nodes(pill) { pill }
      for (index, item) in items.enumerated() { tab(item, at: index) }
    }
    .node.frame(width: platterWidth, height: Self.height)
    .named("tabbar").role(.tabBar)
    return Material(.glass, isOpaque: isOpaque, hasBorder: hasBorder).apply(
      to: platter, corners: .capsule)
  }

  private func pill(at position: Double) -> Node {
    Area().frame(width: itemWidth, height: Self.height - Self.itemInset * 2)
      .background(.tabPill, corners: .capsule)
      .offset(x: Self.itemInset + pitch * position, y: Self.itemInset)
      .named("pill")
  }

  private func tab(_ item: TabItem, at index: Int) -> Node {
    let isSelected = index == selection
    let paint = isSelected ? Paint.token(.tabSelected) : .token(.tabUnselected)
    return VStack(spacing: 0) {
      Icon(isSelected ? item.selectedSymbol : item.symbol, size: 28, paint)
      Text(item.title, .caption).foreground(paint).fixedTextSize().lineLimit(1)
        .textAlignment(.center)
    }
    .node.padding(top: .grid(1.25)).frame(alignment: .top)
    .frame(width: itemWidth, height: Self.height - Self.itemInset * 2)
    .offset(x: Self.itemInset + pitch * Double(index), y: Self.itemInset)
    .named(item.name).role(.tab).label(item.title).selected(isSelected).action(item.action)
  }
}
