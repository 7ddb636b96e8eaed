internal import DesignTokens
package import ViewTree

/// `.lesson .ls-h`: something to read: a heavy title, what it belongs to, and paragraphs.
///
/// Source: design document, Components, Lesson reader (heavy title, body 17/1.75).
package struct LessonReader: View {
  package let node: Node

  package init(title: String, detail: String, paragraphs: [String]) {
    node = VStack(.leading) {
      Text(title, .largeTitle).fillWidth().named("title").role(.header)
      Text(detail, .footnote).foreground(.secondaryLabel).fillWidth().padding(top: .grid(2))
        .named("detail")
      VStack(.leading, spacing: .grid(4)) {
        for paragraph in paragraphs { Text(paragraph, .body).fillWidth().named("paragraph") }
      }
      .node.fillWidth().padding(top: .grid(5))
    }
    .node.fillWidth().padding(horizontal: .textInset).named("lesson")
  }
}

/// `.ls-cta`: what stays at the bottom of the screen while the rest scrolls under it.
///
/// Source: design document, Components, Lesson reader (one sticky CTA).
package struct StickyBar: View {
  package let node: Node

  /// - Parameter bottomInset: the safe area below the content.
  package init(bottomInset: Double, @ViewBuilder content: () -> [Node]) {
    node = VStack { content() }.node.fillWidth()
      .padding(
        top: .grid(3), leading: .cardInset, bottom: .most(.grid(4), .points(bottomInset)),
        trailing: .cardInset
      )
      .background(.background)
      .overlay(.top, Hairline())
      .role(.bar).named("cta")
  }
}
