/// How wide digits are set: `type.$extensions` of the tokens file.
///
/// Source: design document, Type (tabular-nums); docs/platform.md section 13 line 25.
package enum Numerals: String, CaseIterable, Hashable, Sendable {
  /// In one width where they tick or stand in columns, each in its own in sentences and titles.
  case contextual
  /// In one width everywhere.
  case tabular
  /// Each in its own width everywhere.
  case proportional

  /// Whether a text's digits take one width.
  /// - Parameter standsInColumn: Whether the digits of the text tick, or stand above others.
  package func areTabular(standsInColumn: Bool) -> Bool {
    switch self {
    case .contextual: standsInColumn
    case .tabular: true
    case .proportional: false
    }
  }
}
