internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The content of the tab «مسیر من»: how far the path has come, and its chapters or commitments.
///
/// Source: screens.md P.
struct PathScreen: View {
  let state: AppState

  private var texts: TextTable<PathText> { state.content.texts.path }

  var node: Node {
    SectionStack {
      header
      segments
      switch state.pathSegment {
      case .chapters: chapters
      case .commitments: commitments
      }
    }.node
  }

  private var header: Node {
    let figures = state.statistics
    let day = texts[
      .dayLine,
      [
        "day": PersianNumber.digits(state.today),
        "count": PersianNumber.digits(state.content.dayCount),
      ]]
    return ProgressHeader(
      title: state.content.pathName, days: state.days.map { DayStatus($0.mark) },
      stats: [
        .init(phrase: texts[.actedDays, ["count": PersianNumber.digits(figures.acted)]]),
        .init(phrase: texts[.comebacks, ["count": PersianNumber.digits(figures.comebacks)]]),
        .init(phrase: day),
      ], spokenProgress: day
    ).node
  }

  private var segments: Node {
    SegmentedControl(
      PathSegment.allCases.map { segment in
        .init(
          name: segment.rawValue, title: title(of: segment),
          action: Action.selectPathSegment(segment).element)
      },
      selection: state.pathSegment.position,
      thumbPosition: ThumbPlace(state.motion.thumb(of: .pathSegment))
    )
    .node.named("segment").padding(horizontal: .cardInset)
  }

  private func title(of segment: PathSegment) -> String {
    switch segment {
    case .chapters: texts[.chapters]
    case .commitments: texts[.commitments]
    }
  }

  private var chapters: Node {
    let length = texts[
      .chapterLength, ["count": PersianNumber.digits(state.content.daysPerChapter)]]
    return ListSection {
      for (index, chapter) in state.content.chapters.enumerated() {
        let status = state.status(ofChapter: index)
        ChapterRow(
          chapter.title, value: length, status: .init(status),
          action: Action.openChapter(index).element, isEnabled: status.isOpen)
      }
    }.node
  }

  @ViewBuilder private var commitments: [Node] {
    let rows = state.commitmentRows
    if rows.thisWeek.isEmpty, rows.lastWeek.isEmpty {
      Text(texts[.empty], .body).foreground(.secondaryLabel).textAlignment(.center)
        .fillWidth(.center).padding(horizontal: .textInset, vertical: .grid(10)).named("empty")
    }
    if !rows.thisWeek.isEmpty {
      ListSection(texts[.thisWeek]) { for row in rows.thisWeek { node(of: row) } }
    }
    if !rows.lastWeek.isEmpty {
      ListSection(texts[.lastWeek]) { for row in rows.lastWeek { node(of: row) } }
    }
  }

  /// A day's step; today's open day has no status yet.
  private func node(of row: CommitmentRow) -> Node {
    ListRow(
      row.step, subtitle: row.date.weekdayDayAndMonth,
      value: row.mark == .today ? nil : state.text(of: row.mark),
      detail: row.isOpen ? row.evidenceLine : nil, leading: .day(DayStatus(row.mark)),
      trailing: .disclosure(isOpen: row.isOpen),
      action: Action.toggleCommitment(day: row.day).element
    ).node.named("commitment")
  }
}

extension ProgressHeader.Stat {
  /// A phrase with figures in it, the figures set apart: «۹ روز عمل» or «روز ۱۲ از ۲۱».
  init(phrase: String) {
    let words = phrase.split(separator: " ").map(String.init)
    let isFigure: (String) -> Bool = { word in
      word.unicodeScalars.contains { ("۰"..."۹").contains($0) }
    }
    let first = words.firstIndex(where: isFigure) ?? 0
    let last = words.lastIndex(where: isFigure) ?? first
    let value = words.isEmpty ? [] : words[first...last]
    let caption = words.prefix(first) + words.dropFirst(last + 1)
    self.init(
      value: value.joined(separator: " "), caption: caption.joined(separator: " "),
      spokenLabel: phrase)
  }
}

extension ProgressRing.Status {
  init(_ status: ChapterStatus) {
    switch status {
    case .done: self = .done
    case .now(let fraction): self = .now(fraction: fraction)
    case .ahead: self = .empty
    }
  }
}
