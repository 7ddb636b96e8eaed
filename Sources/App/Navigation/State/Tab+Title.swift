package import AppContent

extension Tab {
  /// The label under the tab's icon.
  package func title(in content: ContentModel) -> String {
    let texts = content.texts.shared
    return switch self {
    case .today: texts[.tabToday]
    case .path: texts[.tabPath]
    case .guide: texts[.tabGuide]
    case .circle: texts[.tabCircle]
    case .me: texts[.tabMe]
    }
  }

  /// The tab with a label; nil where no tab has it.
  package init?(titled title: String, in content: ContentModel) {
    guard let tab = Self.allCases.first(where: { $0.title(in: content) == title }) else {
      return nil
    }
    self = tab
  }
}
