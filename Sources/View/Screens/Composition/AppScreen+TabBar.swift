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
    let texts = state.content.texts.shared
    let items =
      ownTabs?.map { item($0) } ?? [
        item(.today, texts[.tabToday], .sun, .sunFilled),
        item(.path, texts[.tabPath], .path, .pathFilled),
        item(.guide, texts[.tabGuide], .bubble, .bubbleFilled),
        item(.circle, texts[.tabCircle], .people, .peopleFilled),
        item(.me, texts[.tabMe], .person, .personFilled),
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
    _ tab: Tab, _ title: String, _ symbol: Symbol, _ selectedSymbol: Symbol
  ) -> TabItem {
    TabItem(
      name: tab.rawValue, title: title, symbol: symbol, selectedSymbol: selectedSymbol,
      action: Action.selectTab(tab).element)
  }
}
