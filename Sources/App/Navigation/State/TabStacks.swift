/// One stack of screens a tab; a tab keeps its own while another is selected.
package struct TabStacks: Hashable, Sendable {
  private var stacks: [NonEmpty<Route>]

  /// Every tab at its root.
  package init() {
    stacks = Tab.allCases.map { NonEmpty(.root($0)) }
  }

  package subscript(_ tab: Tab) -> NonEmpty<Route> {
    get { stacks[tab.position] }
    set { stacks[tab.position] = newValue }
  }
}
