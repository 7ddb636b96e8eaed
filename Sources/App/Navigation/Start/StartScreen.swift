/// A screen or sheet at which a scenario can start.
package enum StartScreen: String, CaseIterable, Hashable, Sendable {
  case today, lesson, commit, evidence, reflect, path, chapter, guide, answer, circle, me

  /// The states that the screen can start in; the first is meant where none is named.
  package var states: [StartState] {
    switch self {
    case .today: TodayVariant.allCases.map(StartState.today)
    case .lesson: [.commitable, .readable]
    case .commit, .evidence, .reflect: [.empty, .valid, .editing, .confirming]
    case .path: [.chapters, .commitments]
    case .chapter: [.now, .past]
    case .guide: [.empty, .typed]
    case .answer: [.pending, .streaming, .answered, .unfinished, .fallback]
    case .circle: [.pledged, .unpledged, .shared]
    case .me: [.closedDays, .openDay]
    }
  }

  /// The claim that the screen can be on top on a day that stands so; sheets belong to some hours.
  package func isOpen(on variant: TodayVariant) -> Bool {
    switch self {
    case .today, .lesson, .path, .chapter, .guide, .answer, .circle, .me: true
    case .commit: variant.todayState.awaitsCommitment || variant == .acting
    case .evidence: variant == .acting || variant == .done || variant == .evening
    case .reflect: variant.todayState == .evening || variant.todayState == .closed
    }
  }

  /// Where today stands when the start names no state of it.
  func todayVariant(for state: StartState) -> TodayVariant {
    switch self {
    case .today:
      if case .today(let variant) = state { variant } else { .morning }
    case .lesson: state == .readable ? .acting : .morning
    case .commit: state == .editing ? .acting : .morning
    case .evidence: state == .editing ? .done : .acting
    case .reflect: state == .editing ? .closed : .evening
    case .circle: state == .shared ? .closed : .morning
    case .path, .chapter, .guide, .answer, .me: .morning
    }
  }
}

/// A state of a starting screen.
package enum StartState: Hashable, Sendable {
  case today(TodayVariant)
  case commitable, readable
  case empty, valid, editing, confirming, typed
  case chapters, commitments
  case now, past
  case pending, streaming, answered, unfinished, fallback
  case pledged, unpledged, shared
  case closedDays, openDay

  /// The name in scenario files.
  package var name: String {
    switch self {
    case .today(let variant): variant.rawValue
    case .commitable: "commit"
    case .readable: "read"
    case .empty: "empty"
    case .valid: "valid"
    case .editing: "editing"
    case .confirming: "confirming"
    case .typed: "typed"
    case .chapters: "chapters"
    case .commitments: "commitments"
    case .now: "now"
    case .past: "past"
    case .pending: "pending"
    case .streaming: "streaming"
    case .answered: "answered"
    case .unfinished: "unfinished"
    case .fallback: "fallback"
    case .pledged: "pledged"
    case .unpledged: "unpledged"
    case .shared: "shared"
    case .closedDays: "plain"
    case .openDay: "open"
    }
  }
}
