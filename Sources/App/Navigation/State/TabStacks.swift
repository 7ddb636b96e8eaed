/// One stack of screens a tab; a tab keeps its own while another is selected.
package struct TabStacks: Hashable, Sendable {
  private var stacks: [NonEmpty<Route>]

  /// Every tab at its root.
  package init() {
    stacks = Tab.allCases.map { NonEmpty(.root($0)) }
  }

  /// A mock-up's own roots in the places of the app's tabs, from the first; places that are left over
  /// keep the app's and are never shown.
  ///
  /// - Precondition: Not more roots than tabs.
  init(roots: [Route]) {
    precondition(roots.count <= Tab.allCases.count, "there are more roots than tabs")
    stacks =
      roots.map { NonEmpty($0) }
      + Tab.allCases.dropFirst(roots.count).map { NonEmpty(.root($0)) }
  }

  package subscript(_ tab: Tab) -> NonEmpty<Route> {
    get { stacks[tab.position] }
    set { stacks[tab.position] = newValue }
  }
}
