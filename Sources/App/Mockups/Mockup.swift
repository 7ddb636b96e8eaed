/// An app that a file describes: its screens, its tabs, and the values that they share. Or what a
/// file changes of the built-in app, and adds to it.
package struct Mockup: Hashable, Sendable {
  /// In the order of the file; ids are unique.
  package var screens: [MockupScreen]
  /// Two to five, in reading order, or none.
  package var tabs: [MockupTab]
  package var variables: [MockupVariable]
  /// Whether numbers among the values are shown in Persian digits.
  package var usesPersianDigits: Bool
  /// What becomes of the built-in app's elements while they are on screen; nil for an app of its own.
  package var changes: [MockupChange]?

  package init(
    screens: [MockupScreen], tabs: [MockupTab] = [], variables: [MockupVariable] = [],
    usesPersianDigits: Bool = true, changes: [MockupChange]? = nil
  ) {
    self.screens = screens
    self.tabs = tabs
    self.variables = variables
    self.usesPersianDigits = usesPersianDigits
    self.changes = changes
  }

  /// The claim that the screens are a whole app, and not beside those of the built-in one.
  package var isWholeApp: Bool { changes == nil }

  /// Nil where no screen has the id.
  package func screen(_ id: String) -> MockupScreen? { screens.first { $0.id == id } }

  /// Nil where no value has the name.
  package func variable(_ name: String) -> MockupVariable? {
    variables.first { $0.name == name }
  }
}

/// A tab of a mock-up's own tab bar.
package struct MockupTab: Hashable, Sendable {
  package var id: String
  package var title: String
  /// The name of a symbol of the catalogue.
  package var symbol: String
  /// Shown while the tab is selected.
  package var selectedSymbol: String
  /// The root of the tab, by its id.
  package var screen: String

  package init(
    id: String, title: String, symbol: String, selectedSymbol: String, screen: String
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.screen = screen
  }
}

/// A screen of a mock-up. Whether it is a page, a sheet or a dialog, the action that opens it says.
package struct MockupScreen: Hashable, Sendable {
  /// How the title stands on the screen.
  package enum TitleStyle: String, CaseIterable, Hashable, Sendable {
    /// In large type over the content, and in the bar once that has been scrolled away.
    case large
    /// In the bar.
    case inline
    /// Nowhere; a back button to this screen still says it.
    case none
  }

  /// What the screen stands on.
  package enum Ground: String, CaseIterable, Hashable, Sendable {
    case background
    case grouped
  }

  /// Unique among the mock-up's screens; the first part of its nodes' ids.
  package var id: String
  package var title: MockupText
  package var titleStyle: TitleStyle
  package var ground: Ground
  /// Whether the tab bar is seen, where the mock-up has one.
  package var showsTabBar: Bool
  /// Before the title in the navigation bar or in the sheet's bar.
  package var leading: [MockupComponent]
  /// After the title.
  package var trailing: [MockupComponent]
  package var body: [MockupComponent]
  /// At the bottom edge, over what scrolls.
  package var sticky: [MockupComponent]

  package init(
    id: String, title: MockupText = MockupText(""), titleStyle: TitleStyle = .large,
    ground: Ground = .grouped, showsTabBar: Bool = true, leading: [MockupComponent] = [],
    trailing: [MockupComponent] = [], body: [MockupComponent] = [],
    sticky: [MockupComponent] = []
  ) {
    self.id = id
    self.title = title
    self.titleStyle = titleStyle
    self.ground = ground
    self.showsTabBar = showsTabBar
    self.leading = leading
    self.trailing = trailing
    self.body = body
    self.sticky = sticky
  }
}
