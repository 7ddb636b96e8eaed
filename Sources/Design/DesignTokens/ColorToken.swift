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
  /// Words and marks on `acted`, `comeback` and `accent`.
  case onTint
  /// The thumbs of switches and segmented controls.
  case thumb
  /// A switch that is off.
  case switchOff
  /// Icons and words of tabs that are not selected.
  case tabUnselected
  /// Behind the selected tab.
  case tabPill
  /// The selected tab: the accent, darkened until it is legible on the pill over any ground.
  case tabSelected
  /// The handle of a sheet.
  case grabber
  /// A row under a finger.
  case rowPressed
  /// What dims a screen, and what lies behind one that has shrunk.
  case shade
}
