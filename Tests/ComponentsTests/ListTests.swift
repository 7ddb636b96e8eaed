import Components
import DesignTokens
import Geometry
import Testing
import ViewTree

@Suite struct ListTests {
  private func separators(of row: Node) -> [Node.Attachment] {
    row.overlays.filter { $0.node.role == .separator }
  }

  @Test func `a line stands under every row but the last`() {
    let section = ListSection {
      ListRow("الف")
      ListRow("ب")
      ListRow("پ")
    }.built
    #expect(section.all("row").map { separators(of: $0).count } == [1, 1, 0])
  }

  @Test(arguments: [
    (ListRow.Leading.none, 16.0), (.icon(.leaf), 58), (.day(.acted), 58), (.ring(.empty), 58),
  ])
  func `the line under a row starts where its text does`(
    leading: ListRow.Leading, inset: Double
  ) {
    // Source: platform figures section 7: 16, or 16 + 30 + 12 after an icon.
    let line = separators(of: ListRow("الف", leading: leading).built).first?.node
    #expect(line?.layout.padding.leading == inset)
    #expect(line?.layout.padding.trailing == 16)
  }

  @Test func `a row is at least 52 high, with a subtitle 72`() {
    #expect(ListRow("الف").built.layout.height == .range(minimum: 52))
    #expect(ListRow("الف", subtitle: "ب").built.layout.height == .range(minimum: 72))
  }

  @Test func `a row that cannot be used fades, has no action and keeps its line`() {
    let row = ListRow("الف", action: "open", isEnabled: false).built
    #expect(row.semantics.action == nil)
    #expect(!row.semantics.isEnabled)
    #expect(row.children.allSatisfy { $0.appearance.opacity == 0.3 })
    #expect(row.appearance.opacity == 1)
  }

  @Test func `a row that opens nothing has no chevron, and its row alone dims its ring`() {
    func row(_ status: ProgressRing.Status, isEnabled: Bool) -> Node {
      ChapterRow("الف", value: "ب", status: status, action: "open", isEnabled: isEnabled).built
    }
    func symbols(_ row: Node) -> [String] {
      row.everything.compactMap { node in
        if case .symbol(let content) = node.content { content.symbol.name } else { nil }
      }
    }
    #expect(symbols(row(.now(fraction: 0.5), isEnabled: true)) == ["chevron.forward"])
    #expect(symbols(row(.empty, isEnabled: false)).isEmpty)
    let rings = row(.empty, isEnabled: false).everything.compactMap { node -> Paint? in
      if case .figure(.ring(let paint, _, _)) = node.content { paint } else { nil }
    }
    #expect(rings == [.token(.label)])
  }

  @Test func `opening a row moves nothing in it, and its detail is no larger than its subtitle`()
    throws
  {
    func row(_ detail: String?) -> Node {
      ListRow(
        "الف", subtitle: "ب", value: "پ", detail: detail, leading: .day(.acted),
        trailing: .disclosure(isOpen: true), action: "open"
      ).built
    }
    #expect(row("ت").children.first == row(nil).children.first)
    let detail = try #require(
      row("ت").everything.first {
        if case .text(let text) = $0.content { text.string == "ت" } else { false }
      })
    guard case .text(let text) = detail.content else { return }
    #expect(text.style == .subhead)
  }

  @Test func `marks grow as the text beside them does`() {
    // Source: Apple's guidelines, Dynamic Type sizes: Body and Headline are 17 at L, 40 at AX3.
    func widths(_ view: some View) -> [Double] {
      [TextSize.large, .accessibility3].compactMap { textSize in
        view.built(at: textSize).everything.compactMap { node -> Double? in
          switch node.content {
          case .symbol(let symbol): symbol.size
          case .figure(.ring): if case .fixed(let width) = node.layout.width { width } else { nil }
          default: nil
          }
        }.first
      }
    }
    let marks = [
      ListRow("الف", leading: .icon(.leaf)).node, ListRow("الف", leading: .ring(.empty)).node,
      ListRow("الف", leading: .day(.acted)).node, ListRow("الف", trailing: .chevron).node,
      ListRow("الف", trailing: .check).node,
      ListRow("الف", trailing: .disclosure(isOpen: true)).node,
      TimelineMarker(.done).node, EveningSection("شب").node,
    ]
    for (index, mark) in marks.enumerated() {
      let widths = widths(mark)
      #expect(widths.count == 2, "\(index)")
      guard widths.count == 2 else { continue }
      #expect(abs(widths[1] / widths[0] - 40.0 / 17) < 1e-9, "\(index): \(widths)")
    }
  }

  @Test func `a row with a switch tells its state`() {
    let row = ListRow("کاهش حرکت", trailing: .toggle(isOn: true), action: "toggle").built
    #expect(row.role == .switch)
    #expect(row.semantics.value == "1")
    #expect(row.semantics.action == "toggle")
  }

  @Test func `a section shows its title, its rows and its footer in this order`() {
    let section = ListSection("زمینه", footer: "پا") { ListRow("الف", value: "ب") }.built
    #expect(section.strings == ["زمینه", "الف", "ب", "پا"])
  }

  @Test func `the card of a section has the radius of the design document`() {
    let card = ListSection { ListRow("الف") }.built.everything.first { $0.role == .list }
    #expect(card?.appearance.corners == .continuous(.cardRadius))
    #expect(card?.appearance.clips == true)
  }

  @Test func `a field shows what was written, else its placeholder`() {
    let empty = TextFieldRow("قدم", text: "", placeholder: "چه؟", action: "write").built
    #expect(empty.strings == ["قدم", "چه؟"])
    let full = TextFieldRow("قدم", text: "راه", placeholder: "چه؟", action: "write").built
    #expect(full.strings == ["قدم", "راه"])
    #expect(full.role == .field)
    #expect(full.semantics.value == "راه")
  }

  @Test func `what is wrong with a field stands below its text, over its separator`() {
    let field = TextFieldRow("شماره", text: "۰۹۱", error: "کوتاه است.", action: "write").built
    #expect(field.strings == ["شماره", "۰۹۱", "کوتاه است."])
    let error = field.everything.first { $0.name == "error" }
    #expect(error?.children.first?.strings == ["کوتاه است."] || error?.strings == ["کوتاه است."])
    #expect(field.overlays.count { $0.node.role == .separator } == 1)
  }

  @Test func `a password shows a dot a letter, and says nothing aloud`() {
    let field = TextFieldRow("رمز", text: "بهار", hidesText: true, action: "write").built
    #expect(!field.strings.contains("بهار"))
    let dots = field.everything.filter { $0.appearance.corners == .capsule }
    #expect(dots.count == 4)
    #expect(field.semantics.value == "")
  }
}
