internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// What the Reflect sheet asks for, under what the day was.
///
/// Source: screens.md T10.
struct ReflectForm {
  let draft: ReflectDraft
  let state: AppState

  private var texts: TextTable<ReflectText> { state.content.texts.reflect }

  @ViewBuilder var nodes: [Node] {
    ListSection { today }
    field(
      texts[.helped], draft.value.helped, placeholder: texts[.helpedPlaceholder], name: "helped")
    field(
      texts[.simpler], draft.value.simpler, placeholder: texts[.simplerPlaceholder],
      name: "simpler")
    ListSection {
      ListRow(
        texts[.share],
        trailing: .toggle(
          isOn: draft.isShared, position: ThumbPlace(state.motion.thumb(of: .share))),
        action: Action.toggleShare.element
      ).node.named("share")
    }
  }

  private func field(
    _ question: String, _ text: String, placeholder: String, name: String
  ) -> Node {
    ListSection(question) {
      TextFieldRow(text: text, placeholder: placeholder).node.named(name).label(question)
    }.node
  }

  private var today: Node {
    let shared = state.content.texts.shared
    let step = state.commitment?.step ?? shared[.today]
    let outcome =
      state.isPaused ? shared[.pause] : state.evidence.map { state.line(of: $0) }
    return ListRow(step, subtitle: outcome, leading: .day(DayStatus(state.todaysDay.mark)))
      .node.named("today")
  }
}
