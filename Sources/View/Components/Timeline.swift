internal import DesignTokens
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

/// `.tl-line`: the line from a step to the one below it.
package enum TimelineLine: String, Hashable, Sendable, CaseIterable {
  /// The way that is behind.
  case solid
  /// `.dash`: the way ahead.
  case dashed
  /// Below the last step.
  case none
}

/// `.tl-node`: the mark of a step on the line.
///
/// Source: design document, Components, Loop timeline (the current node is filled green).
package struct TimelineMarker: View {
  private static let diameter = Length.token(.timelineMarker)

  package let node: Node

  package init(_ status: TimelineMarkerStatus) {
    let disc = Area().frame(width: Self.diameter, height: Self.diameter).corners(.capsule)
    switch status {
    case .done:
      node = disc.background(.acted, corners: .capsule)
        .overlay(.center, Icon(.checkmarkBold, size: 15, .token(.onTint))).named("marker")
    case .current:
      let halo = Area().frame(width: Self.diameter + 10, height: Self.diameter + 10)
        .background(.token(.acted, opacity: 0.18), corners: .capsule)
      node = disc.background(.acted, corners: .capsule)
        .background(.center, halo)
        .overlay(.center, Area().frame(width: 8, height: 8).background(.onTint, corners: .capsule))
        .named("marker")
    case .next, .outline:
      let paint = Paint.token(status == .next ? .tertiaryLabel : .secondaryLabel)
      node = disc.border(paint, width: .points(.token(.markStroke))).named("marker")
    }
  }
}

/// `.tl-i`: a step of the day: its mark, the line down from it, and what belongs to it.
package struct TimelineRow: View {
  /// The width of the column that holds marks and lines.
  package static let gutter = Length.token(.timelineGutter)
  /// Between that column and the content.
  package static let gap = Length.grid(3)

  private let name: String
  private let marker: Node?
  /// The halo of the current mark reaches into the line, which starts below it.
  private let haloInset: Double
  private let line: TimelineLine
  private let spacing: Length
  private let content: Node

  /// - Parameter spacing: room below the content, which the line crosses.
  package init(
    _ name: String, status: TimelineMarkerStatus, line: TimelineLine, spacing: Length = .grid(5),
    @ViewBuilder content: () -> [Node]
  ) {
    self.name = name
    self.marker = TimelineMarker(status).node
    self.haloInset = status == .current ? 5 : 0
    self.line = line
    self.spacing = spacing
    self.content = VStack(.leading, spacing: .grid(1), content).node
  }

  /// A row without a mark, such as a note between two steps.
  package init(
    _ name: String, line: TimelineLine, spacing: Length = .grid(5),
    @ViewBuilder content: () -> [Node]
  ) {
    self.name = name
    self.marker = nil
    self.haloInset = 0
    self.line = line
    self.spacing = spacing
    self.content = VStack(.leading, spacing: .grid(1), content).node
  }

  package var node: Node {
    HStack(.top, spacing: Self.gap) {
      VStack {
        // In the middle of the first line of what belongs to it.
        marker.map { mark in
          ZStack { mark }.node.frame(height: .line(of: .headline)).fixedWidth(Self.gutter)
        }
        lineNode
      }.node.frame(height: .fill, alignment: .top).fixedWidth(Self.gutter)
      content.fillWidth().padding(bottom: spacing)
    }
    .node.frame(width: .fill, height: .range()).named(name).role(.row)
  }

  private var lineNode: Node? {
    let dash: [Double]
    switch line {
    case .solid: dash = []
    case .dashed: dash = [2, 6]
    case .none: return nil
    }
    let paint = Paint.token(
      line == .solid ? .acted : .tertiaryLabel, opacity: line == .solid ? 0.35 : 1)
    return FigureView(.line(.init(paint, width: .token(.timelineStroke), dash: dash)))
      .frame(height: .fill).fixedWidth(.token(.timelineStroke))
      .padding(
        top: marker == nil ? 0 : .grid(0.5) + .points(haloInset),
        bottom: marker == nil ? 0 : .grid(0.5))
  }
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

/// `.tl-sec`: the heading over the evening's step: a moon, a word and a hairline.
package struct EveningSection: View {
  package let node: Node

  package init(_ title: String) {
    node = HStack(spacing: TimelineRow.gap) {
      Icon(.moonFilled, size: 20, .token(.secondaryLabel))
        .frame(height: .fixed(24), alignment: .center).fixedWidth(TimelineRow.gutter)
      Text(title, .subhead).foreground(.secondaryLabel)
      Hairline()
    }
    .node.fillWidth().padding(bottom: .grid(4)).named("evening").role(.header)
  }
}

/// The card of the current step: the inset list's, grey because it stands on white.
///
/// Source: design document (the inset-grouped list is the only container; radius 26).
package struct StepCard: View {
  package let node: Node

  package init(@ViewBuilder content: () -> [Node]) {
    node = VStack(.leading, spacing: .grid(3), content).node.fillWidth()
      .padding(.rowInset)
      .background(.groupedBackground, corners: .card)
  }
}
