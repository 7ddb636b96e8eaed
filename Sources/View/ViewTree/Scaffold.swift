package import Geometry

/// Content that scrolls under bars, clear of them at both ends: what iOS calls `safeAreaInset`.
package struct Scaffold: View {
  package let node: Node

  /// - Parameters:
  ///   - content: what lies under the bars; where it scrolls, its insets grow by what they cover.
  ///   - top: a bar at the upper edge, as high as it is.
  ///   - bottom: a bar at the lower edge, as high as it is.
  ///   - safeArea: room that is taken at the edges whatever the bars need.
  package init(
    _ content: some View, top: Node? = nil, bottom: Node? = nil, safeArea: EdgeInsets = .zero
  ) {
    let bars = [(Node.Scaffold.Edge.top, top), (.bottom, bottom)]
    node = Node(
      .scaffold(.init(bars: bars.compactMap { $1 == nil ? nil : $0 }, safeArea: safeArea)),
      children: [content.node] + bars.compactMap(\.1)
    ).frame(width: .fill, height: .fill)
  }
}
