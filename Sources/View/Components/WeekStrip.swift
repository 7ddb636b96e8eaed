internal import DesignTokens
package import ViewTree

/// How a day went, as its mark shows it.
package enum DayStatus: String, Hashable, Sendable, CaseIterable {
  case acted
  case comeback
  case pause
  case today
  case future
}

/// `.dot`: the mark of a day. Every status has a shape of its own besides its colour.
///
/// Source: design document, Components, Week strip; platform figures section 8 (a comeback has a
/// hole, since its orange is as bright as the green) and section 13 line 29.
package struct DayDot: View {
  package let node: Node

  package init(_ status: DayStatus, diameter: Length = .token(.weekMark)) {
    let disc = Area().frame(width: diameter, height: diameter).corners(.capsule)
    let mark: Node
    switch status {
    case .acted:
      mark = disc.background(.acted, corners: .capsule)
        .overlay(.center, Icon(.checkmarkBold, size: diameter * 0.6, .token(.onTint)))
    case .comeback:
      mark = disc.background(.comeback, corners: .capsule)
        .overlay(
          .center,
          Area().frame(width: diameter * 0.32, height: diameter * 0.32)
            .background(.token(.background), corners: .capsule))
    case .pause: mark = disc.border(.token(.tertiaryLabel), width: .points(.token(.markStroke)))
    case .today: mark = disc.border(.token(.accent), width: .points(.token(.todayStroke)))
    case .future: mark = disc.background(.fill, corners: .capsule)
    }
    node = mark.role(.image)
  }
}

/// `.week`: the seven days of the week, Saturday at the leading edge.
package struct WeekStrip: View {
  package struct Day: Hashable, Sendable {
    package var letter: String
    package var status: DayStatus
    package var isToday: Bool
    package var spokenLabel: String

    package init(letter: String, status: DayStatus, isToday: Bool, spokenLabel: String) {
      self.letter = letter
      self.status = status
      self.isToday = isToday
      self.spokenLabel = spokenLabel
    }
  }

  private let days: [Day]

  package init(_ days: [Day]) {
    self.days = days
  }

  package var node: Node {
    HStack(.top) {
      for (index, day) in days.enumerated() {
        if index > 0 { Spacer() }
        VStack(spacing: .grid(2)) {
          Text(day.letter, .caption)
            .foreground(day.isToday ? .label : .secondaryLabel).textAlignment(.center)
          DayDot(day.status)
        }
        .node.minimumWidth(.token(.weekMark), alignment: .center).named("day").role(.image).label(
          day.spokenLabel)
      }
    }
    .node.fillWidth().named("week")
  }
}
