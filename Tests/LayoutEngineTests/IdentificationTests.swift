import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct IdentificationTests {
  private func ids(_ view: some View) throws -> [String] {
    try TestScreen().layouter().layOut(view.node, size: Size(width: 100, height: 100)).nodes
      .map(\.id)
  }

  @Test func `names are joined by slashes, equal ones below one ancestor are numbered`() throws {
    let row = HStack { box("primary", 1, 1) }.node.named("node")
    let screen = VStack {
      VStack {
        row
        row
      }.node.named("timeline")
    }.node.named("today")
    #expect(
      try ids(screen) == [
        "today", "today/timeline", "today/timeline/node[1]", "today/timeline/node[1]/primary",
        "today/timeline/node[2]", "today/timeline/node[2]/primary",
      ])
  }

  @Test func `a node without a name is called after its kind, and is always numbered`() throws {
    let screen = VStack {
      HStack { Text("یک") }
      Text("دو")
      Spacer()
      Area().node.role(.button)
      FigureView(.line(.init(.black, width: 1)))
    }.node.named("s")
    #expect(
      try ids(screen) == [
        "s", "s/stack[1]", "s/text[1]", "s/text[2]", "s/spacer[1]", "s/button[1]", "s/figure[1]",
      ])
  }

  @Test func `nodes without names do not part equal names`() throws {
    let screen = VStack {
      HStack { box("a", 1, 1) }
      HStack { box("a", 1, 1) }
    }.node.named("s")
    #expect(try ids(screen) == ["s", "s/stack[1]", "s/a[1]", "s/stack[2]", "s/a[2]"])
  }

  @Test func `backgrounds and overlays are named like children, in paint order`() throws {
    let card = VStack { box("inner", 1, 1) }.node.named("card")
      .background(.center, box("shade", 1, 1)).overlay(.center, box("badge", 1, 1))
    #expect(
      try ids(VStack { card }.node.named("s"))
        == ["s", "s/card", "s/card/shade", "s/card/inner", "s/card/badge"])
  }

  @Test func `no two nodes share an id`() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<30 {
      let ids = try ids(RandomTree.node(depth: 5, using: &generator))
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `a name that looks like the number of another stays apart`() throws {
    let screen = VStack {
      box("text", 1, 1)
      Text("یک")
      Text("دو")
    }.node.named("s")
    #expect(try ids(screen) == ["s", "s/text", "s/text[2]", "s/text[3]"])
  }
}
