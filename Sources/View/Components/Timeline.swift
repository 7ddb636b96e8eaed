package import DesignTokens
package import ViewTree

/// `.tl-node`: how a step of the day stands.
package enum TimelineMarkerStatus: String, Hashable, Sendable, CaseIterable {
  case done
  /// `.cur`: filled green; its row holds the only primary button.
  case current
  /// Ahead and inert.
  case next
  /// Left out today.
  case outline
}

/// `.tl-line`: the line from a mark to the one below it.
package enum TimelineLine: String, Hashable, Sendable, CaseIterable {
  /// The way that is behind.
  case solid
  /// `.dash`: the way ahead.
  case dashed
  /// Below the last mark.
  case none
}

/// `.tl-note`: a word of encouragement or recovery between two steps.
///
/// Source: design document, Components, Interval note; `.soft` is for recovery.
package struct IntervalNote: View {
  package enum Tone: String, Hashable, Sendable, CaseIterable { case plain, soft }

  package let node: Node

  package init(_ text: String, tone: Tone = .plain) {
    let words = Text(text, .subhead)
    switch tone {
    case .plain:
      node = words.foreground(.secondaryLabel).fillWidth().named("note")
    case .soft:
      node = words.foreground(.label).fillWidth()
        .padding(horizontal: .rowInset, vertical: .grid(3))
        .background(.fill, corners: .card).named("note")
    }
  }
}

/// `.tl-sec`: the heading over the evening's step: a moon on the line, a word and a hairline.
package struct EveningSection: View {
  package let node: Node

  /// - Parameter status: how the step below stands, which the line runs to.
  package init(
    _ title: String, line: TimelineLine = .none, to status: TimelineMarkerStatus = .next
  ) {
    node = TimelineRow(
      "evening", .moon, line: line, to: .step(status),
      spacing: .grid(4)
    ) {
      HStack(spacing: TimelineRow.gap) {
        Text(title, .subhead).foreground(.secondaryLabel)
        Hairline()
      }
    }.node.role(.header)
  }
}

/// The card of the current step: the inset list's, grey because it stands on white.
///
/// Source: design document (the inset-grouped list is the only container; radius 26).
package struct StepCard: View {
  package let node: Node

  /// - Parameter ground: what the card stands on; it is white on grey and grey on white.
  package init(on ground: ColorToken = .background, @ViewBuilder content: () -> [Node]) {
    node = VStack(.leading, spacing: .grid(3), content).node.fillWidth()
      .padding(.rowInset)
      .background(ground == .background ? .groupedBackground : .background, corners: .card)
  }
}
