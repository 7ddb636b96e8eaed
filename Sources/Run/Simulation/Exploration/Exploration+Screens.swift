package import Navigation
package import Screens
internal import ViewTree

extension Exploration {
  /// A walk whose taps and texts are those that the composed screens offer: what a state shows is all
  /// that can be touched in it. So it finds its way in any mock-up.
  ///
  /// - Parameters:
  ///   - start: A state of rest.
  ///   - environment: The phone on which screens are composed.
  ///   - limit: More states than this are not visited.
  package init(touchingScreensFrom start: AppState, in environment: ScreenEnvironment, limit: Int) {
    let explorer = Explorer(limit: limit) { state in
      let touchables = Touchables(on: AppScreen(state, in: environment).node)
      return Move.all(in: state, tapping: touchables.actions, writing: touchables.values)
    }
    self = explorer.explore(from: start)
  }
}
