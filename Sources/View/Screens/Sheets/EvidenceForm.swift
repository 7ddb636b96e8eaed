internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// What the Evidence sheet asks for.
///
/// Source: screens.md T9.
struct EvidenceForm {
  let draft: EvidenceDraft
  let state: AppState

  private var texts: TextTable<EvidenceText> { state.content.texts.evidence }

  @ViewBuilder var nodes: [Node] {
    ListSection {
      TextAreaRow(text: draft.text, placeholder: texts[.placeholder]).node.named("text")
    }
    ChipGroup {
      for effort in Effort.allCases {
        Chip(
          title(of: effort), isOn: draft.effort == effort,
          action: Action.chooseEffort(effort).element
        ).node.named(effort.rawValue)
      }
    }.node.padding(horizontal: .cardInset)
    if draft.isEditing {
      ListSection {
        ListRow(texts[.delete], tint: .destructive, action: Action.deleteEvidence.element)
          .node.named("delete")
      }
    }
  }

  private func title(of effort: Effort) -> String {
    switch effort {
    case .light: texts[.light]
    case .usual: texts[.usual]
    case .hard: texts[.hard]
    }
  }
}
