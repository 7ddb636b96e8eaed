internal import AppContent
internal import Catalog
internal import Components
internal import DesignTokens
internal import Geometry
internal import Imaging
internal import Mockups
package import Navigation
package import ViewTree

/// The whole display at an instant: the screens of the selected tab, the bars, and what lies over
/// them, each where its motion has brought it.
///
/// Source: platform figures sections 3 to 6; shares of progress come from `MotionState`.
package struct AppScreen: View {
  let state: AppState
  let motion: MotionState
  let environment: ScreenEnvironment

  /// The display as it is at `state.now`.
  package init(_ state: AppState, in environment: ScreenEnvironment) {
    self.state = state.displayed
    motion = self.state.motion
    self.environment = environment
  }

  var device: DeviceProfile { environment.device }

  package var node: Node {
    unchanged.changed(in: state)
      .readingFromTheLeft(state.mockup?.mockup.usesPersianDigits == false)
  }

  /// The display without what a file changes of it.
  var unchanged: Node {
    ZStack(.top) {
      SheetStage(motion: motion.sheet, device: device, screen: screens) { sheet in
        SheetScreen(motion: sheet, environment: environment).node
      }
      statusBar
      question
      TopFeature(device: device)
      hud
      HomeIndicator(device: device)
    }
    .node.frame(width: .fill, height: .fill).role(.screen)
  }

  /// The screens of the selected tab and the tab bar.
  private var screens: Node {
    guard let stack = motion.stack, stack.tab == state.selectedTab else {
      return ZStack(.top) {
        RouteScreen(route: state.route, state: state, environment: environment)
        if state.route.showsTabBar { tabBar }
      }.node.frame(width: .fill, height: .fill)
    }
    return slide(stack)
  }

  /// One screen over another. The tab bar stays where it is if both show it; else it moves with
  /// the one that does.
  private func slide(_ stack: StackMotion) -> Node {
    let sharesBar = stack.lower.showsTabBar && stack.upper.showsTabBar
    let parallax = (stack.parallax * device.size.width).rounded() / device.size.width
    let shift = stack.fades ? 0 : parallax * stack.pushed
    return ZStack(.top) {
      ZStack(.top) {
        RouteScreen(route: stack.lower, state: stack.lowerState, environment: environment)
          .node.clipped()
        if stack.lower.showsTabBar, !sharesBar { tabBar }
        if stack.dim > 0 { shade(stack.dim) }
      }.node.frame(width: .fill, height: .fill).relativeOffset(x: -shift)
      ZStack(.top) {
        RouteScreen(route: stack.upper, state: stack.upperState, environment: environment)
          .node.clipped()
        if stack.upper.showsTabBar, !sharesBar { tabBar }
      }.node.frame(width: .fill, height: .fill)
        .shadow(.screenEdge, strength: stack.edgeShadow)
        .relativeOffset(x: stack.upperOffset).opacity(stack.upperOpacity)
      if sharesBar { tabBar }
    }.node.frame(width: .fill, height: .fill)
  }

  private func shade(_ opacity: Double) -> Node {
    Area().frame(width: .fill, height: .fill).background(.token(.shade, opacity: opacity))
  }

  /// Dark on the screen, light on the black that a page sheet leaves at the top.
  private var statusBar: Node {
    let time = clockTime
    let shrink = motion.sheet?.shrink ?? 0
    let dark = StatusBar(device: device, time: time).node.frame(width: .fill)
    guard shrink > 0 else { return dark }
    let light = StatusBar(device: device, time: time, paint: .token(.onTint)).node.frame(
      width: .fill)
    if shrink >= 1 { return light }
    return ZStack(.top) {
      dark.opacity(1 - shrink)
      light.opacity(shrink)
    }.node.frame(width: .fill)
  }

  private var clockTime: String {
    let minutes = state.clock.minutesOfDay
    if state.mockup?.mockup.usesPersianDigits ?? true {
      return PersianNumber.time(minutesOfDay: minutes)
    }
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }

  private var question: Node? {
    guard motion.questionOpacity > 0 else { return nil }
    if let mockup = state.mockup,
      let id = mockup.dialog ?? mockup.lastDialog ?? (mockup.mockup.isWholeApp ? "" : nil)
    {
      return MockupPage(id, state: state, on: .dialog).map {
        MockupDialog(page: $0, opacity: motion.questionOpacity).node
      }
    }
    return DiscardQuestion(state: state, device: device, opacity: motion.questionOpacity).node
  }

  private var hud: Node? {
    motion.hud.map { hud in
      ZStack {
        HUD(
          hud.text, symbol: Symbol.named(hud.symbol) ?? .checkmark,
          material: Material(
            .thick, isOpaque: state.effectivePreferences.reduceTransparency,
            hasBorder: environment.increasesContrast)
        ).node.scale(hud.scale).opacity(hud.opacity)
      }.node.frame(width: .fill, height: .fill)
    }
  }
}
