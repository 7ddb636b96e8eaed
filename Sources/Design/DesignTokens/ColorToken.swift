/// A colour of the design document, by its meaning.
package enum ColorToken: String, CaseIterable, Hashable, Sendable {
  case background
  case groupedBackground
  case fill
  case label
  case secondaryLabel
  case tertiaryLabel
  case separator
  case accent
  case accentBackground
  /// Status marks only: dots, rings and day capsules.
  case comeback
  case destructive
  /// The green of acted dots, the current node and the primary button. Inferred: the document names
  /// it three times and gives no value.
  case acted
}
