internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

/// The content of the tab «هم‌مسیر»: how the companions' day goes, and the week's pact.
///
/// Source: screens.md C.
struct CircleScreen: View {
  let state: AppState

  private var texts: TextTable<CircleText> { state.content.texts.circle }

  var node: Node {
    SectionStack {
      CompanionHeader { for ring in state.circleRings { node(of: ring) } }
      ListSection(texts[.today]) { for row in state.circleRows { node(of: row) } }
      ListSection(texts[.pact], footer: texts[.footer]) {
        ListRow(texts[.pactLine]).node.named("pact")
        ListRow(
          texts[.pledge],
          trailing: .toggle(
            isOn: state.circle.isPledged, position: ThumbPlace(state.motion.thumb(of: .pledge))),
          action: Action.togglePledge.element
        ).node.named("pledge")
      }
    }.node
  }

  private func node(of ring: CircleRing) -> Node {
    CompanionRing(
      ring.name, initial: ring.isOwn ? nil : ring.name.first.map(String.init),
      status: .init(ring.status), spokenLabel: ring.spokenLabel
    ).node
  }

  private func node(of row: CircleRow) -> Node {
    let cheer = row.cheeredMember.map { member in
      Cheer(
        isOn: row.isCheered,
        label: texts[.cheer, ["name": state.content.members[member].name]],
        action: Action.toggleCheer(member: member).element
      ).node
    }
    return ListRow(
      row.text, leading: .day(DayStatus(row.status)), trailing: cheer.map { .view($0) } ?? .none
    ).node.named("member")
  }
}

extension CompanionRing.Status {
  init(_ status: CircleStatus) {
    switch status {
    case .done: self = .done
    case .back: self = .back
    case .idle: self = .none
    }
  }
}

extension DayStatus {
  /// The mark of someone's day; a day that has not started yet looks like one ahead.
  init(_ status: CircleStatus) {
    switch status {
    case .done: self = .acted
    case .back: self = .comeback
    case .idle: self = .future
    }
  }
}
