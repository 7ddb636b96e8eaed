extension ComponentDefinition {
  /// The catalogue, in the order of the written reference.
  package static let all: [ComponentDefinition] = [
    text, icon, note, bubble, thinking, lesson, card, section, row, toggle, field, textArea,
    button, barButton, segmented, chips, cheer, askBar, timeline, weekStrip, progressHeader, rings,
    day, stack, columns, hairline, space,
  ]

  /// Nil where the catalogue has no such component.
  package static func named(_ name: String) -> ComponentDefinition? { byName[name] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })
}
