import DesignTokens
import Geometry
import LayoutEngine
import Navigation
import Simulation
import Testing
import Typography

/// What bars and titles come to on screen, from the scenario to the layout.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct BarsTests {
  private func tree(_ text: String) throws -> LayoutTree {
    let run = try Stage.run(onItsDevice: text)
    let renderer = try Stage.renderer()
    let result = run.result(renderer)
    #expect(result.message == nil)
    return try renderer.tree(try #require(result.state), run.settings)
  }

  @Test(arguments: ["large", "xxxLarge"])
  func `the end of the Guide can be scrolled clear of a question of four lines`(
    size: String
  ) throws {
    let tree = try tree(
      """
      name: t
      devices: [iPhone SE 3]
      start: {screen: guide}
      settings: {textSize: \(size)}
      ---
      - inputText: {into: guide/question, text: "چطور می‌توانم هر روز پیش از کار یک قدم کوچک بردارم و آن را در همان شب به یاد بیاورم و برای فردا دوباره تعهدی بدهم که به آن پایبند بمانم و از آن خسته نشوم؟"}
      - scroll: {by: 5000}
      - settle
      """)
    let bar = try #require(tree.node("guide/question")).frame
    let footer = try #require(tree.node("guide/footer")).frame
    let question = tree.nodes.first { $0.id.hasPrefix("guide/question/") && $0.string != nil }
    guard case .text(let paragraph, _) = try #require(question).content else {
      Issue.record("the question is no text")
      return
    }
    #expect(paragraph.lines.count > 4)
    #expect(footer.maxY <= bar.minY)
    // As near as the gap at the end of every screen: 16 points.
    #expect(abs(bar.minY - footer.maxY - 16) <= 1)
  }

  @Test(arguments: ["accessibility2", "accessibility5"])
  func `the end of a lesson can be scrolled clear of its button`(size: String) throws {
    let tree = try tree(
      """
      name: t
      devices: [iPhone SE 3]
      start: {screen: lesson, scroll: 100000}
      settings: {textSize: \(size)}
      ---
      - settle
      """)
    let bar = try #require(tree.node("lesson/cta")).frame
    let last = try #require(tree.nodes.last { $0.id.hasPrefix("lesson/lesson/paragraph") })
    #expect(abs(bar.minY - last.frame.maxY - 16) <= 1)
  }

  @Test func `the Guide's content clears its ask bar and no more`() throws {
    let tree = try tree("name: t\nstart: {screen: guide}\n---\n- settle\n")
    let scroll = try #require(tree.nodes.compactMap(\.scroll).first)
    // The platter 62 high, 21 above the edge, a gap of 8, a field of 44.
    #expect(abs(scroll.bars.bottom - 135) <= 1)
    #expect(abs(scroll.insets.bottom - 151) <= 1)
  }

  @Test(arguments: [(30.0, false), (45, true), (100, true)])
  func `at the largest size no title rests half gone`(distance: Double, isGone: Bool) throws {
    let tree = try tree(
      """
      name: t
      start: {screen: path}
      settings: {textSize: accessibility5}
      ---
      - scroll: {by: \(distance)}
      - settle
      """)
    let bar = try #require(tree.node("path/navigationbar")).frame
    let title = try #require(tree.node("path/title")).frame
    let scroll = try #require(tree.nodes.compactMap(\.scroll).first)
    #expect(scroll.titleHeight > 52)
    #expect(isGone ? title.maxY <= bar.maxY : title.minY == bar.maxY)
    #expect(tree.nodes.contains { $0.id.hasPrefix("path/navigationbar/title") } == isGone)
  }

  @Test(arguments: [("morning", 300.0), ("done", 90)])
  func `a start is scrolled no further than a finger could`(state: String, asked: Double) throws {
    func offset(start: String, steps: String) throws -> Double {
      let text = """
        name: t
        devices: [iPhone 16]
        start: {screen: today, state: \(state)\(start)}
        ---
        \(steps)- settle
        """
      let state = try #require(try Stage.run(onItsDevice: text).result(Stage.renderer()).state)
      return state.scrollOffset(of: .screen(.root(.today)))
    }
    let started = try offset(start: ", scroll: \(asked)", steps: "")
    let dragged = try offset(start: "", steps: "- scroll: {by: \(asked)}\n")
    #expect(started == dragged)
    #expect(started < asked)
  }
}
