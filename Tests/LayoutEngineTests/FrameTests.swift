import DesignTokens
import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct FrameTests {
  /// The Persian zero is 906 units of 2048 wide; at 17 points and 2 pixels a point that is 15.04
  /// pixels, 16 with its edges on the raster.
  private static let zeroWidth = 8.0

  @Test func `padding stands around a view, its sides follow the direction of reading`() throws {
    let padded = box("a", 10, 20).padding(top: 1, leading: 2, bottom: 3, trailing: 4).named("p")
    #expect(
      try TestScreen().frames("p", "p/a", of: padded) == [
        Rect(x: 0, y: 0, width: 16, height: 24), Rect(x: 2, y: 1, width: 10, height: 20),
      ])
    #expect(
      try TestScreen(direction: .rightToLeft).frames("p", "p/a", of: padded) == [
        Rect(x: 84, y: 0, width: 16, height: 24), Rect(x: 88, y: 1, width: 10, height: 20),
      ])
  }

  @Test func `padding before a background lies in it, padding after it around it`() throws {
    let inside = HStack { box("a", 10, 10) }.node.padding(5).background(.white).named("card")
    #expect(try TestScreen().frames("card", of: inside)[0]?.size == Size(width: 20, height: 20))
    let outside = HStack { box("a", 10, 10) }.node.background(.white).named("card").padding(5)
    #expect(
      try TestScreen().frames("card", of: outside)
        == [Rect(x: 5, y: 5, width: 10, height: 10)])
  }

  @Test func `padding twice adds up`() throws {
    let twice = HStack { box("a", 10, 10) }.node.padding(5).padding(2).named("p")
    #expect(
      try TestScreen().frames("p", "p/a", of: twice) == [
        Rect(x: 0, y: 0, width: 24, height: 24), Rect(x: 7, y: 7, width: 10, height: 10),
      ])
  }

  @Test func `a frame stands around a text, whose own frame hugs its lines`() throws {
    let framed = Text("۰").node.named("t")
      .frame(width: .fixed(50), height: .fixed(60), alignment: .bottomTrailing).named("f")
    let frames = try TestScreen(scale: 2).frames("f", "f/t", of: framed)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 50, height: 60))
    // 17 × 1.75 = 29.75 high, its top 30.25 down: with edges on halves 30.5.
    #expect(frames[1] == Rect(left: 50 - Self.zeroWidth, top: 30.5, right: 50, bottom: 60))
  }

  @Test func `a text is as wide as its widest line on whole pixels`() throws {
    let text = Text("۰\n۰").node.named("t")
    #expect(
      try TestScreen(scale: 2).frames("t", of: text)
        == [Rect(x: 0, y: 0, width: Self.zeroWidth, height: 59.5)])
  }

  @Test func `a range hugs content between its bounds and wraps text at the upper one`() throws {
    let screen = try TestScreen(200, 400, scale: 2)
    func width(_ string: String, _ range: Extent) throws -> Double? {
      try screen.frames("f", of: Text(string).node.frame(width: range).named("f"))[0]?.width
    }
    #expect(try width("۰", .range(minimum: 44)) == 44)
    #expect(try width("۰", .range(maximum: 44)) == Self.zeroWidth)
    let long = String(repeating: "۰ ", count: 30)
    let wrapped = try #require(try width(long, .range(maximum: 60)))
    #expect(wrapped <= 60 && wrapped > 60 - Self.zeroWidth - 6)
  }

  @Test func `a range does not fill where its content does`() throws {
    let filling = box("a", .fill, .fixed(5))
    let column = HStack {
      HStack { filling }.node.frame(width: .range(maximum: 30)).named("r")
      Spacer()
      box("b", 10, 5)
    }
    #expect(
      try TestScreen().frames("r", "b", of: column) == [
        Rect(x: 0, y: 0, width: 30, height: 5), Rect(x: 90, y: 0, width: 10, height: 5),
      ])
  }

  @Test(arguments: [1.0, 2, 3])
  func `a hairline is one device pixel across all the room`(scale: Double) throws {
    let line = Hairline().node.named("line")
    let frame = try #require(try TestScreen(scale: scale).frames("line", of: line)[0])
    #expect(frame.width == 100)
    #expect((frame.height * scale * 1e9).rounded() == 1e9)
  }

  @Test func `a frame around a frame stands around it`() throws {
    let view = box("a", 10, 10).frame(width: .fixed(30), height: .fixed(30), alignment: .topLeading)
      .named("f")
    #expect(
      try TestScreen().frames("f", "f/a", of: view) == [
        Rect(x: 0, y: 0, width: 30, height: 30), Rect(x: 0, y: 0, width: 10, height: 10),
      ])
  }

  @Test func `content that is larger than its frame stands out by its alignment`() throws {
    let view = box("a", 30, 10).frame(width: .fixed(10), height: .fixed(10), alignment: .trailing)
      .named("f").padding(leading: 40)
    #expect(
      try TestScreen().frames("f/a", of: view) == [Rect(x: 20, y: 0, width: 30, height: 10)])
  }

  @Test func `an offset moves a view along the line of reading, but not its neighbours`() throws {
    let row = HStack {
      box("a", 10, 10).offset(x: 3, y: 4)
      box("b", 10, 10)
    }
    #expect(
      try TestScreen().frames("a", "b", of: row) == [
        Rect(x: 3, y: 4, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10),
      ])
    #expect(try TestScreen(direction: .rightToLeft).frames("a", of: row)[0]?.minX == 87)
  }

  @Test func `backgrounds and overlays stand in the frame and have no say in its size`() throws {
    let card = box("in", 40, 20).padding(5).named("card")
      .background(.topLeading, box("back", 90, 2)).overlay(.bottomTrailing, box("over", 10, 4))
      .overlay(.center, box("all", .fill, .fill))
    let tree = try TestScreen().layOut(card)
    #expect(tree.node("s/card")?.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(tree.node("s/card/back")?.frame == Rect(x: 0, y: 0, width: 90, height: 2))
    #expect(tree.node("s/card/over")?.frame == Rect(x: 40, y: 26, width: 10, height: 4))
    #expect(tree.node("s/card/all")?.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    let node = try #require(tree.node("s/card"))
    #expect(node.backgroundCount == 1)
    #expect(
      node.children.map(\.id)
        == ["s/card/back", "s/card/in", "s/card/over", "s/card/all"])
  }

  @Test func `text grows with the text size, and only where it may`() throws {
    let screen = try TestScreen(200, 200, scale: 2)
    let column = VStack(.leading) {
      Text("۰").node.named("grows")
      Text("۰").fixedTextSize().named("stays")
    }.node.named("s")
    let tree = try screen.layouter(textSize: .xxxLarge).layOut(column, size: screen.size)
    // Body is 23 points at xxxLarge: 906 / 2048 × 46 = 20.35 pixels.
    #expect(tree.node("s/grows")?.frame.width == 10.5)
    #expect(tree.node("s/stays")?.frame.width == Self.zeroWidth)
  }
}
