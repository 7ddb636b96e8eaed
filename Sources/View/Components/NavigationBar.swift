package import DesignTokens
package import ViewTree

/// The classic bar above a screen: an inline title that fades in, and buttons at both sides.
///
/// Source: platform figures section 2: 44 high under the status bar.
package struct NavigationBar: View {
  /// Room at both sides of the inline title for buttons.
  private static let sideRoom = 96.0

  private let title: String
  private let titleOpacity: Double
  private let fadeStrength: Double
  private let ground: ColorToken
  private let safeAreaTop: Double
  private let leading: Node?
  private let trailing: Node?

  /// - Parameters:
  ///   - titleOpacity: how far the inline title has faded in.
  ///   - fadeStrength: how far what scrolls under the bar blurs and fades into the ground, 0 to 1.
  package init(
    title: String, titleOpacity: Double, fadeStrength: Double, ground: ColorToken,
    safeAreaTop: Double, leading: Node? = nil, trailing: Node? = nil
  ) {
    self.title = title
    self.titleOpacity = titleOpacity
    self.fadeStrength = fadeStrength
    self.ground = ground
    self.safeAreaTop = safeAreaTop
    self.leading = leading
    self.trailing = trailing
  }

  package var node: Node {
    ZStack {
      if titleOpacity > 0 {
        Text(title, .headline).fixedTextSize().lineLimit(1).textAlignment(.center)
          .opacity(titleOpacity).padding(horizontal: Self.sideRoom).named("title").role(.header)
      }
      HStack {
        leading
        Spacer()
        trailing
      }.node.fillWidth().padding(horizontal: .grid(2))
    }
    .node.frame(width: .fill, alignment: .center).fixedHeight(.token(.navigationBarHeight))
    .padding(top: safeAreaTop)
    .background(
      .center,
      Area().frame(width: .fill, height: .fill)
        .edgeFade(EdgeFading(.top, into: ground, strength: fadeStrength))
    )
    .named("navigationbar").role(.bar)
  }
}

/// The title in large type that a root screen starts with; it scrolls with the content.
package struct LargeTitle: View {
  package let node: Node

  package init(_ title: String) {
    node = Text(title, .largeTitle)
      .fillWidth()
      .padding(horizontal: .textInset)
      .fillWidth().minimumHeight(.token(.largeTitleHeight))
      .named("title").role(.header)
  }
}
