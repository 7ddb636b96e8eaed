internal import DesignTokens
internal import Imaging
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
  package static let diameter = 24.0

  package let node: Node

  package init(_ status: TimelineMarkerStatus) {
    let disc = Area().frame(width: Self.diameter, height: Self.diameter).corners(.capsule)
    switch status {
    case .done:
      node = disc.background(.acted, corners: .capsule)
        .overlay(.center, Icon(.checkmarkBold, size: 15, .white)).named("marker")
    case .current:
      let halo = Area().frame(width: Self.diameter + 10, height: Self.diameter + 10)
        .background(.token(.acted, opacity: 0.18), corners: .capsule)
      node = disc.background(.acted, corners: .capsule)
        .background(.center, halo)
        .overlay(.center, Area().frame(width: 8, height: 8).background(.white, corners: .capsule))
        .named("marker")
    case .next, .outline:
      let paint = Paint.token(status == .next ? .tertiaryLabel : .secondaryLabel)
      node = disc.border(paint, width: .points(2)).named("marker")
    }
  }
}

/// `.tl-i`: a step of the day: its mark, the line down from it, and what belongs to it.
package struct TimelineRow: View {
  /// The width of the column that holds marks and lines.
  package static let gutter = 28.0
  /// Between that column and the content.
  package static let gap = 12.0

  private let name: String
  private let marker: Node?
  /// The halo of the current mark reaches into the line, which starts below it.
  private let haloInset: Double
  private let line: TimelineLine
  private let spacing: Double
  private let content: Node

  /// - Parameter spacing: room below the content, which the line crosses.
  package init(
    _ name: String, status: TimelineMarkerStatus, line: TimelineLine, spacing: Double = 20,
    @ViewBuilder content: () -> [Node]
  ) {
    self.name = name
    self.marker = TimelineMarker(status).node
    self.haloInset = status == .current ? 5 : 0
    self.line = line
    self.spacing = spacing
    self.content = VStack(.leading, spacing: 4, content).node
  }

  /// A row without a mark, such as a note between two steps.
  package init(
    _ name: String, line: TimelineLine, spacing: Double = 20, @ViewBuilder content: () -> [Node]
  ) {
    self.name = name
    self.marker = nil
    self.haloInset = 0
    self.line = line
    self.spacing = spacing
    self.content = VStack(.leading, spacing: 4, content).node
  }

  package var node: Node {
    HStack(.top, spacing: Self.gap) {
      VStack {
        // In the middle of the first line of what belongs to it.
        marker.map { mark in
          ZStack { mark }.node.frame(width: .fixed(Self.gutter), height: .line(of: .headline))
        }
        lineNode
      }.node.frame(width: .fixed(Self.gutter), height: .fill, alignment: .top)
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
    return FigureView(.line(.init(paint, width: 2, dash: dash)))
      .frame(width: .fixed(2), height: .fill)
      .padding(top: marker == nil ? 0 : 2 + haloInset, bottom: marker == nil ? 0 : 2)
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
        .padding(horizontal: 16, vertical: 12)
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
        .frame(width: .fixed(TimelineRow.gutter), height: .fixed(24), alignment: .center)
      Text(title, .subhead).foreground(.secondaryLabel)
      Hairline()
    }
    .node.fillWidth().padding(bottom: 16).named("evening").role(.header)
  }
}

/// The white card of the current step: the inset list, raised because it stands on white.
///
/// Source: design document (the inset-grouped list is the only container; radius 26).
package struct StepCard: View {
  package let node: Node

  package init(@ViewBuilder content: () -> [Node]) {
    node = VStack(.leading, spacing: 12, content).node.fillWidth()
      .padding(16)
      .background(.background, corners: .card)
      .shadow(ShadowStyle(Color(gray: 0, alpha: 0.06), sigma: 1, offsetY: 1))
      .shadow(ShadowStyle(Color(gray: 0, alpha: 0.09), sigma: 12, offsetY: 8))
  }
}
