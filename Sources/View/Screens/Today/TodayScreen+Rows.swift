internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

extension TodayScreen {
  /// The soft word with which a return begins.
  var returnNote: Node {
    IntervalNote(
      texts[.returnNote, ["count": PersianNumber.word(state.missedDayCount)]], tone: .soft
    ).padding(bottom: .grid(4))
  }

  /// The word between a step and the next one, where there is one.
  private func note(after step: TimelineStep) -> Node? {
    switch (state.todayState, step) {
    case (.morning, .commit):
      IntervalNote(texts[state.isFirstDay ? .firstDayNote : .morningNote]).node
    case (.acting, .act): IntervalNote(texts[.actNote]).node
    case (.done, .evidence) where state.isPaused:
      IntervalNote(texts[.pausedNote], tone: .soft).node
    case (.done, .evidence): IntervalNote(texts[.doneNote]).node
    default: nil
    }
  }

  /// The heading over the evening's step.
  var evening: Node {
    EveningSection(
      texts[.evening], line: line(below: .evidence),
      to: TimelineMarkerStatus(status(of: .review))
    ).node
  }

  /// A step that is done, left out or ahead: one line, and what belongs at its end.
  func step(
    _ step: TimelineStep, title: String, action: Action? = nil,
    @ViewBuilder trailing: () -> [Node] = { [] }
  ) -> Node {
    let status = status(of: step)
    let isAhead = status == .next
    var row = HStack(.firstBaseline, spacing: .grid(2)) {
      Text(title, .headline)
        .foreground(isAhead ? .tertiaryLabel : status == .outline ? .secondaryLabel : .label)
        .fillWidth().named("title")
      trailing()
    }.node.reflowing().fillWidth()
    if let action { row = row.role(.button).pressLook(.fade).action(action) }
    return TimelineRow(
      "node", .step(TimelineMarkerStatus(status)), line: line(below: step), to: mark(below: step),
      note: note(after: step)
    ) { row }.node
  }

  /// The step that the day is at: a headline and what can be done now.
  func current(_ step: TimelineStep, _ headline: String, @ViewBuilder content: () -> [Node]) -> Node
  {
    TimelineRow(
      "node", .step(.current), line: line(below: step), to: mark(below: step), spacing: .grid(6),
      note: note(after: step)
    ) {
      Text(headline, .headline).fillWidth().named("headline").role(.header)
      content()
    }.node
  }

  private func status(of step: TimelineStep) -> TimelineStatus {
    state.timeline.first { $0.step == step }?.status ?? .next
  }

  /// Solid to what has been reached, dashed ahead, and none below the last step. The moon over the
  /// evening's step is on the way to that.
  private func line(below step: TimelineStep) -> TimelineLine {
    guard let next = next(after: step) else { return .none }
    return status(of: next) == .next ? .dashed : .solid
  }

  private func mark(below step: TimelineStep) -> TimelineMark {
    guard let next = next(after: step), next != .review else { return .moon }
    return .step(TimelineMarkerStatus(status(of: next)))
  }

  private func next(after step: TimelineStep) -> TimelineStep? {
    switch step {
    case .commit: .act
    case .act: .evidence
    case .evidence: .review
    case .review: nil
    }
  }
}
