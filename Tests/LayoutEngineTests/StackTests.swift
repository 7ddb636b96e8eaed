import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct StackTests {
  @Test(arguments: [(Alignment.Horizontal.leading, 0.0), (.center, 10), (.trailing, 20)])
  func `a column puts views below each other`(alignment: Alignment.Horizontal, x: Double) throws {
    let column = VStack(alignment, spacing: 5) {
      box("a", 10, 20)
      box("b", 30, 10)
    }
    #expect(
      try TestScreen().frames("a", "b", of: column) == [
        Rect(x: x, y: 0, width: 10, height: 20), Rect(x: 0, y: 25, width: 30, height: 10),
      ])
  }

  @Test(arguments: [(Alignment.Vertical.top, 0.0), (.center, 5), (.bottom, 10)])
  func `a row puts views side by side`(alignment: Alignment.Vertical, y: Double) throws {
    let row = HStack(alignment, spacing: 4) {
      box("a", 10, 20)
      box("b", 30, 10)
    }
    #expect(
      try TestScreen().frames("a", "b", of: row) == [
        Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 14, y: y, width: 30, height: 10),
      ])
  }

  @Test func `a row starts at the right where the screen reads from there`() throws {
    let row = HStack(spacing: 4) {
      box("a", 10, 20)
      box("b", 30, 20)
    }
    #expect(
      try TestScreen(direction: .rightToLeft).frames("a", "b", of: row) == [
        Rect(x: 90, y: 0, width: 10, height: 20), Rect(x: 56, y: 0, width: 30, height: 20),
      ])
  }

  @Test func `spacers take what the others leave, in equal parts`() throws {
    let row = HStack {
      box("a", 10, 1)
      Spacer()
      box("b", 20, 1)
      Spacer()
      box("c", 10, 1)
    }
    #expect(try TestScreen().frames("a", "b", "c", of: row).map { $0?.minX } == [0, 40, 90])
    let column = VStack {
      box("a", 1, 10)
      Spacer()
      box("b", 1, 20)
    }.node.frame(height: .fill)
    #expect(try TestScreen().frames("a", "b", of: column).map { $0?.minY } == [0, 80])
  }

  @Test func `a spacer keeps its minimum where there is no room`() throws {
    let row = HStack {
      box("a", 60, 1)
      Spacer(minimum: 8)
      box("b", 60, 1)
    }
    let frames = try TestScreen().frames("a", "b", of: row)
    #expect(frames[0].flatMap { a in frames[1].map { $0.minX - a.maxX } } == 8)
  }

  private static let shares: [([Extent], [Double])] = [
    ([.fill, .fixed(20), .fill], [40, 20, 40]),
    ([.fill(minimum: 70), .fill], [70, 30]),
    ([.fill, .fill(minimum: 50), .fill(minimum: 30)], [20, 50, 30]),
    ([.fill(minimum: 20), .fill(minimum: 30)], [50, 50]),
    ([.fill(minimum: 80), .fill(minimum: 60)], [80, 60]),
    ([.fixed(120), .fill], [120, 0]),
  ]

  @Test(arguments: shares)
  func `views that fill share the rest, but none gets less than its minimum`(
    extents: [Extent], expected: [Double]
  ) throws {
    let names = ["a", "b", "c"]
    let row = HStack { zip(names, extents).map { box($0, $1, .fixed(1)) } }
    let tree = try TestScreen().layOut(row)
    #expect(extents.indices.map { tree.node("s/" + names[$0])?.frame.width } == expected)
    let column = VStack { zip(names, extents).map { box($0, .fixed(1), $1) } }
      .node.frame(height: .fill)
    let turned = try TestScreen().layOut(column)
    #expect(extents.indices.map { turned.node("s/" + names[$0])?.frame.height } == expected)
  }

  @Test func `a spacer's minimum is kept beside a view that fills`() throws {
    let row = HStack {
      Spacer(minimum: 70)
      box("a", .fill, .fixed(1))
    }
    #expect(
      try TestScreen().frames("a", of: row) == [Rect(x: 70, y: 0, width: 30, height: 1)])
  }

  @Test func `a pile is as large as its largest view`() throws {
    let pile = ZStack(.bottomTrailing) {
      box("a", 40, 10)
      box("b", 10, 30)
    }.node.named("pile")
    #expect(
      try TestScreen().frames("pile", "pile/a", "pile/b", of: pile) == [
        Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: 0, y: 20, width: 40, height: 10),
        Rect(x: 30, y: 0, width: 10, height: 30),
      ])
  }

  @Test func `stacks without children take no room`() throws {
    let column = VStack {
      VStack {}.node.named("a")
      HStack(spacing: 9) {}.node.named("b")
      ZStack {}.node.named("c")
    }
    #expect(
      try TestScreen().frames("a", "b", "c", of: column).allSatisfy { $0?.size == .zero })
  }

  @Test func `a short text keeps its width, a long one wraps in the rest`() throws {
    let row = HStack(.top) {
      Text("یک دو سه چهار پنج شش هفت هشت نه ده").node.named("long")
      Text("یک").node.named("short")
    }
    let screen = try TestScreen(200, 400)
    let alone = try #require(try screen.frames("short", of: Text("یک").node.named("short"))[0])
    let frames = try screen.frames("long", "short", of: row)
    let (long, short) = (try #require(frames[0]), try #require(frames[1]))
    #expect(short.size == alone.size)
    #expect(long.height >= 2 * alone.height)
    #expect(short.minX == long.maxX)
    #expect(short.maxX <= 200)
  }

  @Test func `texts that are all too long share the room, but for less than a word`() throws {
    let text = "یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده"
    let row = HStack {
      Text(text).node.named("a")
      Text(text).node.named("b")
    }
    let frames = try TestScreen(200, 400).frames("a", "b", of: row)
    let (first, second) = (try #require(frames[0]), try #require(frames[1]))
    #expect(first.width <= 100)
    #expect(second.maxX <= 200)
    // The longest word, «یازده», is less than 40 points wide.
    #expect(abs(first.width - second.width) < 40)
  }

  @Test func `a higher priority gets its room first`() throws {
    let text = "یک دو سه چهار پنج شش هفت"
    let screen = try TestScreen(200, 400)
    let alone = try #require(try screen.frames("b", of: Text(text).node.named("b"))[0])
    let row = HStack {
      Text(text).node.named("a")
      Text(text).layoutPriority(1).named("b")
    }
    let frames = try screen.frames("a", "b", of: row)
    #expect(frames[1]?.width == alone.width)
    #expect(try #require(frames[0]).width <= 200 - alone.width)
  }
}
