/// How a day of the path ended.
package enum DayOutcome: String, CaseIterable, Hashable, Sendable {
  case acted
  /// The first act after a pause; also an act.
  case comeback
  case pause
}

/// A day of the path that is over.
package struct DayRecord: Hashable, Sendable {
  package var outcome: DayOutcome
  package var commitment: Commitment?
  package var evidence: Evidence?
  package var reflection: Reflection?

  package init(
    outcome: DayOutcome, commitment: Commitment? = nil, evidence: Evidence? = nil,
    reflection: Reflection? = nil
  ) {
    self.outcome = outcome
    self.commitment = commitment
    self.evidence = evidence
    self.reflection = reflection
  }
}
