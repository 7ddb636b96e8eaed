/// A way of thinking that the guide offers.
package struct GuideMove: Hashable, Sendable {
  /// Also the question that its row asks.
  package var title: String
  /// The answer of the notebook, for when no living one arrives.
  package var localText: String
  /// The step that «این را تعهد کن» writes into the Commit sheet.
  package var step: String

  package init(title: String, localText: String, step: String) {
    self.title = title
    self.localText = localText
    self.step = step
  }
}

/// A finding about the person, as a label and a value.
package struct Pattern: Hashable, Sendable {
  package var label: String
  package var value: String

  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
