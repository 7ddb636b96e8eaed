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
    case .mockup(let route): mockupParts(route)
    }
  }

  private func mockupParts(_ route: MockupRoute) -> ScreenScaffold.Parts {
    guard let page = MockupPage(route.screen, state: state, on: .screen) else {
      return .init(title: "", ground: .background, content: Area())
    }
    var parts = page.parts(back: state.mockupBackTitle(under: .mockup(route)))
    parts.bottomBar = page.sticky(
      hasTabBar: route.showsTabBar, safeArea: environment.device.safeAreaBottom)
    return parts
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
    case .guide: return GuideScreen(state: state, hasBorder: environment.increasesContrast).parts
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
      case .lesson, .answer, .mockup: return title(of: tab)
      }
    }
    return title(of: selectedTab)
  }
}

extension AppState {
  /// What the back button of a mock-up's screen says; nil on a root.
  func mockupBackTitle(under route: Route) -> String? {
    let stack = stacks[selectedTab].elements
    guard let index = stack.firstIndex(of: route), index > 0 else { return nil }
    guard case .mockup(let lower) = stack[index - 1] else { return backTitle(under: route) }
    return MockupPage(lower.screen, state: self, on: .screen)?.title
  }
}
