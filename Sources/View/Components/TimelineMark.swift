internal import DesignTokens
package import ViewTree

/// What stands on the line of the day: a step's disc, or the moon over the evening's step.
package enum TimelineMark: Hashable, Sendable {
  case step(TimelineMarkerStatus)
  case moon

  var node: Node {
    switch self {
    case .step(let status): TimelineMarker(status).node
    case .moon:
      Icon(.moonFilled, size: Self.moonSize, .token(.secondaryLabel)).node.scaled(with: .headline)
    }
  }

  /// The height of what the line keeps away from, without a halo.
  private var height: Length {
    switch self {
    case .step: .scaled(.token(.timelineMarker), with: .headline)
    case .moon: .scaled(.points(Self.moonSize), with: .headline)
    }
  }

  /// The first line of the text that the mark belongs to.
  private var lineHeight: Length {
    switch self {
    case .step: .line(of: .headline)
    case .moon: .line(of: .subhead)
    }
  }

  /// From the top of the row down to the mark, so that it stands in the middle of the first line.
  var inset: Length { .most(0, (lineHeight - height) / 2) }

  /// From the top of the row down to that line, where the mark is the higher of the two.
  var textInset: Length { .most(0, (height - lineHeight) / 2) }

  /// Between the mark and the line, the halo of the current mark included.
  var air: Length {
    let halo = self == .step(.current) ? TimelineMarker.halo : 0
    return .scaled(.grid(0.5) + .points(halo), with: .headline)
  }

  private static let moonSize = 20.0
}

/// `.tl-node`: the mark of a step on the line.
///
/// Source: design document, Components, Loop timeline (the current node is filled green).
package struct TimelineMarker: View {
  private static let diameter = Length.token(.timelineMarker)
  /// How far the halo of the current step reaches around its disc.
  static let halo = 5.0

  package let node: Node

  package init(_ status: TimelineMarkerStatus) {
    let disc = Area().frame(width: Self.diameter, height: Self.diameter).corners(.capsule)
    let mark: Node
    switch status {
    case .done:
      mark = disc.background(.acted, corners: .capsule)
        .overlay(.center, Icon(.checkmarkBold, size: 15, .token(.onTint)))
    case .current:
      let reach = Self.diameter + .points(2 * Self.halo)
      let halo = Area().frame(width: reach, height: reach)
        .background(.token(.acted, opacity: 0.18), corners: .capsule)
      mark = disc.background(.acted, corners: .capsule)
        .background(.center, halo)
        .overlay(.center, Area().frame(width: 8, height: 8).background(.onTint, corners: .capsule))
    case .next, .outline:
      let paint = Paint.token(status == .next ? .tertiaryLabel : .secondaryLabel)
      mark = disc.border(paint, width: .points(.token(.markStroke)))
    }
    node = mark.scaled(with: .headline).named("marker")
  }
}
