internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// A question and as much of its answer as has come.
///
/// Source: screens.md G2.
struct AnswerScreen: View {
  /// One round of the three dots, in milliseconds.
  private static let pulse = 1200.0

  let state: AppState

  private var texts: TextTable<AnswerText> { state.content.texts.answer }

  var parts: ScreenScaffold.Parts {
    var parts = ScreenScaffold.Parts(title: "", ground: .background, content: self)
    parts.hasLargeTitle = false
    parts.titleName = nil
    parts.back = state.backTitle(under: .answer)
    guard let answer = state.guide.answer else { return parts }
    if answer.phase.isRunning {
      parts.trailing = BarButton(texts[.stop], action: Action.stopAnswer.element).node.named("stop")
    }
    parts.followsEnd = answer.phase == .streaming && answer.followsEnd
    return parts
  }

  var node: Node {
    VStack(.leading, spacing: .sectionGap) {
      if let answer = state.guide.answer {
        QuestionBubble(state.move(for: answer.question).title).node
          .padding(horizontal: .cardInset)
        reply(answer)
      }
    }
    .node.fillWidth().padding(top: .grid(2))
  }

  @ViewBuilder private func reply(_ answer: Answer) -> [Node] {
    switch answer.phase {
    case .pending:
      ThinkingDots(
        texts[.thinking], phase: state.motion.pendingMilliseconds.map { $0 / Self.pulse }
      ).node.padding(horizontal: .textInset)
    case .streaming: text(answer)
    case .answered(let unfinished):
      text(answer, footnote: unfinished ? texts[.unfinished] : nil)
      if state.canCommitAnswer { commitRow }
      again(texts[.askAgain])
    case .fallback:
      IntervalNote(texts[.fallbackNote], tone: .soft).node
        .padding(horizontal: .cardInset)
      text(answer)
      again(texts[.retry])
    }
  }

  private func text(_ answer: Answer, footnote: String? = nil) -> Node {
    AnswerBody(state.visibleText(of: answer), footnote: footnote).node
      .padding(horizontal: .textInset)
  }

  private var commitRow: Node {
    ListSection(on: .background) {
      ListRow(
        texts[.commitThis], trailing: .chevron, tint: .accent, action: Action.commitAnswer.element
      ).node.named("commit")
    }.node
  }

  private func again(_ title: String) -> Node {
    CapsuleButton(title, .plain, action: .retryAnswer).named("again")
      .padding(horizontal: .cardInset)
  }
}
