internal import DesignTokens
package import ViewTree

/// `.cm`: a companion in a ring whose colour tells how the day went, and a badge that tells the
/// same by its shape.
///
/// Source: design document, Components, Circle ring; platform figures section 8 (green and orange
/// are equally bright).
package struct CompanionRing: View {
  package enum Status: String, Hashable, Sendable, CaseIterable { case done, back, none }

  private static let diameter = Length.token(.companionRing)
  private static let ringWidth = Length.token(.companionStroke)
  private static let discDiameter = Length.token(.companionDisc)
  private static let badgeDiameter = Length.token(.companionBadge)

  private let name: String
  private let initial: String?
  private let status: Status
  private let spokenLabel: String
  private let ground: Paint

  /// - Parameters:
  ///   - initial: nil for a figure in place of a letter.
  ///   - ground: what the ring stands on.
  package init(
    _ name: String, initial: String?, status: Status, spokenLabel: String,
    on ground: Paint = .token(.groupedBackground)
  ) {
    self.ground = ground
    self.name = name
    self.initial = initial
    self.status = status
    self.spokenLabel = spokenLabel
  }

  package var node: Node {
    VStack(spacing: .grid(2)) {
      disc.scaled(with: .title2)
      Text(name, .caption).textAlignment(.center).named("name")
    }
    .node.minimumWidth(.scaled(Self.diameter, with: .title2) + .grid(1))
    .role(.image).label(spokenLabel).named("companion")
  }

  private var disc: Node {
    let ring = FigureView(.ring(paint: paint, width: Self.ringWidth, fraction: 1))
      .frame(width: .fill, height: .fill)
    let base = ZStack { content }
      .node.frame(width: Self.diameter, height: Self.diameter)
      .background(.center, inner).overlay(.center, ring).named("ring")
    guard let badge else { return base }
    return base.overlay(.bottomTrailing, badge)
  }

  private var inner: Node {
    Area().frame(width: Self.discDiameter, height: Self.discDiameter)
      .background(.fill, corners: .capsule)
  }

  private var content: Node {
    guard let initial else { return Icon(.personFilled, size: 24, .token(.secondaryLabel)).node }
    return Text(initial, .title2).foreground(.secondaryLabel).centeredByInk()
  }

  private var badge: Node? {
    switch status {
    case .done: badge(.acted)
    case .back: badge(.comeback)
    case .none: nil
    }
  }

  /// The day's mark, out of the ring, with a seam of the ground around it.
  private func badge(_ day: DayStatus) -> Node {
    ZStack { DayDot(day, diameter: Self.badgeDiameter) }
      .node.frame(width: Self.badgeDiameter + 4, height: Self.badgeDiameter + 4)
      .background(ground, corners: .capsule)
      .offset(x: 5, y: 5)
  }

  private var paint: Paint {
    switch status {
    case .done: .token(.acted)
    case .back: .token(.comeback)
    case .none: .token(.fill)
    }
  }
}

/// `.circle-h`: the companions side by side, on more lines where names are long.
package struct CompanionHeader: View {
  package let node: Node

  package init(@ViewBuilder rings: () -> [Node]) {
    node = FlowStack(.center, spacing: .grid(2), rings)
      .node.inEvenColumns().frame(width: .fill, alignment: .center).padding(horizontal: .cardInset)
      .named("companions")
  }
}
