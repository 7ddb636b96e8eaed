import Geometry
import LayoutEngine
import Testing
import ViewTree

extension LayoutNode.Scroll {
  /// Its offset, the height of its content, and the largest offset.
  fileprivate var figures: [Double] { [offset, contentHeight, maximumOffset] }
}

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct ScrollTests {
  /// Six rows of 50 points on a screen of 100.
  private func area(
    offset: Double, insets: EdgeInsets = .zero, revealing name: String? = nil
  ) -> Node {
    let area = ScrollArea(offset: offset, insets: insets) {
      (1...6).map { box("row\($0)", .fill, .fixed(50)) }
    }
    return area.node.modified { node in
      guard case .scroll(var scroll) = node.content else { return }
      scroll.revealed = name
      node.content = .scroll(scroll)
    }.named("list")
  }

  @Test(arguments: [(0.0, 0.0), (30, 30), (200, 200), (500, 200), (-40, 0)])
  func `the offset is clamped to the content`(asked: Double, given: Double) throws {
    let tree = try TestScreen().layOut(area(offset: asked))
    let list = try #require(tree.node("s/list"))
    #expect(list.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(list.scroll?.figures == [given, 300, 200])
    #expect(
      tree.node("s/list/row2")?.frame == Rect(x: 0, y: 50 - given, width: 100, height: 50))
  }

  @Test func `insets are a part of what scrolls`() throws {
    let insets = EdgeInsets(top: 10, leading: 3, bottom: 20, trailing: 5)
    let tree = try TestScreen(direction: .rightToLeft).layOut(area(offset: 999, insets: insets))
    #expect(tree.node("s/list")?.scroll?.figures == [230, 330, 230])
    #expect(
      tree.node("s/list/row6")?.frame == Rect(x: 5, y: 30, width: 92, height: 50))
  }

  @Test func `content that is lower than the area does not scroll`() throws {
    let list = ScrollArea(offset: 70) { box("a", 10, 40) }.node.named("list")
    let tree = try TestScreen().layOut(list)
    #expect(tree.node("s/list")?.scroll?.figures == [0, 40, 0])
    #expect(tree.node("s/list/a")?.frame.minY == 0)
  }

  @Test(arguments: [
    ("row1", 120.0, 0.0), ("row4", 0, 100), ("row6", 0, 200), ("row3", 75, 75), ("row5", 140, 150),
    ("absent", 33, 33),
  ])
  func `the offset changes no further than shows a node that must be visible`(
    name: String, asked: Double, given: Double
  ) throws {
    let tree = try TestScreen().layOut(area(offset: asked, revealing: name))
    #expect(tree.node("s/list")?.scroll?.offset == given)
  }

  @Test func `a node that must be visible does not hide under the insets`() throws {
    let insets = EdgeInsets(top: 10, bottom: 20)
    // Row 4 lies from 160 to 210; 80 of 100 points are free below.
    let down = try TestScreen().layOut(area(offset: 0, insets: insets, revealing: "row4"))
    #expect(down.node("s/list/row4")?.frame.maxY == 80)
    let up = try TestScreen().layOut(area(offset: 999, insets: insets, revealing: "row4"))
    #expect(up.node("s/list/row4")?.frame.minY == 10)
  }
}
