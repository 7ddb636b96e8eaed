import Geometry
import Snapshots
import Testing
import Verification

@Suite struct LayoutDifferenceTests {
  /// A card with a title and a button, all in points.
  private let before = LayoutRecord(nodes: [
    .init(id: "card", parent: nil, frame: Rect(x: 16, y: 100, width: 361, height: 120)),
    .init(
      id: "card/title", parent: 0, frame: Rect(x: 200, y: 110, width: 161, height: 30),
      values: [.init(.text, "گام امروز"), .init(.colour, "label #000000"), .init(.letters, "a1")]),
    .init(
      id: "card/button", parent: 0, frame: Rect(x: 32, y: 160, width: 329, height: 44),
      values: [.init(.fill, "tint #007AFF")]),
    .init(id: "card/button/text", parent: 2, frame: Rect(x: 150, y: 170, width: 90, height: 24)),
  ])

  private func lines(_ change: (inout LayoutRecord) -> Void) -> [String] {
    var after = before
    change(&after)
    return LayoutDifference(from: before, to: after).lines()
  }

  @Test func `Equal layouts do not differ`() {
    #expect(LayoutDifference(from: before, to: before).isEmpty)
  }

  @Test func `A node that moved is named with its way`() {
    #expect(
      lines { $0.nodes[1].frame.origin = Point(x: 199.5, y: 112) }
        == ["'card/title' moved 0.5 pt left and 2 pt down"])
  }

  @Test func `What moves with its parent is not named`() {
    #expect(
      lines {
        $0.nodes[2].frame.origin.x += 1
        $0.nodes[3].frame.origin.x += 1
      } == ["'card/button' moved 1 pt right"])
  }

  @Test func `Size, text and colour are told with before and after`() {
    #expect(
      lines {
        $0.nodes[1].frame.size.width = 170
        $0.nodes[1].values = [
          .init(.text, "گام فردا"), .init(.colour, "label #010000"), .init(.letters, "b2"),
        ]
      } == [
        "'card/title' changed its text from «گام امروز» to «گام فردا»",
        "'card/title' changed its colour from label #000000 to label #010000",
        "'card/title' changed its size from 161×30 to 170×30 pt",
      ])
  }

  @Test func `Other letters alone are told, for a font may have changed`() {
    #expect(
      lines { $0.nodes[1].values[2] = .init(.letters, "b2") } == [
        "'card/title' changed the shapes or places of its letters"
      ])
  }

  @Test func `A property that comes or goes is told`() {
    #expect(
      lines {
        $0.nodes[2].values = [.init(.border, "separator #3C3C43 hairline")]
      } == [
        "'card/button' lost its fill: tint #007AFF",
        "'card/button' has a new border: separator #3C3C43 hairline",
      ])
  }

  @Test func `A node that vanished is named once, with what was inside`() {
    #expect(
      lines { $0.nodes.removeLast(2) } == ["'card/button' vanished with 1 node inside"])
  }

  @Test func `A node that appeared is named once, with what is inside`() {
    #expect(
      lines {
        $0.nodes.append(.init(id: "hud", parent: 0, frame: .zero))
        $0.nodes.append(.init(id: "hud/text", parent: 4, frame: .zero))
        $0.nodes.append(.init(id: "hud/symbol", parent: 4, frame: .zero))
      } == ["'hud' appeared with 2 nodes inside"])
  }

  @Test func `What a node did itself stands before what may follow from it`() {
    #expect(
      lines {
        $0.nodes[0].frame.size.height = 130
        $0.nodes[2].frame.origin.y += 10
        $0.nodes[3].frame.origin.y += 10
        $0.nodes[1].values[0] = .init(.text, "ی")
      } == [
        "'card/title' changed its text from «گام امروز» to «ی»",
        "'card' changed its size from 361×120 to 361×130 pt", "'card/button' moved 10 pt down",
      ])
  }

  private func nodes(_ count: Int, text: (Int) -> String) -> LayoutRecord {
    LayoutRecord(
      nodes: (0..<count).map { index in
        LayoutRecord.Node(
          id: "n\(index)", parent: nil, frame: .zero, values: [.init(.text, text(index))])
      })
  }

  @Test func `A long list is cut and says how much is left`() {
    let difference = LayoutDifference(
      from: nodes(50) { _ in "a" }, to: nodes(50) { "b\($0)" })
    let lines = difference.lines(limit: 3)
    #expect(lines.count == 4)
    #expect(lines.last == "and 47 more changes")
  }

  @Test func `Nodes with the same change share a line and are one cause`() {
    let difference = LayoutDifference(from: nodes(8) { _ in "a" }, to: nodes(8) { _ in "b" })
    #expect(
      difference.lines() == [
        "8 nodes each changed its text from «a» to «b»: "
          + "'n0', 'n1', 'n2', 'n3', 'n4', 'n5' and 2 more"
      ])
    #expect(difference.causes == ["text from «a» to «b»"])
  }

  @Test func `Only nodes that a differing pixel is owed to are named, the last painted first`() {
    var after = before
    for index in [0, 1, 2] { after.nodes[index].values.append(.init(.opacity, "0.5")) }
    let difference = LayoutDifference(from: before, to: after)
    var map = DifferenceMap(width: 400, height: 300)
    // Over the button, which is painted after the card that it lies on.
    map[40, 170] = .differing
    // Under a mask over the title.
    map[210, 120] = .masked
    let visible = difference.visible(in: map, scale: 1, origin: (x: 0, y: 0))
    #expect(visible.entries.map(\.id) == ["card/button"])
    // Beside the button, on the card.
    map[20, 215] = .differing
    let both = difference.visible(in: map, scale: 1, origin: (x: 0, y: 0))
    #expect(both.entries.map(\.id) == ["card", "card/button"])
    // In a picture that begins 10 pixels lower, the second one lies below the card.
    let cut = difference.visible(in: map, scale: 1, origin: (x: 0, y: 10))
    #expect(cut.entries.map(\.id) == ["card/button"])
  }

  @Test func `A dump is read back as it was`() {
    #expect(LayoutRecord(dump: before.dump) == before)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"version\": 99, \"nodes\": []}", "not JSON"])
  func `Text that is no dump is none`(text: String) {
    #expect(LayoutRecord(dump: text) == nil)
  }
}
