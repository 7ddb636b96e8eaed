internal import AppContent
internal import Diagnostics
internal import Navigation
internal import Scenarios

/// Tabs by the labels that the content of a scenario gives them.
enum TabTitles {
  /// Steps that name a tab which the content does not have.
  static func problems(in steps: [Step], content: ContentModel) -> [Diagnostic] {
    steps.compactMap { step in
      guard case .selectTab(.titled(let title, let range)) = step.command,
        Tab(titled: title, in: content) == nil
      else { return nil }
      return Diagnostic(
        .error, message(title), at: range, hint: hint(title, content: content))
    }
  }

  static func message(_ title: String) -> String { "unknown tab '\(title)'" }

  static func hint(_ title: String, content: ContentModel) -> String? {
    NearestName.hint(
      title, among: Tab.allCases.map(\.rawValue) + Tab.allCases.map { $0.title(in: content) })
  }
}
