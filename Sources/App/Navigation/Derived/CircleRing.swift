package import AppContent

/// A ring at the top of the Circle screen.
package struct CircleRing: Hashable, Sendable {
  package var name: String
  package var status: CircleStatus
  package var isOwn: Bool
  /// «باران، امروز انجام داد».
  package var spokenLabel: String
}

/// A row of the Circle screen's section «امروز».
package struct CircleRow: Hashable, Sendable {
  /// «باران — ۱۵ دقیقه مطالعه».
  package var text: String
  package var status: CircleStatus
  /// The member whose cheer the row holds; nil without one.
  package var cheeredMember: Int?
  package var isCheered: Bool
}

extension AppState {
  /// One's own ring first, then one a member.
  package var circleRings: [CircleRing] {
    let own = ring(content.ownName, circle.isPledged ? ownStatus : .idle, isOwn: true)
    return [own] + content.members.map { ring($0.name, $0.status, isOwn: false) }
  }

  /// One's own day as the circle sees it.
  ///
  /// Source: screens.md C: done once today is done and not paused, back after a comeback.
  package var ownStatus: CircleStatus {
    guard todayState.isDecided, !isPaused else { return .idle }
    return todaysDay.mark == .comeback ? .back : .done
  }

  /// The members in order, and one's own row last if it is shared.
  package var circleRows: [CircleRow] {
    let members = content.members.enumerated().map { index, member in
      let isActive = member.status != .idle
      return CircleRow(
        text: memberLine(
          member.name, isActive ? member.line : content.texts.circle[.notStarted]),
        status: member.status, cheeredMember: isActive ? index : nil,
        isCheered: circle.cheers[index])
    }
    guard isShared else { return members }
    let own = memberLine(
      content.ownName, commitment?.step ?? content.texts.circle[.notStarted])
    return members
      + [CircleRow(text: own, status: ownStatus, cheeredMember: nil, isCheered: false)]
  }

  private func memberLine(_ name: String, _ line: String) -> String {
    content.texts.circle[.memberLine, ["name": name, "line": line]]
  }

  private func ring(_ name: String, _ status: CircleStatus, isOwn: Bool) -> CircleRing {
    let spoken: CircleText
    switch status {
    case .done: spoken = .spokenDone
    case .back: spoken = .spokenBack
    case .idle: spoken = .spokenIdle
    }
    return CircleRing(
      name: name, status: status, isOwn: isOwn,
      spokenLabel: content.texts.circle[spoken, ["name": name]])
  }
}
