internal import LayoutEngine
internal import Navigation
internal import Screens
internal import Typography
internal import ViewTree

/// Lays out what a state shows on one device, so that a finger can look for things there.
struct ReplayScreen {
  let renderer: FrameRenderer
  let settings: FrameSettings

  func map(of state: AppState) throws(UnicodeError) -> ElementMap {
    var settings = settings
    settings.presses = state.presses
    return ElementMap(
      try renderer.layOut(AppScreen(state, in: settings.environment).node, settings))
  }
}
