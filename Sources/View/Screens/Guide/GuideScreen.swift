internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The tab «راهنما»: what the guide knows, ways of thinking, and a question of one's own.
///
/// Source: screens.md G.
struct GuideScreen: View {
  /// Between the ask bar and the tab bar.

  let state: AppState
  /// Under Increase Contrast.
  let hasBorder: Bool

  private var texts: TextTable<GuideText> { state.content.texts.guide }

  var parts: ScreenScaffold.Parts {
    var parts = ScreenScaffold.Parts(
      title: texts[.title], ground: .groupedBackground, content: self)
    parts.bottomBar = askBar.padding(bottom: TabBar.room + .grid(2))
    return parts
  }

  var node: Node {
    SectionStack {
      context
      ListSection(texts[.moves], footer: texts[.footer]) {
        for (index, move) in state.content.moves.enumerated() {
          ListRow(move.title, trailing: .chevron, action: Action.askMove(index).element)
            .node.named("move")
        }
      }
    }.node
  }

  private var context: Node {
    let context = state.guideContext
    return ListSection(texts[.context]) {
      ListRow(texts[.commitment], value: context.commitment ?? texts[.notYet])
        .node.named("commitment")
      ListRow(texts[.lastEvidence], value: context.lastEvidence ?? texts[.notYet])
        .node.named("evidence")
      ListRow(
        texts[.week],
        value: texts[.weekValue, ["count": PersianNumber.digits(context.actedDaysOfWeek)]]
      ).node.named("week")
    }.node
  }

  private var askBar: Node {
    AskBar(
      text: state.guide.question, placeholder: texts[.ask], sendLabel: texts[.send],
      sendAction: Action.sendQuestion.element, isSendEnabled: state.guide.canSend,
      material: Material(
        .glass, isOpaque: state.effectivePreferences.reduceTransparency, hasBorder: hasBorder)
    ).node
  }
}
