/// Something that scrolls and keeps its own offset.
package enum ScrollRegion: Hashable, Sendable {
  case screen(Route)
  /// One side of the Path screen's segmented control.
  case pathSegment(PathSegment)
  case sheet(SheetKind)
}

/// The two sides of the Path screen.
package enum PathSegment: String, CaseIterable, Hashable, Sendable {
  case chapters, commitments

  /// 0 for the first in reading order.
  package var position: Int {
    switch self {
    case .chapters: 0
    case .commitments: 1
    }
  }
}
