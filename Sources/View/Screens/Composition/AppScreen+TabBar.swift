internal import AppContent
internal import Catalog
internal import Components
internal import DesignTokens
internal import Geometry
internal import Mockups
internal import Navigation
internal import ViewTree

extension AppScreen {
  var tabBar: Node {
    let items =
      ownTabs?.map { item($0) } ?? [
        item(.today, .sun, .sunFilled),
        item(.path, .path, .pathFilled),
        item(.guide, .bubble, .bubbleFilled),
        item(.circle, .people, .peopleFilled),
        item(.me, .person, .personFilled),
      ]
    return TabBar(
      items: items, selection: state.selectedTab.position,
      pillPosition: ThumbPlace(motion.tabPill), screenWidth: device.size.width,
      isOpaque: state.effectivePreferences.reduceTransparency,
      hasBorder: environment.increasesContrast
    )
    .node.offset(y: .points(device.size.height) - TabBar.room)
  }

  /// The tabs of a mock-up that is a whole app.
  private var ownTabs: [MockupTab]? {
    state.mockup.flatMap { $0.mockup.isWholeApp ? $0.mockup.tabs : nil }
  }

  private func item(_ tab: MockupTab) -> TabItem {
    let symbol = Symbol.named(tab.symbol) ?? .circle
    return TabItem(
      name: tab.id, title: tab.title, symbol: symbol,
      selectedSymbol: Symbol.named(tab.selectedSymbol) ?? symbol,
      action: Action.mockup(MockupTap([.selectTab(tab.id)], on: .screen)).element)
  }

  private func item(
    _ tab: Tab, _ symbol: Symbol, _ selectedSymbol: Symbol
  ) -> TabItem {
    TabItem(
      name: tab.rawValue, title: tab.title(in: state.content), symbol: symbol,
      selectedSymbol: selectedSymbol,
      action: Action.selectTab(tab).element)
  }
}
