import AppContent

/// A moment of the fixture's day from which a scenario can start.
package enum TodayVariant: String, CaseIterable, Hashable, Sendable {
  case morning, acting, done, paused, evening, eveningPaused, closed, closedPaused
  case `return`

  package var todayState: TodayState {
    switch self {
    case .morning: .morning
    case .acting: .acting
    case .done, .paused: .done
    case .evening, .eveningPaused: .evening
    case .closed, .closedPaused: .closed
    case .return: .return
    }
  }

  /// Source: screens.md, headings T1 … T6.
  package var minutesOfDay: Int {
    switch self {
    case .morning: 7 * 60 + 30
    case .acting: 9 * 60 + 41
    case .done, .paused: 9 * 60 + 55
    case .evening, .eveningPaused: 21 * 60 + 30
    case .closed, .closedPaused: 21 * 60 + 45
    case .return: 8 * 60 + 10
    }
  }

  /// The same moment of a day that was given up; nil before that is decided.
  package var paused: TodayVariant? {
    switch self {
    case .done, .paused: .paused
    case .evening, .eveningPaused: .eveningPaused
    case .closed, .closedPaused: .closedPaused
    case .morning, .acting, .return: nil
    }
  }

  var isPaused: Bool {
    switch self {
    case .paused, .eveningPaused, .closedPaused: true
    case .morning, .acting, .done, .evening, .closed, .return: false
    }
  }
}

extension AppState {
  /// How many days the return state has missed. Source: screens.md T6, day 12 to day 15.
  private static var missedDays: Int { 3 }

  /// Puts today into a variant, with what the content's samples say was written by then.
  mutating func begin(_ variant: TodayVariant) {
    todayState = variant.todayState
    if variant == .return {
      missDays()
      // Who has missed nothing does not return.
      if missedDayCount == 0 { todayState = .morning }
    }
    if !variant.todayState.awaitsCommitment { todaysDay.commitment = content.samples.commitment }
    if variant.isPaused {
      todaysDay.mark = .pause
    } else if variant.todayState.isDecided {
      todaysDay.evidence = content.samples.evidence
      todaysDay.mark = followsPause ? .comeback : .acted
    }
    if variant.todayState == .closed { todaysDay.reflection = content.samples.reflection }
  }

  private mutating func missDays() {
    for _ in 0..<min(Self.missedDays, days.count - today) {
      todaysDay.mark = .pause
      today += 1
      todaysDay.mark = .today
    }
  }
}
