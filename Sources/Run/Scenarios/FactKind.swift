internal import Navigation

/// Which values make sense for a fact, so that a typing error is no failed assertion.
enum FactKind: Hashable, Sendable {
  case boolean
  case count
  /// Any words, or nothing.
  case text
  case oneOf([String])
  /// One of these, or nothing.
  case oneOfOrNothing([String])
}

extension FactName {
  var kind: FactKind {
    switch self {
    case .paused, .shared, .lessonRead, .dirty, .valid, .confirmation, .pledged, .reduceMotion,
      .reduceTransparency:
      .boolean
    case .depth, .day: .count
    case .stack, .date, .clock, .days, .commitment, .evidence, .reflection, .hud, .moving: .text
    case .today: .oneOf(TodayState.allCases.map(\.rawValue))
    case .tab: .oneOf(Tab.allCases.map(\.rawValue))
    case .screen: .oneOf(StartScreen.allCases.map(\.rawValue))
    case .modal: .oneOfOrNothing(SheetKind.allCases.map(\.rawValue))
    case .answer: .oneOfOrNothing(StartScreen.answer.states.map(\.name))
    case .segment: .oneOf(PathSegment.allCases.map(\.rawValue))
    }
  }
}
