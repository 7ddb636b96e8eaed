internal import AppContent
internal import DesignTokens
internal import Navigation

extension Vocabulary {
  /// The names of this application: those of its state machine.
  ///
  /// - Parameter specimens: the names of the pages that show components alone.
  package static func application(specimens: [String] = []) -> Vocabulary {
    Vocabulary(
      screens: StartScreen.allCases.map { Screen($0.rawValue, states: states(of: $0)) },
      tabs: [
        Tab(Navigation.Tab.today.rawValue, title: "امروز"),
        Tab(Navigation.Tab.path.rawValue, title: "مسیر من"),
        Tab(Navigation.Tab.guide.rawValue, title: "راهنما"),
        Tab(Navigation.Tab.circle.rawValue, title: "هم\u{200C}مسیر"),
        Tab(Navigation.Tab.me.rawValue, title: "من"),
      ],
      devices: DeviceProfile.all, specimens: specimens,
      haptics: HapticKind.allCases.map(\.rawValue), stateKeys: stateKeys)
  }

  /// The states of a screen itself, then the moments of the day at which it can be open.
  private static func states(of screen: StartScreen) -> [String] {
    let own = screen.states.map(\.name)
    let moments = TodayVariant.allCases.filter(screen.isOpen).map(\.rawValue)
    return own + moments.filter { !own.contains($0) }
  }

  private static var stateKeys: [StateKey] {
    [
      StateKey("today", .oneOf(TodayState.allCases.map(\.rawValue))),
      StateKey("paused", .boolean),
      StateKey("tab", .oneOf(Navigation.Tab.allCases.map(\.rawValue))),
      StateKey("screen", .oneOf(StartScreen.allCases.map(\.rawValue))),
      StateKey("depth", .count),
      StateKey("modal", .oneOfOrNothing(SheetKind.allCases.map(\.rawValue))),
      StateKey("confirmation", .boolean),
      StateKey("hud", .text),
      StateKey("commitment", .text),
      StateKey("evidence", .text),
      StateKey("reflection", .text),
      StateKey("shared", .boolean),
      StateKey("lessonRead", .boolean),
      StateKey("segment", .oneOf(PathSegment.allCases.map(\.rawValue))),
      StateKey("answer", .oneOfOrNothing(StartScreen.answer.states.map(\.name))),
      StateKey("pledged", .boolean),
      StateKey("reduceMotion", .boolean),
      StateKey("reduceTransparency", .boolean),
    ]
  }
}
