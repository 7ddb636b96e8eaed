internal import DesignTokens
package import ViewTree

/// `.seg`: one of a few, side by side, equally wide.
///
/// Source: design document, Components, Segmented (32 high); platform figures section 7 (capsule,
/// thumb inset 2, titles 13, shadows of the thumb).
package struct SegmentedControl: View {
  package struct Segment: Hashable, Sendable {
    package var name: String
    package var title: String
    package var action: ElementAction?

    package init(name: String, title: String, action: ElementAction?) {
      self.name = name
      self.title = title
      self.action = action
    }
  }

  private static let height = Length.token(.segmentedHeight)

  private let segments: [Segment]
  private let selection: Int
  private let thumbPosition: ThumbPlace

  /// - Parameter thumbPosition: in segments from the first; between two of them while it slides.
  package init(_ segments: [Segment], selection: Int, thumbPosition: ThumbPlace? = nil) {
    self.segments = segments
    self.selection = selection
    self.thumbPosition = thumbPosition ?? ThumbPlace(Double(selection))
  }

  package var node: Node {
    HStack {
      for (index, segment) in segments.enumerated() { node(of: segment, at: index) }
    }
    .node.fillWidth(.center).minimumHeight(Self.height)
    .background(.fill, corners: .capsule)
    .background(.center, thumbTrack)
    .role(.segmentedControl).named("segments")
  }

  /// As many rooms as segments; the thumb lives in the first and slides from there.
  private var thumbTrack: Node {
    HStack {
      for index in segments.indices {
        if index == 0 {
          ZStack { for thumb in thumbPosition.nodes(thumb) { thumb } }
            .node.frame(width: .fill, height: .fill)
        } else {
          Area().frame(width: .fill, height: .fill)
        }
      }
    }
    .node.frame(width: .fill, height: .fill)
  }

  private func thumb(at position: Double) -> Node {
    Area().frame(width: .fill, height: .fill)
      .background(.thumb, corners: .capsule)
      .shadow(.segmentThumb)
      .named("thumb").padding(.token(.thumbInset)).relativeOffset(x: position)
  }

  private func node(of segment: Segment, at index: Int) -> Node {
    let isSelected = index == selection
    let title = Text(segment.title, .footnote)
      .fixedTextSize().lineLimit(1).textAlignment(.center)
    return title.padding(horizontal: .grid(2), vertical: .grid(1))
      .fillWidth(.center).minimumHeight(Self.height)
      .role(.segment).label(segment.title).selected(isSelected)
      .controlled(by: segment.action, isEnabled: true, press: .fade).named(segment.name)
  }
}
