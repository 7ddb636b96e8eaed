internal import DesignTokens
internal import Geometry
package import ViewTree

/// `.modal`: a page that covers the screen up to a lip, with its bar and content that scrolls.
///
/// Source: platform figures section 4; radius 26 by section 13 line 7.
package struct PageSheet: View {
  package let node: Node

  /// - Parameters:
  ///   - content: below the bar, one below the other.
  ///   - bottomInset: room below the content, which reaches under the home indicator.
  package init(
    bar: SheetBar, scrollOffset: Double = 0, bottomInset: Double,
    @ViewBuilder content: () -> [Node]
  ) {
    node = VStack {
      bar
      ScrollArea(offset: scrollOffset, insets: .init(top: 4, bottom: bottomInset + 16)) {
        VStack(spacing: .sectionGap, content).node.fillWidth()
      }
    }
    .node.frame(width: .fill, height: .fill)
    .background(.groupedBackground, corners: .sheet)
    .clipped().role(.sheet)
  }
}

/// `.modal.form`: a short task at the bottom of the screen, as high as its content.
///
/// Source: platform figures section 4 (grabber; height = content + safe area).
package struct FormSheet: View {
  /// Between the sheet and the edges of the screen, at the sides and below.
  ///
  /// Source: platform figures section 4 (non-large detents float).
  package static let margin = 8.0

  package let node: Node

  /// - Parameter maximumHeight: content that is higher scrolls.
  package init(
    bar: SheetBar, scrollOffset: Double = 0, bottomInset: Double,
    maximumHeight: Double = .infinity, @ViewBuilder content: () -> [Node]
  ) {
    node = VStack {
      bar
      ScrollArea(offset: scrollOffset, insets: .init(top: 4, bottom: bottomInset + 16)) {
        VStack(spacing: .sectionGap, content).node.fillWidth()
      }
    }
    .node.padding(top: .token(.grabberHeight))
    .frame(width: .fill, height: .range(maximum: maximumHeight), alignment: .top)
    .background(.groupedBackground, corners: .card)
    .overlay(.top, Grabber().node.offset(y: .token(.grabberHeight)))
    .clipped().role(.sheet)
  }
}
