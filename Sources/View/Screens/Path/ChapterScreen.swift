internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// A chapter: what it is for, its days and its practice.
///
/// Source: screens.md P2.
struct ChapterScreen: View {
  let index: Int
  let state: AppState

  private var texts: TextTable<ChapterText> { state.content.texts.chapter }
  private var chapter: Chapter { state.content.chapters[index] }

  var parts: ScreenScaffold.Parts {
    var parts = ScreenScaffold.Parts(
      title: chapter.title, ground: .groupedBackground, content: self)
    parts.back = state.backTitle(under: .chapter(index))
    return parts
  }

  var node: Node {
    VStack(.leading) {
      Text(chapter.summary, .body).fillWidth().padding(horizontal: .textInset).named("summary")
      SectionStack {
        ListSection(texts[.lessons]) {
          for day in state.lessonDays(ofChapter: index) { row(of: day) }
        }
        ListSection(texts[.practice], footer: texts[.footer]) {
          ListRow(chapter.practice).node.named("practice")
        }
      }
    }.node.fillWidth()
  }

  private func row(of day: LessonDay) -> Node {
    let title = texts[.lessonDay, ["day": PersianNumber.digits(day.day)]]
    let row =
      switch day.status {
      case .past: ListRow(title, trailing: .check)
      case .today:
        ListRow(
          title, value: texts[.today], trailing: .chevron, action: Action.openLesson.element)
      case .future: ListRow(title, isEnabled: false)
      }
    return row.node.named("lesson")
  }
}
