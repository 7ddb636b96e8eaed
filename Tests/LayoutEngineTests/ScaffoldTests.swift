import DesignTokens
import Geometry
import LayoutEngine
import Testing
import Typography
import ViewTree

/// On a screen of 100 by 100: six rows of 50 points under bars.
@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct ScaffoldTests {
  private func rows(offset: Double = 0, showsEnd: Bool = false) -> ScrollArea {
    ScrollArea(offset: offset, insets: EdgeInsets(top: 1, bottom: 2), showsEnd: showsEnd) {
      (1...6).map { box("row\($0)", .fill, .fixed(50)) }
    }
  }

  private func scroll(_ tree: LayoutTree) throws -> LayoutNode.Scroll {
    try #require(tree.nodes.compactMap(\.scroll).first)
  }

  @Test func `bars stand at their edges, and content starts and ends clear of them`() throws {
    let scaffold = Scaffold(
      rows(offset: 9999), top: box("top", .fill, .fixed(10)),
      bottom: box("bottom", .fill, .fixed(20)))
    let tree = try TestScreen().layOut(scaffold)
    #expect(tree.node("s/top")?.frame == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(tree.node("s/bottom")?.frame == Rect(x: 0, y: 80, width: 100, height: 20))
    #expect(tree.node("s/row6")?.frame.maxY == 78)
    let scroll = try scroll(tree)
    #expect(scroll.insets == EdgeInsets(top: 11, bottom: 22))
    #expect(scroll.bars == EdgeInsets(top: 10, bottom: 20))
    #expect(scroll.contentHeight == 333)
    #expect(scroll.maximumOffset == 233)
  }

  @Test func `the safe area counts where a bar needs less`() throws {
    let scaffold = Scaffold(
      rows(), top: box("top", .fill, .fixed(10)), bottom: box("bottom", .fill, .fixed(20)),
      safeArea: EdgeInsets(top: 7, bottom: 34))
    let scroll = try scroll(try TestScreen().layOut(scaffold))
    #expect(scroll.bars == EdgeInsets(top: 10, bottom: 34))
  }

  @Test(arguments: [TextSize.xSmall, .large, .accessibility5])
  func `a bar of text takes as much of the content as its lines need`(size: TextSize) throws {
    let screen = try TestScreen(120, 600)
    let bar = Text("یک پرسش که در یک سطر جا نمی‌شود").named("bar")
    let scaffold = Scaffold(rows(showsEnd: true), bottom: bar).node.named("s")
    let tree = try screen.layouter(textSize: size).layOut(scaffold, size: screen.size)
    let frame = try #require(tree.node("s/bar")).frame
    #expect(try #require(tree.node("s/bar")?.paragraph).lines.count > 1)
    #expect(frame.maxY == 600)
    let scroll = try scroll(tree)
    #expect(scroll.offset == scroll.maximumOffset)
    #expect(abs(scroll.bars.bottom - frame.height) <= 1)
  }

  @Test func `the end is shown, however much content there is`() throws {
    let tree = try TestScreen().layOut(
      Scaffold(rows(showsEnd: true), bottom: box("bottom", .fill, .fixed(20))))
    #expect(tree.node("s/row6")?.frame.maxY == 78)
  }

  @Test(arguments: [(0.0, 0.0), (20, 20), (30, 30), (500, 30)])
  func `a title can be scrolled away from content that is too short to scroll`(
    asked: Double, given: Double
  ) throws {
    let area = ScrollArea(offset: asked, title: "title") {
      box("title", .fill, .fixed(30))
      box("rest", .fill, .fixed(40))
    }
    let tree = try TestScreen().layOut(area)
    let scroll = try scroll(tree)
    #expect(scroll.offset == given)
    #expect(scroll.titleHeight == 30)
    #expect(scroll.contentHeight == 70)
    #expect(tree.node("s/title")?.frame.minY == -given)
  }

  @Test func `the height of a title is counted from the start of the content`() throws {
    let area = ScrollArea(offset: 12, insets: EdgeInsets(top: 9), title: "title") {
      box("space", .fill, .fixed(4))
      box("title", .fill, .fixed(30))
      box("rest", .fill, .fixed(400))
    }
    #expect(try scroll(try TestScreen().layOut(area)).titleHeight == 34)
  }

  @Test func `a scaffold of no given height is as high as what it holds`() throws {
    let scaffold = Scaffold(
      ScrollArea { box("row", .fill, .fixed(50)) }, top: box("top", .fill, .fixed(10)),
      bottom: box("bottom", .fill, .fixed(20))
    ).node.frame(height: .range())
    let tree = try TestScreen().layOut(scaffold)
    #expect(tree.node("s/row")?.frame == Rect(x: 0, y: 10, width: 100, height: 50))
    #expect(tree.node("s/bottom")?.frame == Rect(x: 0, y: 60, width: 100, height: 20))
  }
}
