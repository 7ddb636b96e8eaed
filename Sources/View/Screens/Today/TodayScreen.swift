internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The content of the tab «امروز» in each of its states, under the bars.
///
/// Source: screens.md T1 … T6.
struct TodayScreen: View {
  let state: AppState

  var texts: TextTable<TodayText> { state.content.texts.today }

  var node: Node {
    VStack(.leading) {
      Text(state.date.weekdayDayAndMonth, .subhead).foreground(.secondaryLabel)
        .padding(horizontal: 20).named("date")
      WeekStrip(week).padding(top: 16, leading: 12, bottom: 22, trailing: 12)
      VStack(.leading) {
        if state.todayState == .return { returnNote }
        commitRow
        if state.todayState == .morning { note(texts[.morningNote], .plain) }
        actRow
        if state.todayState == .acting { note(texts[.actNote], .plain) }
        evidenceRow
        if state.todayState == .done { doneNote }
        EveningSection(texts[.evening])
        reviewRow
      }
      .node.fillWidth().padding(leading: 20, trailing: 16).named("timeline").role(.list)
      footer
    }
    .node.fillWidth()
  }

  private var week: [WeekStrip.Day] {
    state.weekStrip.map { day in
      WeekStrip.Day(
        letter: day.weekday.letter, status: day.mark.map(DayStatus.init) ?? .future,
        isToday: day.isToday, spokenLabel: day.spokenLabel)
    }
  }

  /// What stands below the timeline.
  @ViewBuilder private var footer: [Node] {
    switch state.todayState {
    case .done:
      CapsuleButton(texts[.rereadLesson], .secondary, action: .openLesson)
        .named("reread").padding(top: 4, leading: 16, trailing: 16)
    case .closed:
      Text(texts[.closedLine], .subhead).foreground(.secondaryLabel).textAlignment(.center)
        .fillWidth(.center).padding(top: 8, leading: 20, bottom: 16, trailing: 20).named("closed")
      ListSection(on: .background) {
        ListRow(texts[.tomorrow, ["day": PersianNumber.digits(state.today + 1)]])
          .node.named("tomorrow")
      }
    case .morning, .return, .acting, .evening: []
    }
  }
}
