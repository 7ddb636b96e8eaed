internal import Components
internal import DesignTokens
internal import Geometry
internal import Navigation
internal import ViewTree

/// What every screen of a stack has in common: a ground, content that scrolls under the bars, a
/// navigation bar, and what sticks to the bottom.
struct ScreenScaffold: View {
  /// The parts that differ from screen to screen.
  struct Parts {
    var title: String
    /// Whether the content starts with the title in large type; else it may name one of its own that
    /// the bar stands in for.
    var hasLargeTitle = true
    /// The name of the title in the content.
    var titleName: String? = "title"
    var ground: ColorToken
    /// The word beside the back chevron; nil on a root.
    var back: String?
    /// In place of the back button.
    var leading: Node?
    /// Whether the title stands in the bar all the time.
    var keepsInlineTitle = false
    /// At the other end of the navigation bar.
    var trailing: Node?
    /// Over the lower end of the content, down to the edge of the screen.
    var bottomBar: Node?
    /// Whether new content at the end is scrolled into view.
    var followsEnd = false
    var content: Node

    init(title: String, ground: ColorToken, content: some View) {
      self.title = title
      self.ground = ground
      self.content = content.node
    }
  }

  /// Between the end of the content and what is over it at the bottom.
  private static let endGap = 16.0
  /// Within how many points of scrolling the fade under the navigation bar comes in.
  private static let fadeDistance = 20.0

  private let route: Route
  private let state: AppState
  private let environment: ScreenEnvironment
  private let parts: Parts

  init(_ route: Route, state: AppState, environment: ScreenEnvironment, parts: Parts) {
    self.route = route
    self.state = state
    self.environment = environment
    self.parts = parts
  }

  private var device: DeviceProfile { environment.device }
  private var region: ScrollRegion { state.scrollRegion(of: route) }

  var node: Node {
    Scaffold(
      scrollArea, top: navigationBar, bottom: bottomEdge
    )
    .node.safeAreaBottom(bottomRoom).background(parts.ground).named(route.name).role(.screen)
  }

  private var offset: Double { state.motion.scrollOffset(of: region) }

  private var scrollArea: ScrollArea {
    ScrollArea(
      offset: offset, insets: EdgeInsets(bottom: Self.endGap), showsEnd: parts.followsEnd,
      title: parts.titleName
    ) {
      VStack(.leading) {
        if parts.hasLargeTitle { LargeTitle(parts.title) }
        parts.content
      }.node.fillWidth()
    }
  }

  private var navigationBar: Node {
    let strength = parts.followsEnd ? 1 : offset / Self.fadeDistance
    let titleOpacity =
      parts.title.isEmpty
      ? 0 : parts.keepsInlineTitle ? 1 : state.motion.titleCollapse(of: region)
    return NavigationBar(
      title: parts.title, titleOpacity: titleOpacity,
      fadeStrength: min(max(strength, 0), 1), ground: parts.ground, safeAreaTop: device.safeAreaTop,
      leading: parts.leading ?? parts.back.map { BackButton($0, action: Action.back.element).node },
      trailing: parts.trailing
    ).node.frame(width: .fill)
  }

  /// What covers the lower end of the content: a bar of the screen, or the room that is taken there
  /// anyway. What runs under it fades.
  private var bottomEdge: Node? {
    if parts.bottomBar == nil, !route.showsTabBar, device.safeAreaBottom == 0 { return nil }
    let bar = parts.bottomBar ?? Area().frame(width: .fill).fixedHeight(bottomRoom)
    let fade = Area().frame(width: .fill, height: .fill)
      .edgeFade(EdgeFading(.bottom, into: parts.ground))
    return ZStack { bar }.node.frame(width: .fill).background(.center, fade)
  }

  /// What is taken at the bottom whatever bar the screen has: the tab bar, which belongs to no
  /// screen, or the home indicator.
  private var bottomRoom: Length {
    route.showsTabBar ? TabBar.room : .points(device.safeAreaBottom)
  }
}
