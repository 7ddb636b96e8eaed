internal import DesignTokens
package import ViewTree

/// `.ring`: how far a chapter is.
///
/// Source: design document, Components, Chapter row; screens.md P (the present chapter's ring is
/// two thirds full).
package struct ProgressRing: View {
  package enum Status: Hashable, Sendable {
    case done
    /// The chapter of today; `fraction` of it is behind.
    case now(fraction: Double)
    /// Ahead: its row is disabled, which dims it, so that the ring itself is not faint.
    case empty
  }

  private static let diameter = Length.token(.chapterRing)
  private static let width = Length.token(.ringStroke)

  package let node: Node

  package init(_ status: Status) {
    let paint = Paint.token(status == .empty ? .label : .fill)
    let track = FigureView(.ring(paint: paint, width: Self.width, fraction: 1))
      .frame(width: Self.diameter, height: Self.diameter)
    switch status {
    case .done:
      node = track.overlay(.center, Self.arc(1)).overlay(.center, Self.check).named("ring")
    case .now(let fraction): node = track.overlay(.center, Self.arc(fraction)).named("ring")
    case .empty: node = track.named("ring")
    }
  }

  private static func arc(_ fraction: Double) -> Node {
    FigureView(.ring(paint: .token(.acted), width: width, fraction: fraction))
      .frame(width: .fill, height: .fill)
  }

  private static let check = Icon(.checkmarkBold, size: 13, .token(.acted)).node
}

/// A chapter in the list of chapters; a tap pushes it.
package struct ChapterRow: View {
  package let node: Node

  package init(
    _ title: String, value: String, status: ProgressRing.Status, action: ElementAction?,
    isEnabled: Bool = true
  ) {
    node = ListRow(
      title, value: value, leading: .ring(status), trailing: .chevron, action: action,
      isEnabled: isEnabled
    ).node.named("chapter")
  }
}
