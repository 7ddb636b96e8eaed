internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The screen of a route, with its bars.
struct RouteScreen: View {
  let route: Route
  let state: AppState
  let environment: ScreenEnvironment

  var node: Node {
    ScreenScaffold(route, state: state, environment: environment, parts: parts).node
  }

  private var parts: ScreenScaffold.Parts {
    switch route {
    case .root(let tab): rootParts(tab)
    case .lesson(let chapter):
      LessonScreen(chapter: chapter, state: state, environment: environment).parts
    case .chapter(let index): ChapterScreen(index: index, state: state).parts
    case .answer: AnswerScreen(state: state).parts
    }
  }

  private func rootParts(_ tab: Tab) -> ScreenScaffold.Parts {
    let texts = state.content.texts
    switch tab {
    case .today:
      return .init(
        title: texts.today[.title], ground: .background, content: TodayScreen(state: state))
    case .path:
      return .init(
        title: texts.path[.title], ground: .groupedBackground, content: PathScreen(state: state))
    case .guide: return GuideScreen(state: state).parts
    case .circle:
      return .init(
        title: texts.circle[.title], ground: .groupedBackground,
        content: CircleScreen(state: state))
    case .me:
      return .init(
        title: texts.me[.title], ground: .groupedBackground, content: MeScreen(state: state))
    }
  }
}

extension AppState {
  /// The title of a tab's root, as the back button of a screen over it shows it.
  func title(of tab: Tab) -> String {
    switch tab {
    case .today: content.texts.today[.title]
    case .path: content.texts.path[.title]
    case .guide: content.texts.guide[.title]
    case .circle: content.texts.circle[.title]
    case .me: content.texts.me[.title]
    }
  }

  /// What the back button of a screen says: the title of the one under it.
  func backTitle(under route: Route) -> String {
    for tab in Tab.allCases {
      let stack = stacks[tab].elements
      guard let index = stack.firstIndex(of: route), index > 0 else { continue }
      switch stack[index - 1] {
      case .root(let root): return title(of: root)
      case .chapter(let chapter): return content.chapters[chapter].title
      case .lesson, .answer: return title(of: tab)
      }
    }
    return title(of: selectedTab)
  }
}
