internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// What the Commit sheet asks for.
///
/// Source: screens.md T8.
struct CommitForm {
  let draft: CommitDraft
  let state: AppState

  private var texts: TextTable<CommitText> { state.content.texts.commit }

  @ViewBuilder var nodes: [Node] {
    ListSection {
      TextFieldRow(texts[.step], text: draft.value.step, placeholder: texts[.stepPlaceholder])
        .node.named("step")
    }
    VStack(.leading) {
      SectionHeader(texts[.when])
      when
    }.node.fillWidth().padding(horizontal: .cardInset)
    ListSection(footer: texts[.footer]) {
      TextFieldRow(texts[.cue], text: draft.value.cue, placeholder: texts[.cuePlaceholder])
        .node.named("cue")
      TextFieldRow(
        texts[.otherwise], text: draft.value.otherwise,
        placeholder: texts[.otherwisePlaceholder]
      ).node.named("otherwise")
    }
  }

  private var when: Node {
    SegmentedControl(
      DayPart.allCases.map { part in
        .init(
          name: part.rawValue, title: title(of: part), action: Action.chooseWhen(part).element)
      },
      selection: draft.value.when.position,
      thumbPosition: ThumbPlace(state.motion.thumb(of: .when))
    ).node.named("when")
  }

  private func title(of part: DayPart) -> String {
    switch part {
    case .morning: texts[.morning]
    case .noon: texts[.noon]
    case .afternoon: texts[.afternoon]
    }
  }
}
