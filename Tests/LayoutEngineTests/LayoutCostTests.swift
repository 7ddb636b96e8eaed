import Geometry
import LayoutEngine
import Testing
import ViewTree

/// Costs are counted, not timed.
@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct LayoutCostTests {
  /// A text in `depth` boxes, one in the other, of several kinds.
  private func nest(_ depth: Int) -> Node {
    (0..<depth).reduce(Text("قدم امروز را انتخاب کن").node) { inner, level in
      switch level % 4 {
      case 0:
        return HStack {
          inner; Text("۰")
        }.node
      case 1: return VStack(.leading) { inner }.node.padding(0.25)
      case 2: return ZStack { inner }.node
      default:
        return HStack {
          inner; Spacer()
        }.node
      }
    }
  }

  /// A frame with an upper bound likes to be as wide as that, so each starts widths of its own.
  private func nestOfRanges(_ depth: Int) -> Node {
    (0..<depth).reduce(Text("قدم امروز را انتخاب کن").node) { inner, _ in
      HStack {
        inner; Text("۰"); Spacer()
      }.node.frame(width: .range(maximum: 500))
    }
  }

  private func measurements(_ view: some View, nodes: inout Int) throws -> Int {
    let screen = try TestScreen(393, 852, scale: 3)
    let layouter = screen.layouter()
    nodes = try layouter.layOut(view.node, size: screen.size).nodes.count
    return layouter.measurementCount
  }

  @Test func `boxes in boxes are measured in proportion to their number`() throws {
    var nodes = 0
    let few = try measurements(nest(20), nodes: &nodes)
    let many = try measurements(nest(80), nodes: &nodes)
    #expect(many <= 5 * few, "four times as deep: \(few), \(many)")
    #expect(many <= 8 * nodes)
  }

  @Test func `bounded boxes in each other cost no more than their number times their depth`() throws
  {
    var nodes = 0
    let count = try measurements(nestOfRanges(40), nodes: &nodes)
    #expect(count <= nodes * 40)
  }

  @Test func `rows of rows of texts are measured a few times each`() throws {
    func row(_ depth: Int) -> Node {
      if depth == 0 { return Text("قدم امروز").node }
      return HStack(.firstBaseline, spacing: 2) {
        row(depth - 1)
        row(depth - 1)
      }.node
    }
    var nodes = 0
    let count = try measurements(row(9), nodes: &nodes)
    #expect(nodes == 1023)
    #expect(count <= 8 * nodes)
  }

  @Test func `five thousand rows are measured a few times each`() throws {
    let list = ScrollArea {
      (0..<5000).map { number in
        HStack {
          Text("ردیف \(number)")
          Spacer()
          Icon(Symbol("dot", []), size: 24)
        }.node.padding(horizontal: 16, vertical: 8).fillWidth()
      }
    }
    var nodes = 0
    let count = try measurements(list, nodes: &nodes)
    #expect(nodes > 20_000)
    #expect(count <= 8 * nodes)
  }

  @Test func `five hundred boxes in one another are no trouble`() throws {
    var nodes = 0
    let count = try measurements(nest(500), nodes: &nodes)
    #expect(count <= 8 * nodes)
  }
}
