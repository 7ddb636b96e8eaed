import DesignTokens
import Geometry
import LayoutEngine
import Testing
import Typography
import ViewTree

/// How texts are set: once, on whole pixels, and where the room is.
@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct SettingTests {
  private func paragraphs(_ view: some View) throws -> Int {
    let screen = try TestScreen(393, 852, scale: 3, direction: .rightToLeft)
    let layouter = screen.layouter()
    _ = try layouter.layOut(view.node, size: screen.size)
    return layouter.paragraphCount
  }

  @Test func `the paragraph that was measured is the one that is placed`() throws {
    let column = VStack(.leading) {
      (0..<25).map { Text("قدم \($0)، که در یک سطر جا نمی‌شود و به سطر بعدی می‌رود").node }
    }
    #expect(try paragraphs(column) == 25)
    // In a row a text is asked how wide it would like to be, and then set in what it gets.
    let row = HStack {
      Text("قدم امروز")
      Spacer()
    }
    #expect(try paragraphs(row) == 2)
    #expect(try paragraphs(ZStack { row }.node.padding(0.3).fillWidth()) == 2)
  }

  @Test(arguments: [100.0, 101, 102.5, 211])
  func `centred lines stand on 64ths of a pixel, half of the spare room from the left`(
    width: Double
  ) throws {
    let screen = try TestScreen(width, 400, scale: 1)
    var odd = 0
    for word in ["قدم", "امروز", "برگشت", "تعهد", "هم‌مسیر", "۱۲ روز"] {
      let tree = try screen.layOut(
        Text(word).textAlignment(.center).named("t").frame(width: .fill, alignment: .center))
      let line = try #require(tree.nodes.lazy.compactMap(\.paragraph).first?.lines.first)
      let node = try #require(tree.nodes.first { $0.paragraph != nil })
      let spare = (node.frame.width - line.width) * 64
      if spare.rounded(.down).truncatingRemainder(dividingBy: 2) == 1 { odd += 1 }
      #expect((line.left * 64).rounded() == line.left * 64)
      #expect(line.left * 64 == (spare / 2).rounded(.down))
    }
    #expect(odd > 0 || width != 101, "no case in which rounding matters")
  }

  @Test(arguments: [(20.0, 4.0), (4, 4), (2, 2), (0, 0)])
  func `what stands closer than four points apart does so when a row becomes a column`(
    spacing: Double, gap: Double
  ) throws {
    let row = HStack(spacing: spacing) {
      box("a", 30, 10)
      Spacer()
      box("b", 20, 10)
    }.node.reflowing().named("s")
    let screen = try TestScreen()
    let tree = try screen.layouter(textSize: .accessibility1).layOut(row, size: screen.size)
    let first = try #require(tree.node("s/a")).frame
    let second = try #require(tree.node("s/b")).frame
    #expect(second.minY - first.maxY == gap)
    #expect(second.minX == first.minX)
    let wide = try screen.layouter(textSize: .xxxLarge).layOut(row, size: screen.size)
    #expect(wide.node("s/b")?.frame.minY == wide.node("s/a")?.frame.minY)
  }
}
