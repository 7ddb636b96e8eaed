package import DesignTokens
package import ViewTree

/// `.sec .sec-t .list .sec-f`: rows on a white card with rounded corners, under a title and above a
/// footer. The only card of the app.
///
/// It has no name of its own, so that the ids of its rows are short.
///
/// Source: design document, Components, Inset-grouped list (radius 26); platform figures section 7
/// (side inset 16, text 16 further in, footer 8 below).
package struct ListSection: View {
  private let title: String?
  private let footer: String?
  private let card: Paint
  private let rows: [Node]

  /// - Parameter ground: what the card stands on; it is white on grey and grey on white.
  package init(
    _ title: String? = nil, footer: String? = nil, on ground: ColorToken = .groupedBackground,
    @ViewBuilder rows: () -> [Node]
  ) {
    self.title = title
    self.footer = footer
    card = .token(ground == .background ? .groupedBackground : .background)
    self.rows = rows()
  }

  package var node: Node {
    VStack(.leading) {
      if let title { SectionHeader(title) }
      list
      if let footer {
        Text(footer, .footnote).foreground(.secondaryLabel).fillWidth()
          .padding(top: .grid(2), leading: .rowInset, trailing: .rowInset)
          .named("footer")
      }
    }
    .node.fillWidth().padding(horizontal: .cardInset)
  }

  private var list: Node {
    VStack(.leading) {
      for (index, row) in rows.enumerated() {
        index == rows.count - 1 ? row.withoutSeparator : row
      }
    }
    .node.fillWidth().background(card, corners: .card)
    .modified { $0.appearance.clips = true }
    .role(.list)
  }
}

/// `.sec-t`: the title over a group of rows.
///
/// Source: platform figures section 7: 40.5 high, 17 semibold, secondary.
package struct SectionHeader: View {
  package let node: Node

  package init(_ title: String) {
    node = Text(title, .headline).foreground(.secondaryLabel)
      .padding(top: .grid(2), leading: .rowInset, bottom: .grid(2), trailing: .rowInset)
      .fillWidth().minimumHeight(.grid(10), alignment: .leading)
      .role(.header).named("header")
  }
}

extension Node {
  /// A row with a line under it, which its section takes away again where it is the last.
  func withSeparator(leadingInset: Length) -> Node {
    let line = Hairline().padding(leading: leadingInset, trailing: .rowInset)
    return overlay(.bottomLeading, line.role(.separator))
  }

  fileprivate var withoutSeparator: Node {
    modified { $0.overlays.removeAll { $0.node.role == .separator } }
  }
}
