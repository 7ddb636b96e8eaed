internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The content of the tab «من»: what was learnt about the person, the days that were reflected on,
/// and two settings.
///
/// Source: screens.md M.
struct MeScreen: View {
  let state: AppState

  private var texts: TextTable<MeText> { state.content.texts.me }

  var node: Node {
    SectionStack {
      ListSection(texts[.patterns]) {
        for pattern in state.content.patterns {
          ListRow(pattern.label, value: pattern.value).node.named("pattern")
        }
      }
      timeline
      settings
      Text(texts[.version], .footnote).foreground(.secondaryLabel).textAlignment(.center)
        .fillWidth(.center).padding(horizontal: .textInset).named("version")
    }.node
  }

  private var timeline: Node? {
    let rows = state.reflectionRows
    if rows.isEmpty { return nil }
    return ListSection(texts[.timeline]) {
      for row in rows {
        ListRow(
          row.text, detail: row.isOpen ? "«\(row.reflection)»" : nil,
          leading: .day(DayStatus(row.mark)), trailing: .disclosure(isOpen: row.isOpen),
          action: Action.toggleReflection(day: row.day).element
        ).node.named("day")
      }
    }.node
  }

  private var settings: Node {
    ListSection(texts[.settings], footer: texts[.settingsFooter]) {
      toggle(
        texts[.reduceMotion], isOn: state.preferences.reduceMotion, .reduceMotion,
        .toggleReduceMotion
      ).named("reduceMotion")
      toggle(
        texts[.reduceTransparency], isOn: state.preferences.reduceTransparency,
        .reduceTransparency, .toggleReduceTransparency
      ).named("reduceTransparency")
    }.node
  }

  private func toggle(
    _ title: String, isOn: Bool, _ control: Control, _ action: Action
  ) -> Node {
    let position = ThumbPlace(state.motion.thumb(of: control))
    return ListRow(
      title, trailing: .toggle(isOn: isOn, position: position), action: action.element
    ).node
  }
}
