/// What a starting state beyond the morning already holds.
package struct Samples: Hashable, Sendable {
  package var commitment: Commitment
  package var evidence: Evidence
  package var reflection: Reflection
  /// The question that a starting Answer screen has been asked.
  package var question: String
  /// The words of a starting answer, in the order in which they arrive.
  package var answer: [String]

  package init(
    commitment: Commitment, evidence: Evidence, reflection: Reflection, question: String,
    answer: [String]
  ) {
    self.commitment = commitment
    self.evidence = evidence
    self.reflection = reflection
    self.question = question
    self.answer = answer
  }
}
