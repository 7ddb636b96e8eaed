/// A tab of the tab bar, in reading order: the first is at the right in a right-to-left layout.
package enum Tab: String, CaseIterable, Hashable, Sendable {
  case today, path, guide, circle, me

  /// Nil where there are fewer tabs.
  package init?(position: Int) {
    guard Self.allCases.indices.contains(position) else { return nil }
    self = Self.allCases[position]
  }

  /// 0 for the first in reading order.
  package var position: Int {
    switch self {
    case .today: 0
    case .path: 1
    case .guide: 2
    case .circle: 3
    case .me: 4
    }
  }
}
