package import AppContent

/// What a day of the path looks like from today.
package enum DayMark: String, CaseIterable, Hashable, Sendable {
  case acted, comeback, pause
  /// Today, while it is open.
  case today
  case future

  /// The claim that the day had an act; a comeback is one too.
  package var isAct: Bool {
    switch self {
    case .acted, .comeback: true
    case .pause, .today, .future: false
    }
  }

  package init(_ outcome: DayOutcome) {
    switch outcome {
    case .acted: self = .acted
    case .comeback: self = .comeback
    case .pause: self = .pause
    }
  }
}

/// A day of the path and what was written on it.
package struct PathDay: Hashable, Sendable {
  package var mark: DayMark
  package var commitment: Commitment?
  package var evidence: Evidence?
  package var reflection: Reflection?

  package init(mark: DayMark) {
    self.mark = mark
  }

  package init(_ record: DayRecord) {
    mark = DayMark(record.outcome)
    commitment = record.commitment
    evidence = record.evidence
    reflection = record.reflection
  }
}
