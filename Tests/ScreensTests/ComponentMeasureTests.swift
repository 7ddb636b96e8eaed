import Components
import DesignTokens
import Geometry
import LayoutEngine
import Navigation
import Screens
import Simulation
import Testing
import ViewTree

/// The figures of the design document's table of components, in laid-out trees.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct ComponentMeasureTests {
  private func tree(_ screen: StartScreen, _ state: StartState? = nil) throws -> LayoutTree {
    try Stage().layOut(Fixture.node(Fixture.state(StartPoint(screen, state))))
  }

  /// Lengths within a device pixel, since edges are settled on pixels.
  private func equals(_ length: Double, _ expected: Double) -> Bool {
    abs(length - expected) <= 1.0 / 3 + 1e-9
  }

  @Test func `The primary button is a green capsule 50 high`() throws {
    let tree = try tree(.today)
    let button = try #require(tree.node("today/timeline/node[1]/primary"))
    #expect(equals(button.frame.height, 50))
    #expect(button.appearance.fill == .token(.acted))
    #expect(button.appearance.corners == .capsule)
  }

  @Test func `What cannot be used has an opacity of 0.3 and no action`() throws {
    let tree = try tree(.commit)
    let save = try #require(tree.node("commit/bar/save"))
    #expect(save.appearance.opacity == 0.3)
    #expect(save.semantics.action == nil)
    let chapter = try #require(self.tree(.path).node("path/chapter[5]"))
    #expect(!chapter.semantics.isEnabled)
  }

  @Test func `A segmented control is 32 high, its segments equally wide`() throws {
    let tree = try tree(.commit)
    let control = try #require(tree.node("commit/when"))
    #expect(equals(control.frame.height, 32))
    let widths = tree.nodes.filter { $0.role == .segment }.map(\.frame.width)
    #expect(widths.count == 3)
    #expect(widths.allSatisfy { equals($0, control.frame.width / 3) })
  }

  @Test func `A switch is 51 by 31`() throws {
    let tree = try tree(.me)
    let control = try #require(tree.node("me/reduceMotion/switch"))
    #expect(equals(control.frame.width, 51) && equals(control.frame.height, 31))
  }

  @Test func `A cheer is a target of 44 by 44 and shows no number`() throws {
    let tree = try tree(.circle)
    let cheers = tree.nodes.filter { $0.id.hasSuffix("/cheer") }
    #expect(cheers.count == 2)
    for cheer in cheers {
      #expect(equals(cheer.frame.width, 44) && equals(cheer.frame.height, 44))
      #expect(cheer.flattened.allSatisfy { $0.string == nil })
    }
  }

  @Test func `The path has 21 day capsules, the first at the right`() throws {
    let tree = try tree(.path)
    let days = tree.nodes.filter {
      $0.id.hasPrefix("path/progress/days/day[") && $0.id.hasSuffix("]")
    }
    let capsules = days.filter { $0.id.split(separator: "/").count == 4 }
    #expect(capsules.count == 21)
    for (day, next) in zip(capsules, capsules.dropFirst()) {
      #expect(next.frame.maxX < day.frame.minX)
    }
  }

  @Test func `The tab bar has five tabs of equal width, the icon of the active one filled`() throws
  {
    let tree = try tree(.guide)
    let tabs = tree.nodes.filter { $0.role == .tab }
    #expect(tabs.count == 5)
    let widths = tabs.map(\.frame.width)
    #expect(widths.allSatisfy { abs($0 - widths[0]) <= 1.0 / 3 + 1e-9 })
    for tab in tabs {
      let symbols = tab.flattened.compactMap { node -> String? in
        if case .symbol(let content) = node.content { content.symbol.name } else { nil }
      }
      let isFilled = symbols.first?.hasSuffix(".filled") == true
      #expect(isFilled == tab.semantics.isSelected, "\(symbols)")
    }
  }

  @Test func `Cancel is leading and regular, save trailing and semibold`() throws {
    let tree = try tree(.commit, .valid)
    let cancel = try #require(tree.node("commit/bar/cancel"))
    let save = try #require(tree.node("commit/bar/save"))
    #expect(cancel.frame.minX > save.frame.maxX)
    #expect(style(of: cancel) == .body)
    #expect(style(of: save) == .headline)
  }

  private func style(of node: LayoutNode) -> TypeStyle? {
    for part in node.flattened {
      if case .text(_, let text) = part.content { return text.style }
    }
    return nil
  }

  @Test func `The screen behind a page sheet shrinks to 0.93, behind a form sheet it does not`()
    throws
  {
    let (page, form) = (try tree(.commit), try tree(.evidence))
    #expect(page.nodes.map(\.appearance.scale).filter { $0 != 1 } == [0.93])
    #expect(form.nodes.allSatisfy { $0.appearance.scale == 1 })
    #expect(form.nodes.contains { $0.id.hasSuffix("/grabber") })
    #expect(!page.nodes.contains { $0.id.hasSuffix("/grabber") })
  }

  @Test func `The screen behind a page sheet shrinks as far as the token file says`() throws {
    var tokens = try Fixture.project.designTokens()
    tokens.numbers[.shrunkScale] = 0.9
    let state = AppState.start(
      StartPoint(.commit), content: try Fixture.content(), timings: Timings(tokens))
    let scales = Fixture.node(state).flattened.map(\.appearance.scale)
    #expect(scales.filter { $0 != 1 } == [0.9])
  }

  @Test func `Every row of a list is at least 52 high`() throws {
    for screen in [StartScreen.path, .chapter, .guide, .circle, .me] {
      let tree = try tree(screen)
      let rows = tree.nodes.filter { $0.role == .row || $0.role == .switch }
      for row in rows where row.semantics.label == nil && !row.id.hasSuffix("/switch") {
        #expect(row.frame.height >= 52 - 1.0 / 3 - 1e-9, "\(row.id)")
      }
    }
  }

  @Test func `A comeback differs from an act by its shape`() throws {
    let tree = try tree(.path)
    // Day 7 of the fixture is the comeback.
    let comeback = try #require(tree.node("path/progress/days/day[7]"))
    let act = try #require(tree.node("path/progress/days/day[8]"))
    #expect(comeback.appearance.fill == .token(.comeback))
    #expect(comeback.children.count == act.children.count + 1)
  }
}
