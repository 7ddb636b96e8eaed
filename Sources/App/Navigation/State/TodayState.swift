/// How far today has come.
///
/// Source: DESIGN_SYSTEM.md, screen inventory.
package enum TodayState: String, CaseIterable, Hashable, Sendable {
  case morning, acting, done, evening, closed
  /// A morning after at least one missed day.
  case `return`

  /// The claim that today's step is still to be chosen.
  package var awaitsCommitment: Bool {
    switch self {
    case .morning, .return: true
    case .acting, .done, .evening, .closed: false
    }
  }

  /// The claim that the step was done or given up.
  package var isDecided: Bool {
    switch self {
    case .done, .evening, .closed: true
    case .morning, .return, .acting: false
    }
  }
}
