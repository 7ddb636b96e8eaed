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
        .padding(horizontal: .textInset).named("date")
      WeekStrip(week).padding(
        top: .grid(4), leading: .cardInset, bottom: .sectionGap, trailing: .cardInset)
      VStack(.leading) {
        if state.todayState == .return { returnNote }
        commitRow
        actRow
        evidenceRow
        evening
        reviewRow
      }
      .node.fillWidth().padding(horizontal: .cardInset).named("timeline").role(.list)
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
        .named("reread").padding(top: .grid(1), leading: .cardInset, trailing: .cardInset)
    case .closed:
      Text(texts[state.isLastDay ? .pathClosedLine : .closedLine], .subhead)
        .foreground(.secondaryLabel).textAlignment(.center).fillWidth(.center).padding(
          top: .grid(2), leading: .textInset, bottom: .grid(4), trailing: .textInset
        ).named("closed")
      if !state.isLastDay {
        ListSection(on: .background) {
          ListRow(texts[.tomorrow, ["day": PersianNumber.digits(state.today + 1)]])
            .node.named("tomorrow")
        }
      }
    case .morning, .return, .acting, .evening: []
    }
  }
}
