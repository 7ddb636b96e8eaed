import DesignTokens

extension AppState {
  mutating func push(_ route: Route, since source: AppState) {
    let lower = self.route
    cancelPress()
    stacks[selectedTab].push(route)
    move(.stack(selectedTab, lower: lower, upper: route), from: 0, to: 1, .push, since: source)
  }

  mutating func pop(since source: AppState) {
    let upper = removeTop()
    move(.stack(selectedTab, lower: route, upper: upper), from: 1, to: 0, .pop, since: source)
  }

  /// Takes the top screen off the selected stack, with what only it needed.
  ///
  /// - Returns: What was on top.
  @discardableResult
  mutating func removeTop() -> Route {
    cancelPress()
    guard let upper = stacks[selectedTab].pop() else { return route }
    leave(upper)
    return upper
  }

  /// Another tab: its stack as it was left. The active one: its root, or else its top.
  mutating func select(_ tab: Tab, since source: AppState) {
    cancelPress()
    if tab == selectedTab {
      reselect(since: source)
      return
    }
    transitions.removeAll { $0.blocksTouches }
    let from = source.shownValue(.tabPill) ?? Double(selectedTab.position)
    selectedTab = tab
    move(.tabPill, from: from, to: Double(tab.position), .tabPill, since: source)
  }

  private mutating func reselect(since source: AppState) {
    let upper = route
    if stacks[selectedTab].count == 1 {
      scrollToTop(scrollRegion(of: upper), since: source)
      return
    }
    for route in stacks[selectedTab].rest { leave(route) }
    stacks[selectedTab].popToFirst()
    move(.stack(selectedTab, lower: route, upper: upper), from: 1, to: 0, .pop, since: source)
  }

  /// Forgets what a screen held: its offset, and the running answer.
  private mutating func leave(_ route: Route) {
    scrollPositions[.screen(route)] = nil
    transitions.removeAll { $0.kind == .titleCollapse(.screen(route)) }
    if route == .answer { guide.answer = nil }
  }
}
