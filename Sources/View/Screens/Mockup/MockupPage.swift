internal import Catalog
internal import Components
internal import DesignTokens
internal import Geometry
internal import Imaging
internal import Mockups
internal import Navigation
internal import ViewTree

/// The views of a mock-up's screen, on whichever layer an action has brought it.
struct MockupPage {
  let screen: MockupScreen
  let state: AppState
  let layer: MockupTap.Layer

  /// Nil where no mock-up runs, or it has no such screen.
  init?(_ id: String, state: AppState, on layer: MockupTap.Layer) {
    guard let screen = state.mockup?.mockup.screen(id) else { return nil }
    self.screen = screen
    self.state = state
    self.layer = layer
  }

  var title: String { context.resolved(screen.title) }

  var ground: ColorToken {
    switch screen.ground {
    case .background: .background
    case .grouped: .groupedBackground
    }
  }

  /// What components are built in.
  var context: ComponentContext { ComponentContext(state, on: layer, ground: ground) }

  func nodes(of components: [MockupComponent]) -> [Node] { context.nodes(of: components) }

  /// Several items of a bar side by side; nil for none.
  func barItems(_ components: [MockupComponent]) -> Node? {
    let nodes = nodes(of: components)
    if nodes.isEmpty { return nil }
    return HStack(spacing: .grid(2)) { nodes }.node
  }
}

extension MockupPage {
  /// The parts of a screen in a stack.
  func parts(back: String?) -> ScreenScaffold.Parts {
    var parts = ScreenScaffold.Parts(
      title: screen.titleStyle == .none ? "" : title, ground: ground,
      content: SectionStack { nodes(of: screen.body) })
    parts.hasLargeTitle = screen.titleStyle == .large
    parts.keepsInlineTitle = screen.titleStyle == .inline
    if screen.titleStyle != .large { parts.titleName = nil }
    parts.back = back
    parts.leading = barItems(screen.leading)
    parts.trailing = barItems(screen.trailing)
    return parts
  }

  /// What sticks to the bottom edge; nil for nothing.
  ///
  /// - Parameters:
  ///   - hasTabBar: Whether a tab bar lies below it.
  ///   - safeArea: Points that the home indicator takes.
  func sticky(hasTabBar: Bool, safeArea: Double) -> Node? {
    var context = context
    context.isOnPage = false
    let nodes = context.nodes(of: screen.sticky)
    if nodes.isEmpty { return nil }
    if screen.sticky.count == 1, screen.sticky[0].kind == "askBar" {
      let room: Length =
        hasTabBar ? TabBar.room + .grid(2) : .most(.grid(4), .points(safeArea))
      return nodes[0].padding(bottom: room)
    }
    let bar = StickyBar(bottomInset: hasTabBar ? 0 : safeArea) {
      VStack(spacing: .grid(2)) { nodes }.node.fillWidth()
    }.node.background(.token(ground))
    return hasTabBar ? bar.padding(bottom: TabBar.room) : bar
  }
}

extension ComponentContext {
  /// What components of a file are built in, while the app is in a state.
  init(_ state: AppState, on layer: MockupTap.Layer, ground: ColorToken) {
    let motion = state.motion
    let mockup = state.mockup
    self.init(
      values: mockup?.values ?? MockupValues(), ground: ground,
      usesPersianDigits: mockup?.mockup.usesPersianDigits ?? true,
      choices: { mockup?.mockup.variable($0)?.choices ?? [] },
      thumb: { motion.thumb(ofValue: $0).map { ThumbPlace($0) } },
      action: { Action.mockup(MockupTap($0, on: layer)).element }, focus: mockup?.focus)
  }
}

/// A screen of a mock-up that asks something, over everything else.
struct MockupDialog: View {
  let page: MockupPage
  let opacity: Double

  var node: Node {
    var context = page.context
    context.isOnPage = false
    let card = VStack(spacing: .grid(3)) {
      if page.screen.titleStyle != .none {
        Text(page.title, .headline).textAlignment(.center).fillWidth(.center).named("title")
          .role(.header)
      }
      context.nodes(of: page.screen.body)
    }.node.padding(horizontal: .textInset, vertical: .textInset).fillWidth()
      .background(.background, corners: .card).clipped().role(.dialog).named(page.screen.id)
    return VStack {
      Spacer()
      card.padding(horizontal: .grid(10))
      Spacer()
    }
    .node.frame(width: .fill, height: .fill)
    .background(.token(.shade, opacity: page.state.timings[.sheetDim])).opacity(opacity)
  }
}

extension Node {
  /// The view with all of its texts read from left to right, as those of a Latin script are.
  func readingFromTheLeft(_ isLatin: Bool) -> Node {
    guard isLatin else { return self }
    var node = self
    if case .text(var text) = node.content {
      text.direction = .leftToRight
      // Latin digits are nearly of one width as they are.
      text.standsInColumn = false
      node.content = .text(text)
    }
    node.children = node.children.map { $0.readingFromTheLeft(true) }
    for index in node.overlays.indices {
      node.overlays[index].node = node.overlays[index].node.readingFromTheLeft(true)
    }
    return node
  }
}
