package import AppContent

/// The Evidence form while it is being filled in.
package struct EvidenceDraft: Hashable, Sendable {
  package var text: String
  /// One or none.
  package var effort: Effort?
  /// The evidence that is being changed; nil for a new one.
  package let edited: Evidence?

  package init(editing edited: Evidence?) {
    text = edited?.text ?? ""
    effort = edited?.effort
    self.edited = edited
  }

  package var isEditing: Bool { edited != nil }
  package var isDirty: Bool { text != (edited?.text ?? "") || effort != edited?.effort }
  package var isValid: Bool { !text.isBlank || effort != nil }
}
