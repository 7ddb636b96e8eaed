/// A full screen: the root of a tab, or what was pushed over it.
package enum Route: Hashable, Sendable {
  case root(Tab)
  /// The lesson of a chapter, by the chapter's index.
  case lesson(chapter: Int)
  /// A chapter, by its index.
  case chapter(Int)
  case answer
  case mockup(MockupRoute)

  /// The claim that the tab bar is drawn: the lesson's sticky button owns the bottom.
  package var showsTabBar: Bool {
    switch self {
    case .lesson: false
    case .root, .chapter, .answer: true
    case .mockup(let route): route.showsTabBar
    }
  }

  /// The name in scenario files and reports.
  package var name: String {
    switch self {
    case .root(let tab): tab.rawValue
    case .lesson: "lesson"
    case .chapter: "chapter"
    case .answer: "answer"
    case .mockup(let route): route.screen
    }
  }
}

/// A screen of a mock-up in a stack.
package struct MockupRoute: Hashable, Sendable {
  /// Its id.
  package var screen: String
  package var showsTabBar: Bool
  /// Whether its title scrolls with the content.
  package var hasLargeTitle: Bool

  package init(screen: String, showsTabBar: Bool, hasLargeTitle: Bool) {
    self.screen = screen
    self.showsTabBar = showsTabBar
    self.hasLargeTitle = hasLargeTitle
  }
}
