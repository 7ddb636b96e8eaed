internal import DesignTokens
package import ViewTree

/// `.path-h .ph-bar .ph-stats`: the path at a glance: its name, a capsule for each day, and pairs of
/// a figure and what it counts.
///
/// Source: design document, Components, Progress header (stat pairs, 21 capsule days).
package struct ProgressHeader: View {
  package struct Stat: Hashable, Sendable {
    package var value: String
    package var caption: String
    /// The pair as one phrase.
    package var spokenLabel: String

    package init(value: String, caption: String, spokenLabel: String) {
      self.value = value
      self.caption = caption
      self.spokenLabel = spokenLabel
    }
  }

  private static let statWidth = 100.0

  private let title: String
  private let days: [DayStatus]
  private let stats: [Stat]
  private let spokenProgress: String

  /// - Parameter spokenProgress: what is said in place of the capsules.
  package init(title: String, days: [DayStatus], stats: [Stat], spokenProgress: String) {
    self.title = title
    self.days = days
    self.stats = stats
    self.spokenProgress = spokenProgress
  }

  package var node: Node {
    VStack(.leading, spacing: .grid(4)) {
      Text(title, .title2).named("title").role(.header)
      DayBar(days).node.label(spokenProgress)
      FlowStack(spacing: .grid(4)) {
        for stat in stats { node(of: stat) }
      }
      .node.reflowing().fillWidth().named("stats")
    }
    .node.fillWidth().padding(horizontal: .textInset).named("progress")
  }

  private func node(of stat: Stat) -> Node {
    VStack(.leading) {
      Text(stat.value, .title2).monospacedDigits()
      Text(stat.caption, .footnote).foreground(.secondaryLabel)
    }
    .node.frame(width: .range(minimum: Self.statWidth), alignment: .leading).label(
      stat.spokenLabel
    ).named("stat")
  }
}

/// `.ph-bar`: a capsule for each day, the first at the leading edge. Every status has a shape of
/// its own besides its colour.
///
/// Source: platform figures section 8 (a comeback has a hole, since its orange is as bright as the
/// green).
package struct DayBar: View {
  private static let holeDiameter = 5.0

  package let node: Node

  package init(_ days: [DayStatus]) {
    node = HStack(spacing: .grid(1)) {
      for day in days { Self.capsule(day).named("day") }
    }
    .node.frame(width: .fill).fixedHeight(.token(.dayCapsule)).role(.progress).named("days")
  }

  private static func capsule(_ status: DayStatus) -> Node {
    let capsule = Area().frame(width: .fill, height: .fill).corners(.capsule)
    return switch status {
    case .acted: capsule.background(.acted, corners: .capsule)
    case .comeback: capsule.background(.comeback, corners: .capsule).overlay(.center, hole)
    case .pause: capsule.border(.token(.tertiaryLabel), width: .points(1.5))
    case .today: capsule.border(.token(.accent), width: .points(.token(.markStroke)))
    case .future: capsule.background(.fill, corners: .capsule)
    }
  }

  private static let hole = Area().frame(width: holeDiameter, height: holeDiameter)
    .background(.onTint, corners: .capsule)
}
