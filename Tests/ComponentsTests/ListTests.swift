import Components
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
    #expect(card?.appearance.corners == .rounded(.cardRadius))
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
}
