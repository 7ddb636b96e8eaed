internal import AppContent
internal import Components
internal import DesignTokens
internal import Geometry
internal import Navigation
internal import ViewTree

extension AppScreen {
  var tabBar: Node {
    let texts = state.content.texts.shared
    let items = [
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

  private func item(
    _ tab: Tab, _ title: String, _ symbol: Symbol, _ selectedSymbol: Symbol
  ) -> TabItem {
    TabItem(
      name: tab.rawValue, title: title, symbol: symbol, selectedSymbol: selectedSymbol,
      action: Action.selectTab(tab).name)
  }
}
