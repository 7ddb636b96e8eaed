package import AppContent

/// The Commit form while it is being filled in.
package struct CommitDraft: Hashable, Sendable {
  package var value: Commitment
  /// What the form opened with.
  package let initial: Commitment
  /// The claim that a saved commitment is being changed.
  package let isEditing: Bool

  package init(_ initial: Commitment, isEditing: Bool) {
    value = initial
    self.initial = initial
    self.isEditing = isEditing
  }

  package var isDirty: Bool { value != initial }
  package var isValid: Bool { !value.step.isBlank }
}
