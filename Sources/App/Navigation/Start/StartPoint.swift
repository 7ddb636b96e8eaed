/// Where a scenario begins.
package struct StartPoint: Hashable, Sendable {
  package var screen: StartScreen
  package var state: StartState
  package var today: TodayVariant
  /// The time of day in minutes; before 04:00 it is the night after the day.
  package var minutesOfDay: Int

  /// - Parameters:
  ///   - state: One of `screen.states`; nil for the first.
  ///   - today: Where the day stands, if not where the state implies.
  ///   - minutesOfDay: Nil for the time that screens.md gives the day's state.
  package init(
    _ screen: StartScreen, _ state: StartState? = nil, today: TodayVariant? = nil,
    minutesOfDay: Int? = nil
  ) {
    let state = state ?? screen.states[0]
    precondition(screen.states.contains(state), "the screen has no such state")
    let variant = today ?? screen.todayVariant(for: state)
    self.screen = screen
    self.state = state
    self.today = variant
    self.minutesOfDay = minutesOfDay ?? variant.minutesOfDay
  }

  /// The starting point with the names of a scenario file: a state of the screen, or else one of
  /// the day.
  ///
  /// Nil where the screen has no such state, or cannot be open on such a day.
  package init?(
    screen: StartScreen, stateNamed name: String?, today: TodayVariant? = nil,
    minutesOfDay: Int? = nil
  ) {
    var state = screen.states[0]
    var today = today
    if let name {
      if let own = screen.states.first(where: { $0.name == name }) {
        state = own
      } else if today == nil, let variant = TodayVariant(rawValue: name) {
        today = variant
      } else {
        return nil
      }
    }
    if let today, !screen.isOpen(on: today) { return nil }
    self.init(screen, state, today: today, minutesOfDay: minutesOfDay)
  }
}
