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
    /// Whether the content starts with the title in large type.
    var hasLargeTitle = true
    var ground: ColorToken
    /// The word beside the back chevron; nil on a root.
    var back: String?
    /// At the other end of the navigation bar.
    var trailing: Node?
    /// Over the lower end of the content.
    var bottomBar: BottomBar?
    /// Whether new content at the end is scrolled into view.
    var followsEnd = false
    var content: Node

    init(title: String, ground: ColorToken, content: some View) {
      self.title = title
      self.ground = ground
      self.content = content.node
    }
  }

  /// What sticks to the bottom edge, with the room that it takes from the content.
  struct BottomBar {
    var node: Node
    /// Points from the bottom edge of the screen.
    var height: Double
  }

  /// More than any content is high.
  private static let farEnd = 1_000_000.0
  private static let endGap = 16.0

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
    let offset = parts.followsEnd ? Self.farEnd : state.motion.scrollOffset(of: region)
    let isScrolled = offset > 0 && !parts.followsEnd
    return ZStack(.top) {
      ScrollArea(
        offset: offset,
        insets: EdgeInsets(top: device.safeAreaTop + NavigationBar.height, bottom: bottomInset)
      ) {
        VStack(.leading) {
          if parts.hasLargeTitle { LargeTitle(parts.title) }
          parts.content
        }
        .node.frame(
          width: .fill, height: .range(minimum: minimumHeight(offset)), alignment: .topLeading)
      }
      NavigationBar(
        title: parts.title, titleOpacity: inlineTitleOpacity(offset),
        groundOpacity: isScrolled || parts.followsEnd ? 1 : 0,
        lineOpacity: parts.hasLargeTitle ? inlineTitleOpacity(offset) : isScrolled ? 1 : 0,
        ground: .token(parts.ground), safeAreaTop: device.safeAreaTop,
        leading: parts.back.map { BackButton($0, action: Action.back.name).node },
        trailing: parts.trailing
      ).node.frame(width: .fill)
      bottomBar
    }
    .node.frame(width: .fill, height: .fill)
    .background(parts.ground).named(route.name).role(.screen)
  }

  /// However short the content is, a large title that has been scrolled away is away: else it would
  /// stand on the screen beside the inline one.
  private func minimumHeight(_ offset: Double) -> Double {
    guard parts.hasLargeTitle, offset > 0 else { return 0 }
    let room =
      device.size.height - device.safeAreaTop - NavigationBar.height - bottomInset
    return max(0, room) + min(offset, NavigationBar.largeTitleHeight)
  }

  /// A title in the content is stood in for once it has left the screen.
  private func inlineTitleOpacity(_ offset: Double) -> Double {
    if parts.hasLargeTitle { return state.motion.titleCollapse(of: region) }
    return !parts.title.isEmpty && offset >= AppState.titleCollapseOffset ? 1 : 0
  }

  private var bottomBar: Node? {
    parts.bottomBar.map { bar in
      VStack {
        Spacer()
        bar.node
      }
      .node.frame(width: .fill, height: .fill)
    }
  }

  /// Room below the content, so that its end can be scrolled clear of everything.
  private var bottomInset: Double {
    let bars = route.showsTabBar ? TabBar.height + TabBar.margin : device.safeAreaBottom
    return max(bars, parts.bottomBar?.height ?? 0) + Self.endGap
  }
}
