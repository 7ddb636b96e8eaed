/// The part of the day for which a step is meant.
package enum DayPart: String, CaseIterable, Hashable, Sendable {
  case morning, noon, afternoon
}

/// What the person means to do today.
package struct Commitment: Hashable, Sendable {
  package var step: String
  package var when: DayPart
  /// What reminds of the step, «بعد از صبحانه»; may be empty.
  package var cue: String
  /// The smaller way that is kept in reserve; may be empty.
  package var otherwise: String

  package init(step: String, when: DayPart = .morning, cue: String = "", otherwise: String = "") {
    self.step = step
    self.when = when
    self.cue = cue
    self.otherwise = otherwise
  }
}

/// How the step felt.
package enum Effort: String, CaseIterable, Hashable, Sendable {
  case light, usual, hard
}

/// What shows that the step was done: a sentence, an effort, or both.
package struct Evidence: Hashable, Sendable {
  package var text: String
  package var effort: Effort?
  /// When it was saved; nil for a day of which the time is not kept.
  package var minutesOfDay: Int?

  package init(text: String, effort: Effort? = nil, minutesOfDay: Int? = nil) {
    self.text = text
    self.effort = effort
    self.minutesOfDay = minutesOfDay
  }
}

/// The two answers of the evening.
package struct Reflection: Hashable, Sendable {
  package var helped: String
  package var simpler: String

  package init(helped: String, simpler: String = "") {
    self.helped = helped
    self.simpler = simpler
  }

  /// The answer that the app quotes: the first that says something.
  package var quote: String { helped.isBlank ? simpler : helped }
}

extension DayPart {
  /// 0 for the first in reading order.
  package var position: Int {
    switch self {
    case .morning: 0
    case .noon: 1
    case .afternoon: 2
    }
  }
}
