/// A full screen: the root of a tab, or what was pushed over it.
package enum Route: Hashable, Sendable {
  case root(Tab)
  /// The lesson of a chapter, by the chapter's index.
  case lesson(chapter: Int)
  /// A chapter, by its index.
  case chapter(Int)
  case answer

  /// The claim that the tab bar is drawn: the lesson's sticky button owns the bottom.
  package var showsTabBar: Bool {
    switch self {
    case .lesson: false
    case .root, .chapter, .answer: true
    }
  }

  /// The name in scenario files and reports.
  package var name: String {
    switch self {
    case .root(let tab): tab.rawValue
    case .lesson: "lesson"
    case .chapter: "chapter"
    case .answer: "answer"
    }
  }
}
