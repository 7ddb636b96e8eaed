internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The lesson of a chapter, with one button that stays at the bottom.
///
/// Source: screens.md T7.
struct LessonScreen {
  let chapter: Int
  let state: AppState
  let environment: ScreenEnvironment

  private var texts: TextTable<LessonText> { state.content.texts.lesson }
  private var lesson: Lesson { state.content.chapters[chapter].lesson }

  var parts: ScreenScaffold.Parts {
    let reader = LessonReader(title: lesson.title, detail: detail, paragraphs: lesson.paragraphs)
      .node.padding(top: .grid(1))
    var parts = ScreenScaffold.Parts(title: lesson.title, ground: .background, content: reader)
    parts.hasLargeTitle = false
    parts.back = state.backTitle(under: .lesson(chapter: chapter))
    parts.bottomBar = bar
    return parts
  }

  private var detail: String {
    texts[
      .footnote,
      [
        "chapter": PersianNumber.digits(chapter + 1),
        "minutes": PersianNumber.digits(lesson.minutes),
      ]]
  }

  /// What can be done with the lesson: commit to a step, or put it away.
  private var bar: Node {
    let awaits = state.todayState.awaitsCommitment
    return StickyBar(bottomInset: environment.device.safeAreaBottom) {
      CapsuleButton(
        texts[awaits ? .commit : .read], .primary,
        action: awaits ? .present(.commit) : .finishLesson
      ).named("primary")
    }.node
  }
}
