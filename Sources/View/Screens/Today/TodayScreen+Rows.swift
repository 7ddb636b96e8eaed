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

  /// The word that belongs to the rest of the day.
  var doneNote: Node {
    state.isPaused ? note(texts[.pausedNote], .soft) : note(texts[.doneNote], .plain)
  }

  /// A note on the line, after the step that it belongs to.
  func note(_ text: String, _ tone: IntervalNote.Tone) -> Node {
    TimelineRow("note", line: .dashed) { IntervalNote(text, tone: tone) }.node
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
      "node", status: TimelineMarkerStatus(status), line: line(below: step), spacing: .grid(5)
    ) { row }.node
  }

  /// The step that the day is at: a headline and what can be done now.
  func current(_ step: TimelineStep, _ headline: String, @ViewBuilder content: () -> [Node]) -> Node
  {
    TimelineRow("node", status: .current, line: line(below: step), spacing: .grid(6)) {
      Text(headline, .headline).fillWidth().named("headline").role(.header)
      content()
    }.node
  }

  private func status(of step: TimelineStep) -> TimelineStatus {
    state.timeline.first { $0.step == step }?.status ?? .next
  }

  /// Solid behind, dashed ahead; none below the last step before the evening, and below that.
  private func line(below step: TimelineStep) -> TimelineLine {
    switch step {
    case .commit, .act: status(of: step) == .done ? .solid : .dashed
    case .evidence: state.todayState == .done ? .dashed : .none
    case .review: .none
    }
  }
}
